-- Complaints of anybody: followed by ticket and PIN, handled by who has no part in them (ISO/IEC 17024 clause 9.9).

create table complaints (
  id integer generated always as identity primary key,
  no_tiket text not null unique,
  -- Keyed hash: a dump shows no PIN.
  pin_hash text not null,
  jenis text not null check (jenis in ('layanan', 'penguji', 'pemegang_sertifikat', 'pemalsuan', 'kerahasiaan', 'lainnya')),
  is_anonim boolean not null,
  -- Sealed: name, email and phone of who reports.
  pelapor bytea not null,
  -- Whose account reports, where somebody was logged in and gave their name.
  user_id integer references users (id),
  terlapor text not null default '',
  no_sertifikasi text not null default '',
  -- Found by that number, and by that name or number.
  certificate_id integer references certificates (id),
  examiner_id integer references examiners (id) on delete set null,
  tanggal_kejadian date,
  uraian text not null check (length(uraian) between 1 and 4000),
  status text not null default 'diterima' check (status in (
    'diterima', 'divalidasi', 'tidak_valid', 'ditelaah', 'menunggu_pelapor', 'tindakan', 'selesai', 'dibuka_kembali'
  )),
  handler_id integer references users (id),
  -- When it came in; by when it is to be acknowledged, validated and answered; when it was.
  created_at timestamptz not null,
  target_terima date not null,
  target_validasi date not null,
  target_jawab date not null,
  acknowledged_at timestamptz,
  validated_at timestamptz,
  closed_at timestamptz,
  -- What is due next; nothing once it is closed.
  target date generated always as (case when closed_at is not null then null when acknowledged_at is null then target_terima
    when validated_at is null then target_validasi else target_jawab end) stored,
  -- What was found and done, as the reporter reads it.
  putusan text check (length(putusan) <= 4000),
  -- The last day on which the reporter may have it opened again, which happens once.
  reopen_until date,
  reopened_at timestamptz,
  version integer not null default 1,
  search_text text not null generated always as
    (lower(' ' || no_tiket) || E'\n' || lower(' ' || terlapor) || E'\n' || lower(' ' || no_sertifikasi)) stored,
  check (not is_anonim or user_id is null),
  check ((closed_at is not null) = (status in ('selesai', 'tidak_valid')))
);
create index on complaints (status, created_at, id);
create index on complaints (created_at, id);
create index on complaints (target, id);
create index on complaints (handler_id) where handler_id is not null;
create index on complaints (certificate_id) where certificate_id is not null;
create index on complaints (examiner_id) where examiner_id is not null;
create index on complaints (user_id) where user_id is not null;
create index on complaints (closed_at) where closed_at is not null;
-- The desk counts what is open without reading the cases.
create index on complaints (id) include (status, handler_id, created_at, target) where closed_at is null;
create index on complaints using gin (search_text gin_trgm_ops);

-- Staff who have a part in a case do not see it.
create table complaint_involved (
  complaint_id integer not null references complaints (id) on delete cascade,
  user_id integer not null references users (id),
  alasan text not null check (length(alasan) between 1 and 300),
  primary key (complaint_id, user_id)
);
create index on complaint_involved (user_id);

-- What both sides write, and what happens; notes stay inside. Only ever added to.
create table complaint_entries (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaints (id) on delete cascade,
  jenis text not null check (jenis in ('langkah', 'pesan', 'catatan', 'tindakan')),
  dari_pelapor boolean not null,
  user_id integer references users (id),
  -- Of a step: the state it led to.
  ke text,
  isi text not null default '' check (length(isi) <= 4000),
  at timestamptz not null,
  check ((jenis = 'langkah') = (ke is not null))
);
create index on complaint_entries (complaint_id, id);

-- Files of a complaint may be of somebody without an account.
alter table private_files alter column user_id drop not null;
alter table file_accesses alter column owner_id drop not null;
create table complaint_files (
  complaint_id integer not null references complaints (id) on delete cascade,
  entry_id integer references complaint_entries (id) on delete cascade,
  file_id uuid not null unique references private_files (id),
  primary key (complaint_id, file_id)
);
create index on complaint_files (entry_id) where entry_id is not null;
