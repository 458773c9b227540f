-- group: quality
-- What each of the staff keeps valid, the evidence of their competence, and what they sign. Leaves them: nothing is
-- demanded before the day that the office sets.
select add_setting(503, 'syarat_petugas_sejak', '""', '', 0, 10, 'Syarat petugas dan penguji dituntut sejak',
  'Sejak hari itu penguji yang syaratnya kurang tidak diusulkan, misalnya 2027-01-01. Kosongkan selama belum dituntut.');
select add_setting(504, 'lama_kerahasiaan', '36', 'bulan', 1, 120, 'Pernyataan kerahasiaan petugas berlaku',
  'Sejak ditandatangani.');
select add_setting(505, 'lama_pernyataan', '12', 'bulan', 1, 36, 'Pernyataan ketidakberpihakan petugas berlaku',
  'Sejak ditandatangani.');
select add_setting(506, 'lama_kalibrasi', '6', 'bulan', 1, 36, 'Kalibrasi penguji berlaku', 'Sejak kasusnya dinilai.');
select add_setting(507, 'lama_penyaksian', '24', 'bulan', 1, 60, 'Penyaksian penguji berlaku', 'Sejak disaksikan.');
select add_setting(508, 'lama_tinjauan_penguji', '12', 'bulan', 1, 36, 'Tinjauan penguji berlaku', 'Sejak ditinjau.');

create table staff_conditions (
  id integer generated always as identity primary key,
  version integer not null default 1,
  user_id integer not null references users (id),
  jenis text not null check (jenis in ('kerahasiaan', 'pernyataan', 'kalibrasi', 'penyaksian', 'tinjauan')),
  berlaku_sampai date not null,
  owner_id integer not null references users (id),
  reminded_at timestamptz,
  unique (user_id, jenis)
);
comment on table staff_conditions is
  'Until when something that one of the staff signed, passed or was found fit by is valid; the newest of each kind counts.';
comment on column staff_conditions.owner_id is 'Who renews it: the person, or whoever recorded it last.';
comment on column staff_conditions.reminded_at is 'When a letter said that it is late; null again once it is renewed.';
create index staff_conditions_berlaku_sampai_idx on staff_conditions (berlaku_sampai);
create index staff_conditions_owner_id_idx on staff_conditions (owner_id);

create table staff_statements (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  jenis text not null check (jenis in ('kerahasiaan', 'pernyataan')),
  tanggal date not null,
  versi text not null,
  pernyataan text not null check (length(pernyataan) between 1 and 4000),
  kepentingan text check (length(kepentingan) between 1 and 2000),
  signed_at timestamptz not null,
  unique (user_id, jenis, tanggal),
  constraint staff_statements_interests_check check ((jenis = 'pernyataan') = (kepentingan is not null))
);
comment on table staff_statements is
  'What one of the staff signed in the office, in the words that they read: secrecy, and each year their impartiality.';
comment on column staff_statements.versi is 'Version. Of the text.';
comment on column staff_statements.pernyataan is 'Statement. The text as it was signed.';
comment on column staff_statements.kepentingan is 'Interests. In the words of the person; that there are none is said too.';

create table competence_evidence (
  id integer generated always as identity primary key,
  version integer not null default 1,
  user_id integer not null references users (id),
  jenis text not null check (jenis in ('pendidikan', 'pelatihan', 'sertifikat', 'pengalaman', 'penunjukan', 'lainnya')),
  judul text not null check (length(judul) between 1 and 150),
  tanggal date not null,
  berlaku_sampai date,
  file_id uuid not null references private_files (id),
  owner_id integer not null references users (id),
  ended_at timestamptz,
  created_by integer not null references users (id),
  created_at timestamptz not null,
  reminded_at timestamptz,
  constraint competence_evidence_period_check check (berlaku_sampai >= tanggal)
);
comment on table competence_evidence is
  'Evidence of the competence of one of the staff: its kind, its day, until when it is valid, and its file.';
comment on column competence_evidence.owner_id is 'Who sees to it that it is renewed.';
comment on column competence_evidence.reminded_at is 'When a letter said that it ended; null again once its day moves.';
create index competence_evidence_user_id_idx on competence_evidence (user_id, tanggal);
create index competence_evidence_berlaku_sampai_id_idx on competence_evidence (berlaku_sampai, id);
create index competence_evidence_file_id_idx on competence_evidence (file_id);
create index competence_evidence_owner_id_idx on competence_evidence (owner_id);
create index competence_evidence_created_by_idx on competence_evidence (created_by);
