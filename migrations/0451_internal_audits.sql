-- group: quality
-- Internal audits and findings: what was found, why it happened, what was done, and the proof that it worked.
create table internal_audits (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null default 'direncanakan' check (status in ('direncanakan', 'selesai')),
  tanggal date not null,
  edisi text not null check (edisi in ('2012', '2026')),
  klausul text[] not null check (cardinality(klausul) between 1 and 100),
  auditor_id integer not null references users (id),
  ringkasan text check (length(ringkasan) between 1 and 4000),
  finished_at timestamptz,
  created_by integer not null references users (id),
  created_at timestamptz not null,
  reminded_at timestamptz,
  constraint internal_audits_check
    check ((status = 'selesai') = (finished_at is not null and ringkasan is not null))
);
comment on table internal_audits is
  'An internal audit: planned for a day and a scope of clauses, done and reported by an auditor who does not do that work.';
comment on column internal_audits.edisi is 'Edition. Of the standard whose numbers the scope names.';
comment on column internal_audits.klausul is 'Clauses. By their numbers in that edition.';
comment on column internal_audits.ringkasan is 'Summary. What the auditor found, in words.';
comment on column internal_audits.reminded_at is 'When a letter said that it is late; null again once its day moves.';
create index internal_audits_tanggal_id_idx on internal_audits (tanggal, id);
create index internal_audits_auditor_id_idx on internal_audits (auditor_id);
create index internal_audits_created_by_idx on internal_audits (created_by);

create table findings (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null default 'terbuka' check (status in ('terbuka', 'ditindak', 'diperiksa', 'ditutup')),
  judul text not null check (length(judul) between 1 and 150),
  uraian text not null check (length(uraian) between 1 and 4000),
  sumber text not null check (sumber in ('audit', 'pengaduan', 'banding', 'insiden', 'lainnya')),
  audit_id integer references internal_audits (id),
  complaint_id integer references complaints (id) on delete set null,
  appeal_id integer references appeals (id),
  incident_id integer references incidents (id),
  owner_id integer not null references users (id),
  batas date not null,
  sebab text check (length(sebab) between 1 and 4000),
  tindakan text check (length(tindakan) between 1 and 4000),
  pelaksanaan text check (length(pelaksanaan) between 1 and 4000),
  file_id uuid references private_files (id),
  acted_by integer references users (id),
  acted_at timestamptz,
  catatan text check (length(catatan) between 1 and 2000),
  pembuktian text check (length(pembuktian) between 1 and 4000),
  closed_by integer references users (id),
  closed_at timestamptz,
  created_by integer not null references users (id),
  created_at timestamptz not null,
  reminded_at timestamptz,
  constraint findings_source_check check ((audit_id is null or sumber = 'audit')
    and (complaint_id is null or sumber = 'pengaduan') and (appeal_id is null or sumber = 'banding')
    and (incident_id is null or sumber = 'insiden')),
  constraint findings_plan_check check (status = 'terbuka' or sebab is not null and tindakan is not null),
  constraint findings_act_check
    check (status in ('terbuka', 'ditindak') or pelaksanaan is not null and acted_by is not null and acted_at is not null),
  constraint findings_close_check
    check ((status = 'ditutup') = (closed_by is not null and closed_at is not null and pembuktian is not null)),
  constraint findings_second_check check (closed_by <> acted_by)
);
comment on table findings is
  'A finding of an audit, a complaint, an appeal, an incident or by hand: its cause, the action against it, and the proof that it worked, by another person than the one who acted.';
comment on column findings.sumber is 'Source. Where the finding comes from.';
comment on column findings.complaint_id is 'Null again once the complaint is past its retention.';
comment on column findings.batas is 'Due day. Of the step that is next.';
comment on column findings.sebab is 'Cause. Why it happened, not what happened.';
comment on column findings.tindakan is 'Action. What is to be done against the cause.';
comment on column findings.pelaksanaan is 'Execution. What was done.';
comment on column findings.pembuktian is 'Proof. By what somebody else saw that the action worked.';
comment on column findings.reminded_at is 'When a letter said that it is late; null again once its day moves.';
create index findings_batas_id_idx on findings (batas, id);
create index findings_audit_id_idx on findings (audit_id);
create unique index findings_complaint_id_idx on findings (complaint_id);
create unique index findings_appeal_id_idx on findings (appeal_id);
create unique index findings_incident_id_idx on findings (incident_id);
create index findings_owner_id_idx on findings (owner_id);
create index findings_acted_by_idx on findings (acted_by);
create index findings_closed_by_idx on findings (closed_by);
create index findings_created_by_idx on findings (created_by);
create index findings_file_id_idx on findings (file_id);
