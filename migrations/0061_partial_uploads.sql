-- An upload that a weak network cuts is continued where it stopped; what is never finished is swept away.

create table partial_uploads (
  id uuid primary key,
  user_id integer not null references users on delete cascade,
  jenis text not null check (length(jenis) between 1 and 50),
  name text not null check (length(name) between 1 and 300),
  -- What it will come to, and what has come so far.
  bytes integer not null check (bytes between 1 and 10000000),
  received integer not null default 0 check (received between 0 and bytes),
  created_at timestamptz not null
);
create index on partial_uploads (user_id, created_at);
create index on partial_uploads (created_at);

create table partial_upload_parts (
  upload_id uuid not null references partial_uploads on delete cascade,
  starts_at integer not null check (starts_at >= 0),
  sealed bytea not null,
  primary key (upload_id, starts_at)
);
