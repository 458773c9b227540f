-- group: exams
-- The written exam on screen: who sits it on which device, what was answered when, and the receipt. Survives: a new permission
-- and new tables; the release before knows neither.

alter table users drop constraint users_permissions_check,
  add constraint users_permissions_check
    check (permissions <@ '{verifikasi,keuangan,keputusan,pengaduan,konten,pengguna,laporan,soal,ujian}'
    and (role = 'administrator' or permissions = '{}'));

create table screen_exams (
  schedule_id integer primary key references schedules (id) on delete cascade,
  version integer not null default 1,
  kalkulator boolean not null default false,
  kunci_peramban text check (kunci_peramban ~ '^[0-9a-f]{64}$'),
  set_by integer not null references users (id),
  set_at timestamptz not null,
  opened_by integer references users (id),
  opened_at timestamptz,
  ended_at timestamptz,
  check ((opened_at is null) = (opened_by is null)),
  check (ended_at is null or opened_at is not null)
);
comment on table screen_exams is 'An exam that is written on screen: how, and when its invigilators opened and ended it.';
comment on column screen_exams.kalkulator is 'Calculator. Candidates may use the one of the page.';
comment on column screen_exams.kunci_peramban is
  'Browser key. The Config Key of the Safe Exam Browser that is demanded; null where any browser will do.';
create index screen_exams_set_by_idx on screen_exams (set_by);
create index screen_exams_opened_by_idx on screen_exams (opened_by) where opened_by is not null;

create table exam_sittings (
  id integer generated always as identity primary key,
  version integer not null default 1,
  user_training_id integer not null references user_trainings (id) on delete cascade,
  schedule_id integer not null references schedules (id),
  paper_id integer unique references exam_papers (id),
  status text not null default 'siap' check (status in ('siap', 'berjalan', 'dijeda', 'berakhir', 'ditutup')),
  status_since timestamptz not null,
  menit integer not null check (menit > 0),
  tambahan_menit integer not null default 0 check (tambahan_menit >= 0),
  detik_jeda integer not null default 0 check (detik_jeda >= 0),
  begun_at timestamptz,
  ended_at timestamptz,
  seen_at timestamptz,
  kunci bytea not null,
  isian jsonb,
  terjawab integer not null default 0 check (terjawab >= 0),
  sidik text check (sidik ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  check ((status = 'siap') = (begun_at is null)),
  check ((status in ('berakhir', 'ditutup')) = (ended_at is not null)),
  check ((status = 'ditutup') = (sidik is not null))
);
comment on table exam_sittings is
  'A candidate at the screen: the sitting of an exam, or with no paper a rehearsal. What was answered lies in exam_entries.';
comment on column exam_sittings.status_since is 'When the sitting came into its state.';
comment on column exam_sittings.menit is 'Minutes. Those of the form with what was granted to this candidate before.';
comment on column exam_sittings.tambahan_menit is 'Additional minutes. What the invigilators added during the exam.';
comment on column exam_sittings.detik_jeda is 'Seconds of pauses. Of pauses that are over; they do not count as working time.';
comment on column exam_sittings.seen_at is 'When its device was last heard of.';
comment on column exam_sittings.kunci is
  'Key. With which the form lies sealed on the device, and that for answers after the end; sealed under APP_KEY.';
comment on column exam_sittings.isian is
  'Fields. How each number of the form is answered, without what it asks; null of a rehearsal, which nobody marks.';
comment on column exam_sittings.terjawab is 'Answered. How many numbers have an answer that counts.';
comment on column exam_sittings.sidik is 'Fingerprint. SHA-256 of all answers that count, as the receipt has it.';
create unique index exam_sittings_of_exam on exam_sittings (user_training_id, schedule_id) where paper_id is not null;
create unique index exam_sittings_of_rehearsal on exam_sittings (user_training_id) where paper_id is null;
create index exam_sittings_schedule_id_idx on exam_sittings (schedule_id);
create index exam_sittings_open_idx on exam_sittings (ended_at) where status = 'berakhir';

create table exam_devices (
  id integer generated always as identity primary key,
  sitting_id integer not null references exam_sittings (id) on delete cascade,
  urutan integer not null check (urutan > 0),
  nama text not null check (length(nama) between 1 and 100),
  kunci text not null check (length(kunci) between 1 and 400),
  asked_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by integer references users (id),
  replaced_at timestamptz,
  diterima integer not null default 0 check (diterima >= 0),
  unique (sitting_id, urutan)
);
comment on table exam_devices is
  'The devices of a sitting, one after the other: each signs what it sends; one at a time is accepted.';
comment on column exam_devices.urutan is 'Order. What a later device answers counts before that of an earlier one.';
comment on column exam_devices.kunci is 'Key. The public half of the key with which the device signs (SPKI, base64url).';
comment on column exam_devices.accepted_by is 'The invigilator who accepted it; null of the first, which needs nobody.';
comment on column exam_devices.diterima is 'Received. Up to which number all its entries are here.';
create unique index exam_devices_active on exam_devices (sitting_id) where accepted_at is not null and replaced_at is null;
create index exam_devices_accepted_by_idx on exam_devices (accepted_by) where accepted_by is not null;

create table exam_entries (
  device_id integer not null references exam_devices (id) on delete cascade,
  urutan integer not null check (urutan > 0),
  sitting_id integer not null references exam_sittings (id) on delete cascade,
  jenis text not null check (jenis in
    ('jawab', 'ragu', 'yakin', 'keluar_jendela', 'kembali', 'tanpa_jaringan', 'tersambung', 'tempel', 'jam_berubah', 'selesai')),
  nomor integer check (nomor > 0),
  isi bytea,
  at timestamptz not null,
  received_at timestamptz not null,
  tolak text check (tolak in ('terlambat', 'perangkat_diganti', 'tidak_terbaca', 'sudah_ditutup')),
  primary key (device_id, urutan),
  check (nomor is not null or jenis not in ('jawab', 'ragu', 'yakin') or tolak is not null),
  check (isi is null or jenis = 'jawab')
);
comment on table exam_entries is
  'What a device noted at the screen, in its order and only ever added to: answers, marks for later, and what happened.';
comment on column exam_entries.urutan is 'Order. Counted by the device from 1 on, without a gap.';
comment on column exam_entries.isi is 'Content. The answer as it is typed, sealed under APP_KEY; null for one that was taken back.';
comment on column exam_entries.at is 'When it was, by the clock of the server as the device reckoned it; never after it came in, nor before the entry before it.';
comment on column exam_entries.tolak is 'Refusal. Why it does not count; it is shown to the invigilators and lost in no case.';
create index exam_entries_sitting_id_idx on exam_entries (sitting_id, nomor);

create function keep_exam_entries() returns trigger language plpgsql as $$
begin
  raise exception 'what was noted at the screen is never changed';
end $$;
create trigger exam_entries_keep before update on exam_entries for each row execute function keep_exam_entries();

select add_setting(481, 'hari_latihan_ujian', '7', 'hari', 1, 60, 'Latihan ujian di layar dibuka',
  'Sebelum hari ujian; soal latihannya tidak pernah keluar pada ujian.');
select add_setting(482, 'jam_jawaban_menyusul', '24', 'jam', 1, 72, 'Jawaban ujian di layar boleh menyusul',
  'Sesudah waktu peserta habis, bila jaringan tidak ada. Yang ditulis sesudah waktunya habis tidak dihitung.');
