"""What each word after ``engawa`` takes, does and prints."""
