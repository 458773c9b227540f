-- The least that the dashboard shows; applications, reports and maintenance grow on these.

create table user_trainings (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  schedule_id integer not null references schedules (id),
  tahap text not null check (tahap in (
    'draft', 'daftar_tunggu', 'diajukan', 'perlu_perbaikan', 'menunggu_pembayaran', 'menunggu_konfirmasi', 'ditolak',
    'dibatalkan', 'kedaluwarsa', 'terjadwal', 'tidak_hadir', 'diuji', 'dinilai', 'menunggu_keputusan',
    'belum_kompeten', 'banding', 'diterbitkan'
  )),
  no_sertifikasi text unique check (no_sertifikasi is null or tahap = 'diterbitkan'),
  created_at timestamptz not null default now()
);
create index on user_trainings (user_id);
create index on user_trainings (schedule_id);

create table performance_reports (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  status text not null check (status in ('draft', 'diajukan', 'perlu_perbaikan', 'diterima', 'ditolak'))
);
create index on performance_reports (user_id);

create table maintenance_records (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  status text not null check (status in (
    'terdaftar', 'menunggu_pembayaran', 'dikonfirmasi', 'hadir', 'tidak_hadir', 'draft', 'diajukan',
    'perlu_perbaikan', 'diakui', 'ditolak'
  ))
);
create index on maintenance_records (user_id);
