-- Keeping competence: activities that the body offers on dates, and those done elsewhere.

-- What an offered activity is worth; only schemes of maintenance say so.
alter table scheme_versions
  add column jenis_kegiatan text check (jenis_kegiatan in ('bimtek', 'workshop', 'seminar', 'webinar')),
  add column jam_pelajaran integer check (jam_pelajaran between 1 and 200),
  add column poin integer check (poin between 0 and 1000);

-- Until now rows were only counted; an activity without its facts says nothing.
delete from maintenance_records;
alter table maintenance_records
  -- Offered by the body on that date; null: done elsewhere.
  add column schedule_id integer references schedules (id),
  add column jenis_kegiatan text not null default ''
    check (jenis_kegiatan in ('', 'bimtek', 'workshop', 'seminar', 'webinar', 'lainnya')),
  add column nama_kegiatan text not null default '',
  add column penyelenggara text not null default '',
  add column tanggal_mulai date,
  add column tanggal_selesai date,
  add column jam_pelajaran integer check (jam_pelajaran between 1 and 200),
  add column peran text not null default 'peserta' check (peran in ('peserta', 'narasumber', 'penulis')),
  add column bukti_id uuid references private_files (id),
  -- Given when it is recognised.
  add column poin integer check (poin between 0 and 1000),
  add column catatan text,
  add column due_at timestamptz,
  add column submitted_at timestamptz,
  add column hadir_at timestamptz,
  add column hadir_oleh integer references users (id),
  add column decided_by integer references users (id),
  add column decided_at timestamptz,
  -- The PDF of attendance, as it was first made.
  add column nomor_sertifikat text unique,
  add column sertifikat_id uuid references private_files (id),
  add column created_at timestamptz not null,
  add column updated_at timestamptz not null,
  add column version integer not null default 1,
  add column pemilik text not null default '';
alter table maintenance_records
  drop constraint maintenance_records_status_check,
  add constraint maintenance_records_status_check check (case when schedule_id is null
    then status in ('draft', 'diajukan', 'perlu_perbaikan', 'diakui', 'ditolak')
    else status in ('terdaftar', 'menunggu_pembayaran', 'dikonfirmasi', 'hadir', 'tidak_hadir', 'diakui', 'dibatalkan', 'kedaluwarsa')
    end),
  add constraint maintenance_records_recognised check (
    status <> 'diakui' or (tanggal_selesai is not null and poin is not null and decided_by is not null)
  ),
  add column seat_held boolean not null generated always as (
    schedule_id is not null and status in ('terdaftar', 'menunggu_pembayaran', 'dikonfirmasi', 'hadir', 'tidak_hadir', 'diakui')
  ) stored,
  add column search_text text not null generated always as (lower(' ' || nama_kegiatan) || E'\n' || pemilik) stored;
create trigger maintenance_records_copy_owner before insert or update of user_id on maintenance_records
  for each row execute function copy_owner();

-- Seats of an activity are counted and bounded as those of an exam are.
create trigger maintenance_records_count_seats after insert or delete on maintenance_records
  for each row execute function count_seats();
create trigger maintenance_records_move_seats after update on maintenance_records
  for each row when (old.seat_held <> new.seat_held) execute function count_seats();

-- The days of an activity are those of its date; what ended early keeps the days it was for.
create function take_days_of_schedule() returns trigger language plpgsql as $$
begin
  update maintenance_records set tanggal_mulai = new.start_date, tanggal_selesai = new.end_date
    where schedule_id = new.id and seat_held;
  return null;
end $$;
create trigger schedules_move_activities after update on schedules
  for each row when (old.start_date is distinct from new.start_date or old.end_date is distinct from new.end_date)
  execute function take_days_of_schedule();

-- Once on a date, and under one name on one day once, wherever it was: an activity counts a single time.
create unique index maintenance_once_offered on maintenance_records (user_id, schedule_id)
  where schedule_id is not null and status not in ('dibatalkan', 'kedaluwarsa');
create unique index maintenance_once on maintenance_records (
  user_id, lower(regexp_replace(nama_kegiatan, '\s+', ' ', 'g')), tanggal_mulai
) where status not in ('draft', 'ditolak', 'dibatalkan', 'kedaluwarsa');
create index on maintenance_records (user_id, tanggal_selesai) where status = 'diakui';
create index on maintenance_records (schedule_id, status) where schedule_id is not null;
-- Lists of the office show what was handed over.
create index on maintenance_records (status, submitted_at, id) where submitted_at is not null;
create index on maintenance_records (submitted_at, id) where submitted_at is not null;
create index on maintenance_records (tanggal_mulai, id) where submitted_at is not null;
create index on maintenance_records (bukti_id) where bukti_id is not null;
create index on maintenance_records (sertifikat_id) where sertifikat_id is not null;
create index on maintenance_records (due_at) where due_at is not null;
create index on maintenance_records using gin (search_text gin_trgm_ops);

-- The life of an activity; only ever added to.
create table maintenance_events (
  id integer generated always as identity primary key,
  maintenance_id integer not null references maintenance_records (id) on delete cascade,
  step text not null,
  dari text not null,
  ke text not null,
  catatan text,
  user_id integer references users (id),
  at timestamptz not null
);
create index on maintenance_events (maintenance_id, id);

-- An invoice is for an application or for an activity.
alter table invoices
  alter column user_training_id drop not null,
  add column maintenance_id integer references maintenance_records (id),
  add constraint invoices_for_one check (num_nonnulls(user_training_id, maintenance_id) = 1);
create unique index invoices_standing_activity on invoices (maintenance_id)
  where maintenance_id is not null and status not in ('kedaluwarsa', 'dibatalkan');
create index on invoices (maintenance_id, id) where maintenance_id is not null;
