-- What certificates, status letters, results and letters on sanctions are signed with: roots of the installation's own
-- authority ('akar'), certificates that it issues ('sendiri'), and those that the body was given ('p12').
create table signing_certificates (
  id integer generated always as identity primary key,
  jenis text not null check (jenis in ('akar', 'sendiri', 'p12')),
  nama text not null check (nama <> ''),
  penerbit text not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  -- Of the certificate's bytes.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- As PEM, the chain without the certificate itself.
  certificate text not null,
  chain text not null default '',
  -- Sealed.
  private_key bytea not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  check (valid_from < valid_until)
);
create unique index signing_certificates_in_force on signing_certificates ((jenis = 'akar')) where retired_at is null;
create index on signing_certificates (sha256);

-- How far signatures go, and whose time stamps they bear.
create table signing_plan (
  id integer primary key default 1 check (id = 1),
  version integer not null default 1,
  tingkat text not null default 'B-B' check (tingkat in ('B-B', 'B-T', 'B-LT')),
  alamat_tsa text not null default '' check (length(alamat_tsa) <= 300),
  check (tingkat = 'B-B' or alamat_tsa <> '')
);
insert into signing_plan default values;

-- Null: made before papers were signed.
alter table certificate_papers add column signed_by integer references signing_certificates (id);
alter table status_letters add column signed_by integer references signing_certificates (id);

-- Papers that were drawn anew at each request, and are kept since they are signed.
create table signed_papers (
  id integer generated always as identity primary key,
  jenis text not null check (jenis in ('hasil_uji', 'surat_sanksi')),
  -- Of what: the decision, or the case and what its letter says.
  perihal text not null,
  nomor text not null,
  user_id integer references users (id),
  created_at timestamptz not null,
  -- The PDF, once it was made.
  file_id uuid unique references private_files (id),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  signed_by integer references signing_certificates (id),
  unique (jenis, perihal),
  check ((file_id is null) = (sha256 is null))
);
create index on signed_papers (user_id);
create index on signed_papers (sha256);

-- Papers that could not be signed; they are tried again until they are.
create table waiting_papers (
  id integer generated always as identity primary key,
  jenis text not null check (jenis in ('sertifikat', 'surat_status', 'hasil_uji', 'surat_sanksi')),
  -- The paper's row.
  noun_id integer not null,
  sebab text not null,
  since timestamptz not null,
  unique (jenis, noun_id)
);
