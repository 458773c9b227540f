-- A person's private calendar, read by whoever has the address: its secret is kept as a digest only.
create table calendar_feeds (
  user_id integer primary key references users,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  last_read_at timestamptz
);
