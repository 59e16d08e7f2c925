-- A store of schema version 4, as a server of that time left it: three tables, one of them over.
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
            revoked BIGINT NOT NULL, muted BIGINT NOT NULL DEFAULT 0, banned BIGINT NOT NULL DEFAULT 0);
CREATE TABLE codes (hash TEXT PRIMARY KEY, guest TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE chat (
            table_id TEXT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, by TEXT NOT NULL,
            seat BIGINT, text TEXT NOT NULL, id TEXT NOT NULL DEFAULT '', PRIMARY KEY (table_id, n)) WITHOUT ROWID;
CREATE TABLE mutes (
            table_id TEXT NOT NULL, by TEXT NOT NULL, guest TEXT NOT NULL,
            PRIMARY KEY (table_id, by, guest)) WITHOUT ROWID;
CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE orders (
            n BIGINT PRIMARY KEY, at BIGINT NOT NULL, by TEXT NOT NULL, what TEXT NOT NULL,
            whom TEXT NOT NULL, why TEXT NOT NULL);
CREATE TABLE waiting (
            guest TEXT PRIMARY KEY, game TEXT NOT NULL, seats BIGINT NOT NULL, bot TEXT NOT NULL,
            origin TEXT NOT NULL, since BIGINT NOT NULL, until BIGINT NOT NULL,
            seated TEXT NOT NULL);
CREATE INDEX tables_public ON tables (public, changed);
CREATE INDEX tables_status ON tables (status, changed);
CREATE INDEX tables_maker ON tables (maker);
CREATE UNIQUE INDEX entries_once ON entries (table_id, by, id) WHERE id <> '';
CREATE INDEX sitting_guest ON sitting (guest);
CREATE UNIQUE INDEX chat_once ON chat (table_id, by, id) WHERE id <> '';
CREATE INDEX chat_at ON chat (at);
CREATE INDEX waiting_queue ON waiting (game, seats);
CREATE INDEX waiting_origin ON waiting (origin);
CREATE INDEX waiting_seated ON waiting (seated);
INSERT INTO schema VALUES (4);
INSERT INTO tables VALUES ('pnfgedcker', 'pass_the_pandas', 'over', 1, 'gybnzcn93tgc6', 1700000000000, '{"seats":2,"options":{},"clock":null,"timeout":"bot","level":"greedy","takeback":true,"spectator_chat":false,"hints":true,"code":"","parent":"","rules":1}', 1700000000000, 21);
INSERT INTO tables VALUES ('v9sv4xp6nv', 'bonsai', 'playing', 1, 'gybnzcn93tgc6', 1700000000000, '{"seats":2,"options":{},"clock":{"kind":"game","minutes":60.0},"timeout":"bot","level":"greedy","takeback":true,"spectator_chat":false,"hints":true,"code":"","parent":"","rules":1}', 1700000000000, 25);
INSERT INTO tables VALUES ('xmps5h5z7t', 'takenoko', 'waiting', 0, 'g76jv9qp4xt2y', 1700000000000, '{"seats":3,"options":{},"clock":null,"timeout":"bot","level":"greedy","takeback":true,"spectator_chat":false,"hints":true,"code":"w2xxcsjqrdk6","parent":"","rules":1}', 1700000000000, 2);
INSERT INTO entries VALUES ('pnfgedcker', 1, 1700000000000, 'seat', 0, 'table', '{"guest":"gybnzcn93tgc6","name":"Ann","bot":"","away":false}', '');
INSERT INTO entries VALUES ('pnfgedcker', 2, 1700000000000, 'seat', 1, 'g76jv9qp4xt2y', '{"guest":"g76jv9qp4xt2y","name":"Bob","bot":"","away":false}', '');
INSERT INTO entries VALUES ('pnfgedcker', 3, 1700000000000, 'chance', NULL, 'chance', 'start A', '');
INSERT INTO entries VALUES ('pnfgedcker', 4, 1700000000000, 'chance', NULL, 'chance', 'roll WWWP..', '');
INSERT INTO entries VALUES ('pnfgedcker', 5, 1700000000000, 'line', 0, 'gybnzcn93tgc6', 'give B', 'm0');
INSERT INTO entries VALUES ('pnfgedcker', 6, 1700000000000, 'chance', NULL, 'chance', 'roll BBB....', '');
INSERT INTO entries VALUES ('pnfgedcker', 7, 1700000000000, 'chance', NULL, 'chance', 'roll ..', '');
INSERT INTO entries VALUES ('pnfgedcker', 8, 1700000000000, 'chance', NULL, 'chance', 'roll P...', '');
INSERT INTO entries VALUES ('pnfgedcker', 9, 1700000000000, 'line', 1, 'g76jv9qp4xt2y', 'give A', 'm1');
INSERT INTO entries VALUES ('pnfgedcker', 10, 1700000000000, 'chance', NULL, 'chance', 'roll WPBB..', '');
INSERT INTO entries VALUES ('pnfgedcker', 11, 1700000000000, 'line', 0, 'gybnzcn93tgc6', 'give B', 'm2');
INSERT INTO entries VALUES ('pnfgedcker', 12, 1700000000000, 'chance', NULL, 'chance', 'roll WB..', '');
INSERT INTO entries VALUES ('pnfgedcker', 13, 1700000000000, 'chance', NULL, 'chance', 'roll WB.', '');
INSERT INTO entries VALUES ('pnfgedcker', 14, 1700000000000, 'chance', NULL, 'chance', 'roll PP..', '');
INSERT INTO entries VALUES ('pnfgedcker', 15, 1700000000000, 'line', 1, 'g76jv9qp4xt2y', 'give A', 'm3');
INSERT INTO entries VALUES ('pnfgedcker', 16, 1700000000000, 'line', 1, 'g76jv9qp4xt2y', 'give A', 'm4');
INSERT INTO entries VALUES ('pnfgedcker', 17, 1700000000000, 'chance', NULL, 'chance', 'roll PB.', '');
INSERT INTO entries VALUES ('pnfgedcker', 18, 1700000000000, 'line', 0, 'gybnzcn93tgc6', 'give B', 'm5');
INSERT INTO entries VALUES ('pnfgedcker', 19, 1700000000000, 'chance', NULL, 'chance', 'roll WW..', '');
INSERT INTO entries VALUES ('pnfgedcker', 20, 1700000000000, 'chance', NULL, 'chance', 'roll P', '');
INSERT INTO entries VALUES ('pnfgedcker', 21, 1700000000000, 'line', 0, 'gybnzcn93tgc6', 'give B', 'm6');
INSERT INTO entries VALUES ('v9sv4xp6nv', 1, 1700000000000, 'seat', 0, 'table', '{"guest":"gybnzcn93tgc6","name":"Ann","bot":"","away":false}', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 2, 1700000000000, 'seat', 1, 'g76jv9qp4xt2y', '{"guest":"g76jv9qp4xt2y","name":"Bob","bot":"","away":false}', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 3, 1700000000000, 'chance', NULL, 'chance', 'goals green orange pink', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 4, 1700000000000, 'chance', NULL, 'chance', 'deal growth-W', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 5, 1700000000000, 'chance', NULL, 'chance', 'deal growth-L', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 6, 1700000000000, 'chance', NULL, 'chance', 'deal parchment-helper', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 7, 1700000000000, 'chance', NULL, 'chance', 'deal growth-W', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 8, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 9, 1700000000000, 'line', 0, 'gybnzcn93tgc6', 'take 1', 'm0');
INSERT INTO entries VALUES ('v9sv4xp6nv', 10, 1700000000000, 'chance', NULL, 'chance', 'deal parchment-F', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 11, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 12, 1700000000000, 'line', 1, 'g76jv9qp4xt2y', 'take 1', 'm1');
INSERT INTO entries VALUES ('v9sv4xp6nv', 13, 1700000000000, 'chance', NULL, 'chance', 'deal tool', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 14, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 15, 1700000000000, 'line', 0, 'gybnzcn93tgc6', 'take 1', 'm2');
INSERT INTO entries VALUES ('v9sv4xp6nv', 16, 1700000000000, 'chance', NULL, 'chance', 'deal parchment-master', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 17, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 18, 1700000000000, 'line', 1, 'g76jv9qp4xt2y', 'take 1', 'm3');
INSERT INTO entries VALUES ('v9sv4xp6nv', 19, 1700000000000, 'chance', NULL, 'chance', 'deal parchment-L', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 20, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 21, 1700000000000, 'line', 0, 'gybnzcn93tgc6', 'take 1', 'm4');
INSERT INTO entries VALUES ('v9sv4xp6nv', 22, 1700000000000, 'chance', NULL, 'chance', 'deal helper-R', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 23, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('v9sv4xp6nv', 24, 1700000000000, 'line', 1, 'g76jv9qp4xt2y', 'take 1', 'm5');
INSERT INTO entries VALUES ('v9sv4xp6nv', 25, 1700000000000, 'clock', NULL, 'table', '[3600000,3600000]', '');
INSERT INTO entries VALUES ('xmps5h5z7t', 1, 1700000000000, 'seat', 0, 'table', '{"guest":"g76jv9qp4xt2y","name":"Bob","bot":"","away":false}', '');
INSERT INTO entries VALUES ('xmps5h5z7t', 2, 1700000000000, 'seat', 2, 'table', '{"guest":"","name":"greedy","bot":"greedy","away":false}', '');
INSERT INTO sitting VALUES ('pnfgedcker', 1, 'g76jv9qp4xt2y');
INSERT INTO sitting VALUES ('v9sv4xp6nv', 1, 'g76jv9qp4xt2y');
INSERT INTO sitting VALUES ('xmps5h5z7t', 0, 'g76jv9qp4xt2y');
INSERT INTO sitting VALUES ('pnfgedcker', 0, 'gybnzcn93tgc6');
INSERT INTO sitting VALUES ('v9sv4xp6nv', 0, 'gybnzcn93tgc6');
INSERT INTO guests VALUES ('gybnzcn93tgc6', 'Ann', 1700000000000, 0, 0, 0);
INSERT INTO guests VALUES ('g76jv9qp4xt2y', 'Bob', 1700000000000, 0, 1700003600000, 0);
INSERT INTO chat VALUES ('v9sv4xp6nv', 1, 1700000000000, 'gybnzcn93tgc6', 0, '“hello”, Bob', 'c1');
INSERT INTO chat VALUES ('v9sv4xp6nv', 2, 1700000000000, 'g76jv9qp4xt2y', 1, 'hello', '');
INSERT INTO mutes VALUES ('v9sv4xp6nv', 'gybnzcn93tgc6', 'g76jv9qp4xt2y');
INSERT INTO notes VALUES ('guests', '9anfUHco_R_BzDiwBHz_6_IdI3c9pN6Y3qdDCqbwYMs');
INSERT INTO notes VALUES ('alive', '1700000000000');
INSERT INTO orders VALUES (1, 1700000000000, 'host', 'mute', 'g76jv9qp4xt2y', 'words');
INSERT INTO waiting VALUES ('g76jv9qp4xt2y', 'bonsai', 2, 'greedy', '8d1f0c9ae35b4d72a6e19c04f7b2d583', 1700000000000, 1700000012000, '');
