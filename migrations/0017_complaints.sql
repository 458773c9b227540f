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
  -- Whose account reports, where somebody was logged in.
  user_id integer references users (id),
  terlapor text not null default '',
  no_sertifikasi text not null default '',
  -- Found by that number.
  certificate_id integer references certificates (id),
  tanggal_kejadian date,
  uraian text not null check (length(uraian) between 30 and 4000),
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
  -- What was found and done, as the reporter reads it.
  putusan text,
  reopened_at timestamptz,
  version integer not null default 1,
  search_text text not null generated always as (lower(' ' || no_tiket) || E'\n' || lower(' ' || terlapor)) stored
);
create index on complaints (status, created_at, id);
create index on complaints (created_at, id);
create index on complaints (target_jawab, id);
create index on complaints (handler_id) where handler_id is not null;
create index on complaints (certificate_id) where certificate_id is not null;
create index on complaints using gin (search_text gin_trgm_ops);

-- Staff who have a part in a case do not see it.
create table complaint_involved (
  complaint_id integer not null references complaints (id) on delete cascade,
  user_id integer not null references users (id),
  alasan text not null,
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
  dari text,
  ke text,
  isi text not null default '' check (length(isi) <= 4000),
  at timestamptz not null
);
create index on complaint_entries (complaint_id, id);

-- Files of a complaint may be of somebody without an account.
alter table private_files alter column user_id drop not null;
alter table file_accesses alter column owner_id drop not null;
create table complaint_files (
  complaint_id integer not null references complaints (id) on delete cascade,
  entry_id integer references complaint_entries (id),
  file_id uuid not null unique references private_files (id),
  primary key (complaint_id, file_id)
);
