-- group: applications
-- The record of the day of an exam (berita acara), which two people sign before anybody is decided on.
create table exam_records (
  id integer generated always as identity primary key,
  schedule_id integer not null unique references schedules (id),
  status text not null default 'disusun' check (status in ('disusun', 'menunggu_kedua', 'terkunci')),
  jam_mulai text check (jam_mulai ~ '^\d{2}[:.]\d{2}$'),
  jam_selesai text check (jam_selesai ~ '^\d{2}[:.]\d{2}$'),
  kursi jsonb not null default '[]',
  kejadian jsonb not null default '[]',
  petugas_lain text not null default '' check (length(petugas_lain) <= 500),
  catatan text not null default '' check (length(catatan) <= 2000),
  isi jsonb,
  created_by integer not null references users (id),
  created_at timestamptz not null,
  locked_at timestamptz,
  version integer not null default 1,
  check ((status = 'disusun') = (isi is null)),
  check ((status = 'terkunci') = (locked_at is not null))
);
comment on table exam_records is
  'The record of the day of one exam: what the portal knows, completed by those who were there, signed by two people and locked.';
comment on column exam_records.jam_mulai is 'Start time. When it really began; the schedule says when it should.';
comment on column exam_records.kursi is 'Seats. Who sat where, by application.';
comment on column exam_records.kejadian is 'Happenings. What happened at which time, in words.';
comment on column exam_records.petugas_lain is 'Other staff. Who worked there without an account of their own in this matter.';
comment on column exam_records.isi is 'Contents. Who was there and who examined, as it stood at the first signature; without names of candidates, who may ask for deletion.';
create index exam_records_created_by_idx on exam_records (created_by);

create table exam_record_signatures (
  id integer generated always as identity primary key,
  record_id integer not null references exam_records (id) on delete cascade,
  signed_by integer not null references users (id),
  peran text not null check (peran in ('penguji', 'petugas')),
  at timestamptz not null,
  unique (record_id, signed_by)
);
comment on table exam_record_signatures is 'Who confirmed a record of the day with their account: two people, one of them an examiner of that exam.';
create index exam_record_signatures_signed_by_idx on exam_record_signatures (signed_by);

create table exam_record_addenda (
  id integer generated always as identity primary key,
  record_id integer not null references exam_records (id),
  isi text not null check (length(isi) between 10 and 2000),
  written_by integer not null references users (id),
  at timestamptz not null
);
comment on table exam_record_addenda is 'What was added to a locked record: corrections stand beside it and change nothing in it.';
create index exam_record_addenda_record_id_idx on exam_record_addenda (record_id, id);
create index exam_record_addenda_written_by_idx on exam_record_addenda (written_by);

create function refuse_locked_record() returns trigger language plpgsql as $$
begin
  raise exception 'a locked record of the day does not change';
end $$;
create trigger exam_records_locked before update or delete on exam_records for each row
  when (old.status = 'terkunci') execute function refuse_locked_record();
create trigger exam_record_addenda_locked before update or delete on exam_record_addenda for each row
  execute function refuse_locked_record();

-- Leaves them: exams before the day of this migration were decided without a record, and their decisions stand.
select add_setting(475, 'wajib_berita_acara', 'false', '', null, null, 'Berita acara uji wajib sebelum keputusan',
  'Berlaku bagi uji yang berakhir sejak tanggalnya.');
insert into setting_values (key, berlaku_sejak, value) values ('wajib_berita_acara', current_date, 'true');
select add_setting(476, 'target_berita_acara', '2', 'hari kerja', 1, 30, 'Target berita acara uji',
  'Sejak hari terakhir uji; sesudahnya antrean pada meja kerja menyebutnya terlambat.');
