-- From the exam to a certificate: examiners of a candidate, attendance, scores, decisions, appeals, certificates.

-- The examiner's account, and where they work: nobody examines who works for the same firm.
alter table examiners
  add column user_id integer unique references users (id),
  add column instansi text not null default '',
  add column nama_lpjp text not null default '';

-- What was declared to stand between an examiner and a person, by either of them or by the office.
create table examiner_conflicts (
  id integer generated always as identity primary key,
  examiner_id integer not null references examiners (id),
  user_id integer not null references users (id),
  jenis text not null check (jenis in ('melatih', 'keluarga', 'pekerjaan', 'usaha', 'lainnya')),
  keterangan text not null,
  declared_by integer not null references users (id),
  at timestamptz not null,
  unique (examiner_id, user_id, jenis)
);
create index on examiner_conflicts (user_id);

create table examiner_assignments (
  id integer generated always as identity primary key,
  user_training_id integer not null references user_trainings (id) on delete cascade,
  examiner_id integer not null references examiners (id),
  status text not null default 'ditawarkan' check (status in ('ditawarkan', 'diterima', 'ditolak', 'dicabut')),
  assigned_by integer not null references users (id),
  assigned_at timestamptz not null,
  answered_at timestamptz,
  -- When confidentiality and independence were declared (ISO/IEC 17024 clause 6.2).
  declared_at timestamptz,
  -- Why it was declined or withdrawn.
  alasan text,
  -- Scores are final from then on.
  locked_at timestamptz,
  -- When the exam was called to mind, and when the missing scores were.
  exam_reminded_at timestamptz,
  reminded_at timestamptz,
  check (status <> 'diterima' or declared_at is not null),
  check (locked_at is null or status = 'diterima')
);
create unique index on examiner_assignments (user_training_id, examiner_id) where status in ('ditawarkan', 'diterima');
create index on examiner_assignments (user_training_id, id);
create index on examiner_assignments (examiner_id, status, id);

-- One examiner's finding for a unit by a method.
create table unit_scores (
  assignment_id integer not null references examiner_assignments (id) on delete cascade,
  unit text not null,
  metode text not null,
  -- Of a hundred, where the method gives points.
  nilai integer check (nilai between 0 and 100),
  hasil text not null check (hasil in ('K', 'BK')),
  catatan text not null default '',
  updated_at timestamptz not null,
  primary key (assignment_id, unit, metode)
);

create function refuse_change_of_locked_scores() returns trigger language plpgsql as $$
begin
  if exists (select from examiner_assignments where id = coalesce(new.assignment_id, old.assignment_id) and locked_at is not null) then
    raise exception 'locked scores are final' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger unit_scores_locked before insert or update or delete on unit_scores
  for each row execute function refuse_change_of_locked_scores();

alter table user_trainings
  add column hadir_at timestamptz,
  add column hadir_oleh integer references users (id),
  -- The application whose failed units are examined again.
  add column asal_id integer references user_trainings (id),
  -- How many days before the exam its candidate was last reminded.
  add column diingatkan_hari integer;
create index on user_trainings (asal_id) where asal_id is not null;

-- A named person decides, on one application, once and for all; after a granted appeal again.
create table decisions (
  id integer generated always as identity primary key,
  user_training_id integer not null references user_trainings (id),
  hasil text not null check (hasil in ('kompeten', 'belum_kompeten')),
  -- [{ unit, hasil: 'K' | 'BK', catatan }]
  units jsonb not null,
  alasan text not null,
  decided_by integer not null references users (id),
  at timestamptz not null
);
create index on decisions (user_training_id, id);
create index on decisions (decided_by);

-- One appeal for each application, heard by three people who had no part in it (ISO/IEC 17024 clause 9.8).
create table appeals (
  id integer generated always as identity primary key,
  nomor text not null unique,
  user_id integer not null references users (id),
  user_training_id integer not null unique references user_trainings (id),
  decision_id integer not null unique references decisions (id),
  alasan text not null check (length(alasan) between 30 and 4000),
  file_id uuid references private_files (id),
  status text not null default 'diajukan' check (status in ('diajukan', 'diterima', 'ditolak')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  -- What the panel answers, in words.
  putusan text,
  version integer not null default 1,
  check ((status = 'diajukan') = (decided_at is null)),
  -- Whose it is, as account name and address to be searched for.
  pemilik text not null default '',
  search_text text not null generated always as (lower(' ' || nomor) || E'\n' || pemilik) stored
);
create index on appeals (status, submitted_at, id);
create index on appeals (submitted_at, id);
create index on appeals (user_id);
create index on appeals (file_id) where file_id is not null;
create index on appeals using gin (search_text gin_trgm_ops);
create trigger appeals_copy_owner before insert or update of user_id on appeals for each row execute function copy_owner();

create or replace function rename_owner() returns trigger language plpgsql as $$
begin
  update user_trainings set pemilik = new.search_text where user_id = new.id;
  update invoices set pemilik = new.search_text where user_id = new.id;
  update data_change_requests set pemilik = new.search_text where user_id = new.id;
  update deletion_requests set pemilik = new.search_text where user_id = new.id;
  update appeals set pemilik = new.search_text where user_id = new.id;
  return null;
end $$;

create table appeal_members (
  appeal_id integer not null references appeals (id),
  user_id integer not null references users (id),
  suara text check (suara in ('terima', 'tolak')),
  alasan text,
  at timestamptz,
  primary key (appeal_id, user_id),
  check ((suara is null) = (at is null))
);
create index on appeal_members (user_id);

-- What a certificate is for, where it is not the category's name: renewals and re-tests.
alter table schemes add column kualifikasi text check (length(kualifikasi) between 2 and 20);

create table certificates (
  id integer generated always as identity primary key,
  -- Nobody's account yet for holders of earlier days.
  user_id integer references users (id),
  user_training_id integer unique references user_trainings (id),
  decision_id integer unique references decisions (id),
  scheme_version_id integer references scheme_versions (id),
  -- KTPA, ATPA
  kualifikasi text not null check (length(kualifikasi) between 2 and 20),
  -- As the scheme was called when it was issued, and its version.
  skema text not null,
  skema_versi integer,
  nomor text not null check (length(nomor) between 3 and 80),
  -- By what it is looked up: capitals and blanks do not count.
  nomor_kunci text not null generated always as (lower(regexp_replace(nomor, '\s', '', 'g'))) stored unique,
  -- The ministry's number, entered later.
  no_registrasi text unique check (length(no_registrasi) between 3 and 80),
  -- With degrees.
  nama text not null check (length(nama) between 1 and 250),
  keahlian text[] not null default '{}',
  kota text not null default '',
  -- Two digits, or '' where it is not known.
  provinsi text not null default '' check (provinsi ~ '^(\d{2})?$'),
  unit_kompetensi text[] not null default '{}',
  valid_from date not null,
  -- The last day on which it is valid.
  valid_until date not null,
  status text not null default 'aktif' check (status in ('aktif', 'dibekukan', 'dicabut', 'diganti')),
  status_since timestamptz not null,
  frozen_until date,
  -- Withdrawal takes two people: the first one's proposal.
  revoke_proposed_by integer references users (id),
  revoke_proposed_at timestamptz,
  revoke_reason text,
  -- The certificate that this one renews.
  replaces_id integer unique references certificates (id),
  issued_at timestamptz not null,
  issued_by integer references users (id),
  penandatangan text not null default '',
  jabatan_penandatangan text not null default '',
  -- Whether its holder is shown to those who browse the register; by its number it is always found (clause 7.2).
  publik boolean not null default false,
  -- Blind index of the NIK of a holder without an account, by which the account finds it later.
  identity_index text,
  -- Sealed: what the ministry's export needs of a holder who was brought in from a list.
  impor bytea,
  version integer not null default 1,
  search_text text not null generated always as (
    ' ' || lower(nama) || E'\n' || ' ' || lower(nomor) || E'\n' || ' ' || lower(coalesce(no_registrasi, ''))
  ) stored,
  check (valid_until > valid_from),
  check ((decision_id is null) = (user_training_id is null)),
  -- None without a decision, but for those of earlier days.
  check (decision_id is not null or impor is not null),
  check ((status = 'dibekukan') = (frozen_until is not null)),
  check ((revoke_proposed_by is null) = (revoke_proposed_at is null) and (revoke_proposed_by is null) = (revoke_reason is null))
);
create index on certificates (user_id, id);
create index on certificates (scheme_version_id);
create index on certificates (identity_index) where identity_index is not null;
create index on certificates using gin (search_text gin_trgm_ops);
create index on certificates (status, valid_until);
create index on certificates (valid_until, id);
create index on certificates (issued_at, id);
create index on certificates (nomor, id);
create index on certificates (nama, id);
create index on certificates (revoke_proposed_at) where revoke_proposed_at is not null;

-- Register and verification show a change at once.
create trigger certificates_announce after insert or update or delete on certificates
  for each statement execute function announce_content_change();

-- A small picture of the holder, shown only while they consent.
create table certificate_portraits (
  certificate_id integer primary key references certificates (id),
  webp bytea not null
);

-- Places in the lists that tell whether a credential still counts.
create sequence certificate_status_index minvalue 0 start 0;

-- The certificate as it was written out: again after a name change, under the same number.
create table certificate_papers (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates (id),
  versi integer not null check (versi > 0),
  nama text not null,
  alasan text not null,
  created_at timestamptz not null,
  -- The PDF, made once after the transaction that issued it.
  file_id uuid unique references private_files (id),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The signed credential; empty once its holder was forgotten.
  kredensial jsonb not null,
  status_index integer not null unique default nextval('certificate_status_index'),
  unique (certificate_id, versi),
  check ((file_id is null) = (sha256 is null))
);
create index on certificate_papers (sha256);

-- The life of a certificate; only ever added to.
create table certificate_events (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates (id),
  step text not null,
  dari text not null,
  ke text not null,
  alasan text,
  user_id integer references users (id),
  at timestamptz not null
);
create index on certificate_events (certificate_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger decisions_append_only before update or delete on decisions for each row execute function refuse_change();
create trigger certificate_events_append_only before update or delete on certificate_events
  for each row execute function refuse_change();

-- With which certificates and status lists are signed; an old one stays, for what it signed.
create table issuer_keys (
  id integer generated always as identity primary key,
  -- Ed25519, as multibase.
  public_key text not null unique,
  -- Sealed.
  private_key bytea not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index on issuer_keys ((true)) where retired_at is null;

-- Settings may be texts, too.
alter table settings
  drop constraint settings_value_check,
  add constraint settings_value_check check (jsonb_typeof(value) in ('number', 'boolean', 'string'));
insert into settings (urutan, key, value, satuan, least, most, label, keterangan)
select 200 + row_number() over (), * from (values
  ('jumlah_penguji', to_jsonb(2), 'orang', 1, 5, 'Penguji untuk seorang peserta', 'Paling sedikit.'),
  ('batas_nilai_tulis', to_jsonb(70), 'dari 100', 0, 100, 'Batas lulus ujian tulis', 'Nilai di bawahnya belum kompeten.'),
  ('format_nomor_sertifikat', to_jsonb('{urut}/{kualifikasi}/LSK-XX/{bulan}/{tahun}'::text), '', 8, 80, 'Format nomor sertifikat',
    '{urut} dan {tahun} wajib ada; {kualifikasi}, {bulan} (angka Romawi) boleh dipakai.'),
  ('penandatangan_sertifikat', to_jsonb('Direktur Lembaga'::text), '', 3, 150, 'Penandatangan sertifikat', 'Nama yang tercetak.'),
  ('jabatan_penandatangan', to_jsonb('Direktur'::text), '', 3, 150, 'Jabatan penandatangan', 'Tercetak di bawah namanya.')
) as given (key, value, satuan, least, most, label, keterangan);
