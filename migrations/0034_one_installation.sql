-- What database, key and file store have in common: a start that finds strangers among them stops.
create table installation (
  id boolean primary key default true check (id),
  identity uuid not null,
  -- Sealed under APP_KEY: what does not open it is not this installation's key.
  canary bytea not null,
  created_at timestamptz not null default now()
);

-- Files that were deleted on purpose. The bytes of any other that no list names are kept apart for a while.
create table deleted_files (
  id uuid primary key
);
create function remember_deleted_file() returns trigger language plpgsql as $$
begin
  insert into deleted_files (id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger private_files_remember_deleted after delete on private_files
  for each row execute function remember_deleted_file();

-- Since when a file that nothing names lies in quarantine; after it the row goes.
alter table private_files add column quarantined_at timestamptz;
create index on private_files (quarantined_at) where quarantined_at is not null;

-- Sweeps that would have taken more than a small share and so took nothing; a row goes with the next sweep that ends well.
create table stopped_sweeps (
  jenis text primary key check (jenis in ('unused', 'unlisted', 'public')),
  jumlah integer not null,
  dari integer not null,
  at timestamptz not null
);
