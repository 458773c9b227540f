-- The directory is sorted by name and by the beginning of the account.
create index on users (name, id);
create index on users (created_at, id);
drop index users_created_at_idx;

-- A second factor that its owner lost is taken off an account by two people: one proposes it, another confirms.
create table two_factor_resets (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  alasan text not null,
  status text not null default 'diusulkan' check (status in ('diusulkan', 'dikonfirmasi', 'ditolak')),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  catatan text,
  check ((status = 'diusulkan') = (decided_at is null)),
  -- Nobody proposes or confirms it of the own account, and one person never does both.
  check (proposed_by <> user_id),
  check (status <> 'dikonfirmasi' or (decided_by is not null and decided_by not in (proposed_by, user_id)))
);
create unique index on two_factor_resets (user_id) where status = 'diusulkan';
create index on two_factor_resets (user_id, id);
