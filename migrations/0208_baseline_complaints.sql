-- Appeals of those concerned, heard by three people without a part in the case (ISO/IEC 17024 clause 9.8), and complaints
-- of anybody (clause 9.9).

create table appeals (
  id integer generated always as identity primary key,
  nomor text not null unique,
  user_id integer not null references users (id),
  user_training_id integer unique references user_trainings (id),
  decision_id integer unique references decisions (id),
  alasan text not null check (length(alasan) between 30 and 4000),
  file_id uuid references private_files (id),
  status text not null default 'diajukan' check (status in ('diajukan', 'diterima', 'ditolak')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  putusan text,
  version integer not null default 1,
  owner_text text not null default '',
  search_text text not null generated always as ((lower(' ' || nomor) || e'\n') || owner_text) stored,
  sanction_id integer unique references sanctions (id),
  constraint appeals_check check ((status = 'diajukan') = (decided_at is null)),
  constraint appeals_on_one
    check (num_nonnulls(decision_id, sanction_id) = 1 and (decision_id is null) = (user_training_id is null))
);
comment on table appeals is
  'One appeal for each application, heard by three people who had no part in it (ISO/IEC 17024 clause 9.8).';
comment on column appeals.putusan is 'Verdict. What the panel answers, in words.';
comment on column appeals.sanction_id is 'An appeal is on a decision of competence or on a sanction.';
create index appeals_status_submitted_at_id_idx on appeals (status, submitted_at, id);
create index appeals_submitted_at_id_idx on appeals (submitted_at, id);
create index appeals_user_id_idx on appeals (user_id);
create index appeals_file_id_idx on appeals (file_id) where file_id is not null;
create index appeals_search_text_idx on appeals using gin (search_text gin_trgm_ops);
create index appeals_user_training_id_idx on appeals (user_training_id) where user_training_id is not null;
create index appeals_sanction_id_idx on appeals (sanction_id) where sanction_id is not null;

create trigger appeals_copy_owner before insert or update of user_id on appeals for each row
  execute function copy_owner();

create table appeal_members (
  appeal_id integer not null references appeals (id),
  user_id integer not null references users (id),
  suara text check (suara in ('terima', 'tolak')),
  alasan text,
  at timestamptz,
  check ((suara is null) = (at is null)),
  primary key (appeal_id, user_id)
);
comment on table appeal_members is 'The panel of an appeal: three people, each with a vote.';
comment on column appeal_members.suara is 'Vote.';
create index appeal_members_user_id_idx on appeal_members (user_id);

create table complaints (
  id integer generated always as identity primary key,
  no_tiket text not null unique,
  pin_hash text not null,
  jenis_pengaduan text not null
    check (jenis_pengaduan in ('layanan', 'penguji', 'pemegang_sertifikat', 'pemalsuan', 'kerahasiaan', 'lainnya')),
  is_anonim boolean not null,
  pelapor bytea not null,
  user_id integer references users (id),
  terlapor text not null default '',
  no_sertifikasi text not null default '',
  certificate_id integer references certificates (id),
  examiner_id integer references examiners (id) on delete set null,
  tanggal_kejadian date,
  uraian text not null check (length(uraian) between 1 and 4000),
  status text not null default 'diterima'
    check (status in ('diterima', 'divalidasi', 'tidak_valid', 'ditelaah', 'menunggu_pelapor', 'tindakan',
    'selesai', 'dibuka_kembali')),
  handler_id integer references users (id),
  created_at timestamptz not null,
  target_terima date not null,
  target_validasi date not null,
  target_jawab date not null,
  acknowledged_at timestamptz,
  validated_at timestamptz,
  closed_at timestamptz,
  target date generated always as (
case
    when closed_at is not null then null::date
   
    when acknowledged_at is null then target_terima
   
    when validated_at is null then target_validasi
    else target_jawab
end) stored,
  putusan text check (length(putusan) <= 4000),
  reopen_until date,
  reopened_at timestamptz,
  version integer not null default 1,
  search_text text not null
    generated always as ((((lower(' ' || no_tiket) || e'\n') || lower(' ' || terlapor)) || e'\n')
    || lower(' ' || no_sertifikasi)) stored,
  constraint complaints_check check (not is_anonim or user_id is null),
  constraint complaints_check1 check ((closed_at is not null) = (status in ('selesai', 'tidak_valid')))
);
comment on table complaints is 'A complaint of anybody, followed by ticket and PIN.';
comment on column complaints.no_tiket is 'Ticket.';
comment on column complaints.pin_hash is 'Keyed hash: a dump shows no PIN.';
comment on column complaints.jenis_pengaduan is 'Kind of complaint.';
comment on column complaints.is_anonim is 'Anonymous.';
comment on column complaints.pelapor is 'Reporter. Sealed: name, email and phone of who reports.';
comment on column complaints.user_id is 'Whose account reports, where somebody was logged in and gave their name.';
comment on column complaints.terlapor is 'Accused.';
comment on column complaints.certificate_id is 'Found by that number.';
comment on column complaints.tanggal_kejadian is 'Date of the event.';
comment on column complaints.target_terima is 'Acknowledgement due.';
comment on column complaints.target_validasi is 'Validation due.';
comment on column complaints.target_jawab is 'Answer due.';
comment on column complaints.target is 'What is due next; nothing once it is closed.';
comment on column complaints.putusan is 'Verdict. What was found and done, as the reporter reads it.';
comment on column complaints.reopen_until is
  'The last day on which the reporter may have it opened again, which happens once.';
create index complaints_status_created_at_id_idx on complaints (status, created_at, id);
create index complaints_created_at_id_idx on complaints (created_at, id);
create index complaints_target_id_idx on complaints (target, id);
create index complaints_handler_id_idx on complaints (handler_id) where handler_id is not null;
create index complaints_certificate_id_idx on complaints (certificate_id) where certificate_id is not null;
create index complaints_examiner_id_idx on complaints (examiner_id) where examiner_id is not null;
create index complaints_user_id_idx on complaints (user_id) where user_id is not null;
create index complaints_closed_at_idx on complaints (closed_at) where closed_at is not null;
create index complaints_id_status_handler_id_created_at_target_idx on complaints (id)
  include (status, handler_id, created_at, target) where closed_at is null;
create index complaints_search_text_idx on complaints using gin (search_text gin_trgm_ops);

create table complaint_involved (
  complaint_id integer not null references complaints (id) on delete cascade,
  user_id integer not null references users (id),
  alasan text not null check (length(alasan) between 1 and 300),
  primary key (complaint_id, user_id)
);
comment on table complaint_involved is 'Staff who have a part in a case do not see it.';
create index complaint_involved_user_id_idx on complaint_involved (user_id);

create table complaint_entries (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaints (id) on delete cascade,
  jenis text not null check (jenis in ('langkah', 'pesan', 'catatan', 'tindakan')),
  dari_pelapor boolean not null,
  user_id integer references users (id),
  ke text,
  isi text not null default '' check (length(isi) <= 4000),
  at timestamptz not null,
  check ((jenis = 'langkah') = (ke is not null))
);
comment on table complaint_entries is 'What both sides write, and what happens; notes stay inside. Only ever added to.';
comment on column complaint_entries.dari_pelapor is 'From the reporter.';
comment on column complaint_entries.ke is 'To. Of a step: the state it led to.';
create index complaint_entries_complaint_id_id_idx on complaint_entries (complaint_id, id);

create table complaint_files (
  complaint_id integer not null references complaints (id) on delete cascade,
  entry_id integer references complaint_entries (id) on delete cascade,
  file_id uuid not null unique references private_files (id),
  primary key (complaint_id, file_id)
);
comment on table complaint_files is 'Files of a complaint, with the entry that brought them.';
create index complaint_files_entry_id_idx on complaint_files (entry_id) where entry_id is not null;
