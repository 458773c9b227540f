-- Lists of people that were taken out stand on each administrator's desk until they say that they have seen them.
alter table file_accesses
  -- Of an export: the rows that left.
  add column jumlah integer check (jumlah >= 0),
  drop constraint file_accesses_isi_check,
  -- Names in the preview of an incident are reads as well.
  add constraint file_accesses_isi_check
    check (isi in ('data_pemohon', 'perubahan_data', 'sertifikat', 'pelapor', 'ekspor', 'terdampak'));
create index on file_accesses (id) where isi = 'ekspor';
alter table users add column exports_seen_id integer;

-- By when those affected and the authority have been written to, as the rule counts it.
alter table incidents add column notice_due timestamptz;
update incidents set notice_due = discovered_at + interval '72 hours';
alter table incidents alter column notice_due set not null;
create index on incidents (notice_due);
