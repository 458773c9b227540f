-- A sample of what holders told and the body accepted is looked at once more, by somebody without a part in it.

create table sample_audits (
  id integer generated always as identity primary key,
  -- One of both; each is drawn once.
  report_id integer unique references performance_reports (id),
  maintenance_id integer unique references maintenance_records (id),
  jenis text not null generated always as (case when report_id is null then 'kegiatan' else 'laporan' end) stored,
  -- Whose it is.
  user_id integer not null references users (id),
  pemilik text not null default '',
  -- Who accepted it, at the moment when it was drawn.
  accepted_by integer not null references users (id),
  drawn_at timestamptz not null,
  status text not null default 'menunggu' check (status in ('menunggu', 'sesuai', 'tidak_sesuai')),
  catatan text,
  audited_by integer references users (id),
  audited_at timestamptz,
  -- The case that was proposed of it.
  sanction_id integer unique references sanctions (id),
  version integer not null default 1,
  search_text text not null generated always as (pemilik) stored,
  check (num_nonnulls(report_id, maintenance_id) = 1),
  check (num_nonnulls(audited_by, audited_at) = case when status = 'menunggu' then 0 else 2 end),
  check (audited_by <> accepted_by),
  check (status <> 'tidak_sesuai' or catatan is not null),
  check (sanction_id is null or status = 'tidak_sesuai')
);
create trigger sample_audits_copy_owner before insert or update of user_id on sample_audits
  for each row execute function copy_owner();
-- In the order of the alphabet, what waits comes first.
create index on sample_audits (status, id);
create index on sample_audits (jenis, status, id);
create index on sample_audits (drawn_at) where status = 'menunggu';
create index on sample_audits (user_id, id);
create index on sample_audits using gin (search_text gin_trgm_ops);

-- It is drawn as something is accepted, not once a year.
update settings set label = 'Bagian laporan dan kegiatan yang diaudit',
  keterangan = 'Diambil acak dari laporan dan kegiatan luar yang diterima.'
  where key = 'audit_pemeliharaan';
