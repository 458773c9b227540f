-- What has been kept long enough goes by itself, every night; each run says how much went.

-- Since when the personal parts of an application are gone; stages, days, decision and certificate stay.
alter table user_trainings add column erased_at timestamptz;
create index user_trainings_unerased on user_trainings (tahap, tahap_sejak) where erased_at is null;

-- Since when only the row of a file is left, for those who once looked at it.
alter table private_files add column erased_at timestamptz;
create index private_files_ktp on private_files (user_id, created_at) where jenis = 'ktp' and erased_at is null;

create table retention_runs (
  id integer generated always as identity primary key,
  -- The night that it is about; a trial removes nothing and is about a night to come.
  tanggal date not null,
  coba boolean not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- Nobody for what the job runs.
  started_by integer references users (id),
  permohonan integer not null default 0 check (permohonan >= 0),
  ditolak integer not null default 0 check (ditolak >= 0),
  ktp integer not null default 0 check (ktp >= 0),
  -- Old enough, but kept for an open case.
  ditahan integer not null default 0 check (ditahan >= 0),
  gagal integer not null default 0 check (gagal >= 0)
);
-- One process does the night's work.
create unique index retention_runs_night on retention_runs (tanggal) where not coba;
