-- The hashed files of the browser program of each release, which any process answers with: a page that one release
-- drew asks for them wherever the proxy leads it, also when that release is gone.
create table browser_files (
  name text primary key check (name ~ '^[\w.-]{1,200}$'),
  bytes bytea not null,
  -- Whether the bytes are compressed.
  is_compressed boolean not null,
  -- When a release that carries it last ran.
  seen_at timestamptz not null
);
create index browser_files_seen on browser_files (seen_at);
