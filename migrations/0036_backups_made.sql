-- Backups that the portal makes itself: when, where to, how many are kept, and what became of each.
alter table backups
  add column status text not null default 'selesai' check (status in ('menunggu', 'berjalan', 'selesai', 'gagal')),
  add column asal text not null default 'operator' check (asal in ('operator', 'jadwal', 'petugas')),
  -- The day whose scheduled backup this is: one a day, however many processes run.
  add column tanggal date unique,
  -- The archive's name; null where a script of the operator made it.
  add column nama text check (length(nama) between 1 and 200),
  add column jumlah_baris bigint check (jumlah_baris >= 0),
  add column jumlah_berkas integer check (jumlah_berkas >= 0),
  -- What went wrong, or is worth knowing.
  add column catatan text not null default '' check (length(catatan) <= 1000),
  add column removed_at timestamptz,
  -- The last trial restore of this archive: empty words say that it went well.
  add column verified_at timestamptz,
  add column catatan_uji text check (length(catatan_uji) <= 1000);
create index backups_nama on backups (nama);

create table backup_plan (
  id integer primary key default 1 check (id = 1),
  version integer not null default 1,
  aktif boolean not null default false,
  -- From this hour on, by the body's clocks.
  jam integer not null default 2 check (jam between 0 and 23),
  tujuan text not null default 'folder' check (tujuan in ('folder', 's3')),
  -- Below the folder that the operator allows.
  folder text not null default 'portal' check (folder ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  -- Server, bucket and keys, sealed.
  bucket_sealed bytea,
  harian integer not null default 7 check (harian between 1 and 90),
  mingguan integer not null default 4 check (mingguan between 0 and 60),
  bulanan integer not null default 12 check (bulanan between 0 and 120)
);
insert into backup_plan default values;
