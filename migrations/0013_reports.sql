-- Performance reports: one for each year of a certificate, of Amdal documents or nil.

-- Until now rows were only counted; a report without its year says nothing.
delete from performance_reports;
alter table performance_reports
  add column year_id integer not null unique references certificate_years (id),
  -- Of the certificate, to be looked for beside its holder's name.
  add column nomor text not null,
  add column nihil boolean not null default false,
  add column alasan_nihil text not null default '',
  -- Rows as the form last saved them (features/reporting/contract.ts).
  add column dokumen jsonb not null default '[]',
  add column kendala text not null default '',
  -- When the code of ethics was last declared to be kept.
  add column pernyataan_at timestamptz,
  add column submitted_at timestamptz,
  -- Sent for the first time after its last day.
  add column terlambat boolean not null default false,
  add column catatan text,
  add column decided_by integer references users (id),
  add column decided_at timestamptz,
  add column created_at timestamptz not null,
  add column updated_at timestamptz not null,
  add column version integer not null default 1,
  add column pemilik text not null default '';
alter table performance_reports
  drop constraint performance_reports_status_check,
  add constraint performance_reports_status_check check (status in ('draft', 'diajukan', 'perlu_perbaikan', 'diterima')),
  add constraint performance_reports_sent check ((status = 'draft') = (submitted_at is null)),
  -- A colleague remembers a part in a document otherwise: a note for the office, kept by the trigger below.
  add column bertentangan boolean not null default false,
  add column search_text text not null generated always as (lower(' ' || nomor) || E'\n' || pemilik) stored;
create trigger performance_reports_copy_owner before insert or update of user_id on performance_reports
  for each row execute function copy_owner();
create index on performance_reports using gin (search_text gin_trgm_ops);
create index on performance_reports (status, submitted_at, id);
create index on performance_reports (submitted_at, id);
create index on performance_reports (terlambat, submitted_at, id) where status <> 'draft';
create index on performance_reports (bertentangan, submitted_at, id) where status <> 'draft';

-- Readable for the sweep and for who may open a file.
create table report_evidence (
  report_id integer not null references performance_reports (id) on delete cascade,
  file_id uuid not null references private_files (id),
  primary key (report_id, file_id)
);
create index on report_evidence (file_id);

-- Colleagues named on a sent document, each asked what part they had in it; whose the certificate is may come later.
create table report_colleagues (
  id integer generated always as identity primary key,
  report_id integer not null references performance_reports (id) on delete cascade,
  certificate_id integer not null references certificates (id),
  -- What they are told: a row that no longer says so is another question.
  judul_dokumen text not null,
  tahun text not null,
  pemrakarsa text not null,
  peran text not null,
  asked_at timestamptz not null,
  jawaban text check (jawaban in ('benar', 'berbeda')),
  -- What part it was by their own account.
  peran_menurut text,
  catatan text,
  answered_at timestamptz,
  -- What part they have in it by a report of their own, and which.
  peran_dilaporkan text,
  laporan_id integer references performance_reports (id),
  bertentangan boolean not null
    generated always as (coalesce(jawaban = 'berbeda', false) or coalesce(peran_dilaporkan <> peran, false)) stored,
  unique (report_id, certificate_id, judul_dokumen, tahun),
  check ((jawaban is null) = (answered_at is null)),
  check (coalesce(jawaban = 'berbeda', false) = (peran_menurut is not null)),
  check ((peran_dilaporkan is null) = (laporan_id is null))
);
create index on report_colleagues (certificate_id, id);
create index on report_colleagues (laporan_id) where laporan_id is not null;

-- A contradiction concerns both reports: the one that names a colleague, and the colleague's own.
create function note_contradiction() returns trigger language plpgsql as $$
begin
  update performance_reports as report set bertentangan = found.is_so
  from (select own.id, exists (select from report_colleagues
      where (report_id = own.id or laporan_id = own.id) and bertentangan) as is_so
    from performance_reports as own
    where own.id in (old.report_id, old.laporan_id, new.report_id, new.laporan_id)) as found
  where report.id = found.id and report.bertentangan <> found.is_so;
  return null;
end $$;
create trigger report_colleagues_contradiction after insert or delete or update of jawaban, peran_dilaporkan, laporan_id
  on report_colleagues for each row execute function note_contradiction();

-- The life of a report; only ever added to.
create table report_events (
  id integer generated always as identity primary key,
  report_id integer not null references performance_reports (id) on delete cascade,
  step text not null,
  dari text not null,
  ke text not null,
  catatan text,
  user_id integer references users (id),
  at timestamptz not null
);
create index on report_events (report_id, id);

-- What is not reported yet is looked through year by year: its holder's name and whether a report is awaited stand beside it.
alter table certificate_years
  add column pemilik text not null default '',
  -- The certificate is held, and no report of this year was sent.
  add column laporan_ditunggu boolean not null default true;
alter table certificate_years add column search_text text not null generated always as (pemilik) stored;
create trigger certificate_years_copy_owner before insert or update of user_id on certificate_years
  for each row execute function copy_owner();
create index on certificate_years using gin (search_text gin_trgm_ops);
create index on certificate_years (jatuh_tempo, id) where laporan_ditunggu;
create index on certificate_years (id, jatuh_tempo) where laporan_ditunggu;

create function end_awaiting() returns trigger language plpgsql as $$
begin
  update certificate_years set laporan_ditunggu = false where id = new.year_id and laporan_ditunggu;
  return null;
end $$;
create trigger performance_reports_awaited after insert or update of status on performance_reports
  for each row when (new.status <> 'draft') execute function end_awaiting();

create function await_reports() returns trigger language plpgsql as $$
begin
  update certificate_years as year set laporan_ditunggu = new.status in ('aktif', 'dibekukan')
    and not exists (select from performance_reports where year_id = year.id and status <> 'draft')
  where certificate_id = new.id;
  return null;
end $$;
create trigger certificates_await_reports after update of status on certificates
  for each row when (old.status <> new.status) execute function await_reports();

-- Sentences for the office when it returns what holders hand in.
alter table reason_templates drop constraint reason_templates_jenis_check,
  add constraint reason_templates_jenis_check
    check (jenis in ('perbaikan', 'penolakan', 'pembayaran', 'pembatalan', 'laporan', 'kegiatan'));
insert into reason_templates (jenis, urutan, isi) values
  ('laporan', 1, 'Bukti tidak terbaca. Unggah ulang halaman judul dan halaman susunan tim yang jelas.'),
  ('laporan', 2, 'Nama Anda tidak ada pada halaman susunan tim. Unggah halaman yang memuat nama Anda.'),
  ('laporan', 3, 'Ringkasan peran belum menjelaskan pekerjaan Anda sendiri. Uraikan bab atau kajian yang Anda susun.');
