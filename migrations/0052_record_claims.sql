-- Who types the identity number of an earlier record gets it only after somebody has compared it with their identity card.
create table record_claims (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  status text not null default 'diajukan' check (status in ('diajukan', 'disetujui', 'ditolak')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references users (id),
  -- Why it was refused; its person reads it.
  catatan text check (length(catatan) between 1 and 500),
  version integer not null default 1,
  check ((status = 'diajukan') = (decided_at is null)),
  -- Whose it is, as account name and address to be searched for.
  owner_text text not null default '',
  search_text text not null generated always as (owner_text) stored
);
create unique index on record_claims (user_id) where status = 'diajukan';
create index on record_claims (user_id);
create index on record_claims (status, created_at, id);
create index on record_claims (created_at, id);
create index on record_claims using gin (search_text gin_trgm_ops);
create trigger record_claims_copy_owner before insert or update of user_id on record_claims
  for each row execute function copy_owner();
