-- A store of schema version 1, as a server of that time left it: three tables, one of them over.
CREATE TABLE schema (version BIGINT NOT NULL);
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public BIGINT NOT NULL,
            maker TEXT NOT NULL, made BIGINT NOT NULL, about TEXT NOT NULL,
            changed BIGINT NOT NULL, n BIGINT NOT NULL);
CREATE TABLE entries (
            table_id TEXT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, kind TEXT NOT NULL,
            seat BIGINT, by TEXT NOT NULL, text TEXT NOT NULL, id TEXT NOT NULL,
            PRIMARY KEY (table_id, n)) WITHOUT ROWID;
CREATE TABLE sitting (
            table_id TEXT NOT NULL, seat BIGINT NOT NULL, guest TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
CREATE TABLE guests (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, made BIGINT NOT NULL,
            revoked BIGINT NOT NULL);
CREATE TABLE codes (hash TEXT PRIMARY KEY, guest TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE chat (
            table_id TEXT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, by TEXT NOT NULL,
            seat BIGINT, text TEXT NOT NULL, PRIMARY KEY (table_id, n)) WITHOUT ROWID;
CREATE TABLE mutes (
            table_id TEXT NOT NULL, by TEXT NOT NULL, guest TEXT NOT NULL,
            PRIMARY KEY (table_id, by, guest)) WITHOUT ROWID;
CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE INDEX tables_public ON tables (public, changed);
CREATE INDEX tables_status ON tables (status, changed);
CREATE INDEX tables_maker ON tables (maker);
CREATE UNIQUE INDEX entries_once ON entries (table_id, by, id) WHERE id <> '';
CREATE INDEX sitting_guest ON sitting (guest);
INSERT INTO schema VALUES (1);
INSERT INTO tables VALUES ('x3zgqbcqda', 'pass_the_pandas', 'over', 1, 'gea7ejke4mch7', 1700000000000, '{"seats":2,"options":{},"clock":null,"timeout":"bot","level":"greedy","takeback":true,"spectator_chat":false,"hints":true,"code":"","parent":"","rules":1}', 1700000000000, 21);
INSERT INTO tables VALUES ('e8nhmty9sd', 'bonsai', 'playing', 1, 'gea7ejke4mch7', 1700000000000, '{"seats":2,"options":{},"clock":{"kind":"game","minutes":60.0},"timeout":"bot","level":"greedy","takeback":true,"spectator_chat":false,"hints":true,"code":"","parent":"","rules":1}', 1700000000000, 25);
INSERT INTO tables VALUES ('cxa5m7q25c', 'takenoko', 'waiting', 0, 'gpunfd5hacwx5', 1700000000000, '{"seats":3,"options":{},"clock":null,"timeout":"bot","level":"greedy","takeback":true,"spectator_chat":false,"hints":true,"code":"txxjmxh5kgsd","parent":"","rules":1}', 1700000000000, 2);
INSERT INTO entries VALUES ('cxa5m7q25c', 1, 1700000000000, 'seat', 0, 'table', '{"guest":"gpunfd5hacwx5","name":"Bob","bot":"","away":false}', '');
INSERT INTO entries VALUES ('cxa5m7q25c', 2, 1700000000000, 'seat', 2, 'table', '{"guest":"","name":"greedy","bot":"greedy","away":false}', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 1, 1700000000000, 'seat', 0, 'table', '{"guest":"gea7ejke4mch7","name":"Ann","bot":"","away":false}', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 2, 1700000000000, 'seat', 1, 'gpunfd5hacwx5', '{"guest":"gpunfd5hacwx5","name":"Bob","bot":"","away":false}', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 3, 1700000000000, 'chance', NULL, 'chance', 'goals green orange pink', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 4, 1700000000000, 'chance', NULL, 'chance', 'deal growth-W', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 5, 1700000000000, 'chance', NULL, 'chance', 'deal growth-L', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 6, 1700000000000, 'chance', NULL, 'chance', 'deal parchment-helper', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 7, 1700000000000, 'chance', NULL, 'chance', 'deal growth-W', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 8, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 9, 1700000000000, 'line', 0, 'gea7ejke4mch7', 'take 1', 'm0');
INSERT INTO entries VALUES ('e8nhmty9sd', 10, 1700000000000, 'chance', NULL, 'chance', 'deal parchment-F', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 11, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 12, 1700000000000, 'line', 1, 'gpunfd5hacwx5', 'take 1', 'm1');
INSERT INTO entries VALUES ('e8nhmty9sd', 13, 1700000000000, 'chance', NULL, 'chance', 'deal tool', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 14, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 15, 1700000000000, 'line', 0, 'gea7ejke4mch7', 'take 1', 'm2');
INSERT INTO entries VALUES ('e8nhmty9sd', 16, 1700000000000, 'chance', NULL, 'chance', 'deal parchment-master', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 17, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 18, 1700000000000, 'line', 1, 'gpunfd5hacwx5', 'take 1', 'm3');
INSERT INTO entries VALUES ('e8nhmty9sd', 19, 1700000000000, 'chance', NULL, 'chance', 'deal parchment-L', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 20, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 21, 1700000000000, 'line', 0, 'gea7ejke4mch7', 'take 1', 'm4');
INSERT INTO entries VALUES ('e8nhmty9sd', 22, 1700000000000, 'chance', NULL, 'chance', 'deal helper-R', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 23, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('e8nhmty9sd', 24, 1700000000000, 'line', 1, 'gpunfd5hacwx5', 'take 1', 'm5');
INSERT INTO entries VALUES ('e8nhmty9sd', 25, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 1, 1700000000000, 'seat', 0, 'table', '{"guest":"gea7ejke4mch7","name":"Ann","bot":"","away":false}', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 2, 1700000000000, 'seat', 1, 'gpunfd5hacwx5', '{"guest":"gpunfd5hacwx5","name":"Bob","bot":"","away":false}', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 3, 1700000000000, 'chance', NULL, 'chance', 'start A', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 4, 1700000000000, 'chance', NULL, 'chance', 'roll WWWP..', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 5, 1700000000000, 'line', 0, 'gea7ejke4mch7', 'give B', 'm0');
INSERT INTO entries VALUES ('x3zgqbcqda', 6, 1700000000000, 'chance', NULL, 'chance', 'roll BBB....', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 7, 1700000000000, 'chance', NULL, 'chance', 'roll ..', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 8, 1700000000000, 'chance', NULL, 'chance', 'roll P...', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 9, 1700000000000, 'line', 1, 'gpunfd5hacwx5', 'give A', 'm1');
INSERT INTO entries VALUES ('x3zgqbcqda', 10, 1700000000000, 'chance', NULL, 'chance', 'roll WPBB..', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 11, 1700000000000, 'line', 0, 'gea7ejke4mch7', 'give B', 'm2');
INSERT INTO entries VALUES ('x3zgqbcqda', 12, 1700000000000, 'chance', NULL, 'chance', 'roll WB..', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 13, 1700000000000, 'chance', NULL, 'chance', 'roll WB.', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 14, 1700000000000, 'chance', NULL, 'chance', 'roll PP..', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 15, 1700000000000, 'line', 1, 'gpunfd5hacwx5', 'give A', 'm3');
INSERT INTO entries VALUES ('x3zgqbcqda', 16, 1700000000000, 'line', 1, 'gpunfd5hacwx5', 'give A', 'm4');
INSERT INTO entries VALUES ('x3zgqbcqda', 17, 1700000000000, 'chance', NULL, 'chance', 'roll PB.', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 18, 1700000000000, 'line', 0, 'gea7ejke4mch7', 'give B', 'm5');
INSERT INTO entries VALUES ('x3zgqbcqda', 19, 1700000000000, 'chance', NULL, 'chance', 'roll WW..', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 20, 1700000000000, 'chance', NULL, 'chance', 'roll P', '');
INSERT INTO entries VALUES ('x3zgqbcqda', 21, 1700000000000, 'line', 0, 'gea7ejke4mch7', 'give B', 'm6');
INSERT INTO sitting VALUES ('e8nhmty9sd', 0, 'gea7ejke4mch7');
INSERT INTO sitting VALUES ('x3zgqbcqda', 0, 'gea7ejke4mch7');
INSERT INTO sitting VALUES ('cxa5m7q25c', 0, 'gpunfd5hacwx5');
INSERT INTO sitting VALUES ('e8nhmty9sd', 1, 'gpunfd5hacwx5');
INSERT INTO sitting VALUES ('x3zgqbcqda', 1, 'gpunfd5hacwx5');
INSERT INTO guests VALUES ('gea7ejke4mch7', 'Ann', 1700000000000, 0);
INSERT INTO guests VALUES ('gpunfd5hacwx5', 'Bob', 1700000000000, 0);
INSERT INTO chat VALUES ('e8nhmty9sd', 1, 1700000000000, 'gea7ejke4mch7', 0, '“hello”, Bob');
INSERT INTO chat VALUES ('e8nhmty9sd', 2, 1700000000000, 'gpunfd5hacwx5', 1, 'hello');
INSERT INTO mutes VALUES ('e8nhmty9sd', 'gea7ejke4mch7', 'gpunfd5hacwx5');
INSERT INTO notes VALUES ('guests', 'PUefRMNJIB5O50HRnxgyY-Zg7jJiHPZt-AVjSaW41Mg');
INSERT INTO notes VALUES ('alive', '1700000000000');
