-- Sanctions: notice, fourteen days to answer, a named person's decision, letter, appeal (ISO/IEC 17024 clause 9.5).

create table sanctions (
  id integer generated always as identity primary key,
  nomor text unique,
  certificate_id integer not null references certificates (id),
  user_id integer references users (id),
  jenis text not null check (jenis in ('pembekuan', 'pencabutan')),
  alasan text not null check (alasan in (
    'tanpa_pemeliharaan', 'dokumen_palsu', 'etik', 'salah_guna_tanda', 'pengaduan_terbukti', 'permintaan_sendiri'
  )),
  uraian text not null default '',
  -- Proposed, perhaps by a job; notified; decided; or dropped.
  status text not null check (status in ('diusulkan', 'diberitahukan', 'dijatuhkan', 'tidak_dijatuhkan', 'dibatalkan')),
  -- Nobody for what a job proposed.
  opened_by integer references users (id),
  opened_at timestamptz not null,
  notified_by integer references users (id),
  notified_at timestamptz,
  -- The last moment to answer.
  answer_due timestamptz,
  jawaban text,
  jawaban_file uuid references private_files (id),
  answered_at timestamptz,
  decided_by integer references users (id),
  decided_at timestamptz,
  putusan text,
  -- What the holder does before the certificate is restored: [{ tugas, selesai_at }]
  tugas jsonb not null default '[]',
  version integer not null default 1,
  pemilik text not null default '',
  search_text text not null generated always as (lower(' ' || coalesce(nomor, '')) || E'\n' || pemilik) stored,
  -- No job ever sanctions: a person notifies and a person decides.
  check ((notified_at is null) = (notified_by is null) and (notified_at is null) = (answer_due is null)),
  check ((decided_at is null) = (decided_by is null)),
  check (status in ('diusulkan', 'diberitahukan') or decided_at is not null),
  check (status <> 'diberitahukan' or notified_at is not null),
  check (status <> 'dijatuhkan' or (notified_at is not null or alasan = 'permintaan_sendiri')),
  check (status <> 'dijatuhkan' or jenis <> 'pencabutan' or decided_by is distinct from notified_by)
);
-- One case of a certificate at a time.
create unique index sanctions_open on sanctions (certificate_id) where status in ('diusulkan', 'diberitahukan');
create index on sanctions (certificate_id, id);
create index on sanctions (user_id, id);
create index on sanctions (status, opened_at, id);
create index on sanctions (opened_at, id);
create index on sanctions (answer_due) where status = 'diberitahukan';
create index on sanctions (jawaban_file) where jawaban_file is not null;
create index on sanctions using gin (search_text gin_trgm_ops);

create function copy_owner_if_any() returns trigger language plpgsql as $$
begin
  new.pemilik := coalesce((select search_text from users where id = new.user_id for share), '');
  return new;
end $$;
create trigger sanctions_copy_owner before insert or update of user_id on sanctions
  for each row execute function copy_owner_if_any();

-- An appeal is on a decision of competence or on a sanction.
alter table appeals
  alter column user_training_id drop not null,
  alter column decision_id drop not null,
  add column sanction_id integer unique references sanctions (id),
  add constraint appeals_on_one check (
    num_nonnulls(decision_id, sanction_id) = 1 and (decision_id is null) = (user_training_id is null)
  );

-- Dated proof of a certificate's state; its bytes are known by their hash.
create table status_letters (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates (id),
  nomor text not null unique,
  user_id integer not null references users (id),
  created_at timestamptz not null,
  -- What it says: the public register's facts of that moment.
  isi jsonb not null,
  file_id uuid not null unique references private_files (id),
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$')
);
create index on status_letters (certificate_id, id);
