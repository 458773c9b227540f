-- group: quality
-- Folders for assessors: what the portal knows about clauses of the standard in a period, as one signed archive.
alter table private_files drop constraint private_files_type_check,
  add constraint private_files_type_check check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')
    or jenis = 'berkas_asesor' and type = 'application/zip');

create table assessor_folders (
  id integer generated always as identity primary key,
  version integer not null default 1,
  edisi text not null check (edisi in ('2012', '2026')),
  klausul text[] not null check (cardinality(klausul) > 0),
  dari date not null,
  sampai date not null,
  status text not null default 'disusun' check (status in ('disusun', 'siap', 'gagal', 'dihapus')),
  selesai integer not null default 0,
  jumlah integer not null,
  kosong jsonb not null default '[]',
  sebab text check (length(sebab) between 1 and 500),
  file_id uuid references private_files (id),
  sha256 text,
  created_by integer not null references users (id),
  created_at timestamptz not null,
  finished_at timestamptz,
  constraint assessor_folders_period_check check (sampai >= dari),
  constraint assessor_folders_ready_check check ((status = 'siap') = (file_id is not null)),
  constraint assessor_folders_failed_check check ((status = 'gagal') = (sebab is not null)),
  constraint assessor_folders_count_check check (selesai between 0 and jumlah)
);
comment on table assessor_folders is
  'An archive for an assessor: edition, clauses and period, how far it is made, its file, and what is missing.';
comment on column assessor_folders.edisi is 'Edition.';
comment on column assessor_folders.klausul is 'Clauses. Their numbers in the edition.';
comment on column assessor_folders.selesai is 'Done. How many of its parts are in it.';
comment on column assessor_folders.kosong is 'Missing. What the period does not have, clause by clause, when it was made.';
create index assessor_folders_created_at_id_idx on assessor_folders (created_at, id);
create index assessor_folders_ready_at_idx on assessor_folders (finished_at) where status = 'siap';
create index assessor_folders_file_id_idx on assessor_folders (file_id);
create index assessor_folders_created_by_idx on assessor_folders (created_by);

select add_setting(505, 'hari_berkas_asesor', '90', 'hari', 7, 366, 'Simpan berkas asesor',
  'Sejak selesai disusun; sesudahnya arsipnya dihapus, dan daftarnya tetap.');
