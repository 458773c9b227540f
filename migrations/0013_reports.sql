-- Performance reports: one for each year of a certificate, of Amdal documents or nil.

-- Until now rows were only counted; a report without its year says nothing.
delete from performance_reports;
alter table performance_reports
  add column year_id integer not null unique references certificate_years (id),
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
  add column search_text text not null generated always as (pemilik) stored;
create trigger performance_reports_copy_owner before insert or update of user_id on performance_reports
  for each row execute function copy_owner();
create index on performance_reports using gin (search_text gin_trgm_ops);
create index on performance_reports (status, submitted_at, id);
create index on performance_reports (submitted_at, id);

-- Readable for the sweep and for who may open a file.
create table report_evidence (
  report_id integer not null references performance_reports (id) on delete cascade,
  file_id uuid not null references private_files (id),
  primary key (report_id, file_id)
);
create index on report_evidence (file_id);

-- Colleagues named on a sent document are asked what part they had in it.
create table report_colleagues (
  id integer generated always as identity primary key,
  report_id integer not null references performance_reports (id) on delete cascade,
  -- The row of the report, by its own name.
  dokumen_id text not null,
  certificate_id integer not null references certificates (id),
  -- Who is asked; nobody while the certificate has no account.
  user_id integer references users (id),
  peran text not null,
  jawaban text check (jawaban in ('benar', 'berbeda')),
  -- What part it was by their own account.
  peran_menurut text,
  catatan text,
  asked_at timestamptz not null,
  answered_at timestamptz,
  unique (report_id, dokumen_id, certificate_id),
  check ((jawaban is null) = (answered_at is null))
);
create index on report_colleagues (user_id, answered_at);
create index on report_colleagues (report_id) where jawaban = 'berbeda';

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
