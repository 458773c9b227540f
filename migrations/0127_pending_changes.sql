-- Changes of settings by which money, data or signatures go elsewhere: what one person proposes waits here, sealed, until
-- a second one has confirmed it and its day has come.

create table pending_changes (
  id integer generated always as identity primary key,
  version integer not null default 1,
  -- By which rule of two people, and of which record of that kind.
  hal text not null check (length(hal) between 1 and 60),
  record_id integer not null,
  -- The version of the record that was seen: over another one the change does not count.
  seen_version integer not null,
  -- What changes, in words and without secrets.
  perubahan jsonb not null check (jsonb_typeof(perubahan) = 'array'),
  -- The new values, sealed; gone once the change has ended.
  isi bytea,
  status text not null default 'diusulkan'
    check (status in ('diusulkan', 'disetujui', 'berlaku', 'ditolak', 'ditarik', 'gugur')),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  counts_at timestamptz not null,
  approved_by integer references users (id),
  approved_at timestamptz,
  -- Null where its time ended it.
  ended_by integer references users (id),
  ended_at timestamptz,
  catatan text check (length(catatan) between 1 and 500),
  check ((isi is null) = (ended_at is not null)),
  check ((status in ('diusulkan', 'disetujui')) = (ended_at is null)),
  check ((approved_by is null) = (approved_at is null)),
  check (status not in ('disetujui', 'berlaku') or approved_by is not null),
  check (approved_by <> proposed_by)
);
create unique index pending_changes_one_open on pending_changes (hal, record_id) where ended_at is null;
create index on pending_changes (proposed_by);
create index on pending_changes (approved_by);
create index on pending_changes (ended_by);

-- Whether an account of a provider ever took a payment.
create index on charges (provider_id);
