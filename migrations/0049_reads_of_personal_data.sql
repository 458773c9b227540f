-- Personal data are read not only in files: what was opened on a screen or taken out as a list leaves a trace as well.
alter table file_accesses
  alter column file_id drop not null,
  add column isi text check (isi in ('data_pemohon', 'perubahan_data', 'sertifikat', 'pelapor', 'ekspor')),
  add column perihal text check (length(perihal) <= 200),
  add check ((file_id is null) = (isi is not null));
create index on file_accesses (user_id, at);
