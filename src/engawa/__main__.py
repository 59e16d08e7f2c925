from engawa.cli import main

main()
