-- The body's bank accounts: a list in force, those before it, and what is proposed. An invoice keeps the list it was
-- issued with, so that whoever changes the list later does not move money that is on its way.

create table bank_account_lists (
  id integer generated always as identity primary key,
  version integer not null default 1,
  rekening jsonb not null check (jsonb_typeof(rekening) = 'array'),
  alasan text not null check (length(alasan) between 1 and 500),
  status text not null check (status in ('diusulkan', 'berlaku', 'ditolak', 'ditarik')),
  -- Null for the list that was in force before lists were proposed.
  proposed_by integer references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  catatan text check (length(catatan) between 1 and 500),
  check ((status = 'diusulkan') = (decided_at is null))
);
create unique index bank_account_lists_one_proposal on bank_account_lists (status) where status = 'diusulkan';
create index on bank_account_lists (proposed_by);
create index on bank_account_lists (decided_by);

insert into bank_account_lists (rekening, alasan, status, proposed_at, decided_at)
  select rekening, 'Berlaku sebelum perubahan rekening memerlukan dua orang.', 'berlaku', now(), now()
  from site_content where jsonb_array_length(rekening) > 0 order by id limit 1;

alter table invoices add column rekening jsonb not null default '[]' check (jsonb_typeof(rekening) = 'array');
update invoices set rekening = site.rekening from site_content as site where jsonb_array_length(site.rekening) > 0;
alter table site_content drop column rekening;

-- Who gave whom a right after the opening: a right that is new does not confirm what another person proposed.
create table permission_grants (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- A permission, or the role itself.
  permission text not null,
  -- Null for the operator at the machine.
  granted_by integer references users (id),
  granted_at timestamptz not null
);
create index on permission_grants (user_id, granted_at);
create index on permission_grants (granted_by);
