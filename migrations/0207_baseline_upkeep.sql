-- What a holder owes while a certificate is valid: years with their duties, performance reports, activities, surveillance,
-- and sanctions with the certificates that they bind.

create table certificate_years (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates (id),
  user_id integer not null references users (id),
  ke integer not null check (ke > 0),
  mulai date not null,
  selesai date not null,
  jatuh_tempo date not null,
  lapor_mulai date not null,
  wajib_kegiatan integer not null check (wajib_kegiatan >= 0),
  wajib_poin integer not null check (wajib_poin >= 0),
  owner_text text not null default '',
  report_awaited boolean not null default true,
  search_text text not null generated always as (owner_text) stored,
  tindak_lanjut text check (tindak_lanjut in ('usul_sanksi', 'tidak_ada')),
  catatan text check (length(catatan) between 1 and 1000),
  followed_up_by integer references users (id),
  followed_up_at timestamptz,
  kegiatan integer not null default 0,
  poin integer not null default 0,
  terpelihara boolean not null generated always as (kegiatan >= wajib_kegiatan and poin >= wajib_poin) stored,
  terlapor boolean not null default false,
  is_held boolean not null default true,
  constraint certificate_years_check check (mulai <= selesai and selesai <= jatuh_tempo),
  unique (certificate_id, ke),
  constraint certificate_years_check1 check (num_nonnulls(tindak_lanjut, followed_up_by, followed_up_at) in (0, 3)),
  constraint certificate_years_check2 check (catatan is null or tindak_lanjut is not null)
);
comment on table certificate_years is
  'Opened on its first day by the settings of that day: a later change never alters it (domain 1.1 row 7).';
comment on column certificate_years.ke is 'Which one. Counted from one.';
comment on column certificate_years.mulai is 'Start.';
comment on column certificate_years.selesai is 'End.';
comment on column certificate_years.jatuh_tempo is 'Due date. The last day on which its report is in time.';
comment on column certificate_years.lapor_mulai is 'Reporting begins. From this day on its report may be sent.';
comment on column certificate_years.wajib_kegiatan is 'Activities required. Recognised ones.';
comment on column certificate_years.wajib_poin is 'Points required.';
comment on column certificate_years.report_awaited is 'The certificate is held, and no report of this year was sent.';
comment on column certificate_years.tindak_lanjut is 'Follow-up. The proposal of a sanction, or none and why.';
comment on column certificate_years.kegiatan is 'Activities done.';
comment on column certificate_years.terpelihara is 'Maintained.';
comment on column certificate_years.terlapor is 'Reported.';
create index certificate_years_user_id_mulai_idx on certificate_years (user_id, mulai);
create index certificate_years_jatuh_tempo_id_idx on certificate_years (jatuh_tempo, id);
create index certificate_years_selesai_id_idx on certificate_years (selesai, id);
create index certificate_years_search_text_idx on certificate_years using gin (search_text gin_trgm_ops);
create index certificate_years_jatuh_tempo_id_idx1 on certificate_years (jatuh_tempo, id) where report_awaited;
create index certificate_years_id_jatuh_tempo_idx on certificate_years (id, jatuh_tempo) where report_awaited;
create index certificate_years_missing on certificate_years (jatuh_tempo) where report_awaited
  and followed_up_at is null;
create index certificate_years_open on certificate_years (jatuh_tempo, id) include (terlapor, terpelihara)
  where is_held and not (terlapor and terpelihara);

create trigger certificate_years_copy_owner before insert or update of user_id on certificate_years for each row
  execute function copy_owner();

create function begin_year_as_it_stands() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock('certificate_years'::regclass::oid::integer, new.user_id % 64);
  select count(*), coalesce(sum(poin), 0) into new.kegiatan, new.poin from maintenance_records
  where user_id = new.user_id and status = 'diakui' and tanggal_selesai between new.mulai and new.selesai;
  -- Waits for whoever withdraws it just now.
  select status in ('aktif', 'dibekukan') into new.is_held from certificates where id = new.certificate_id for share;
  return new;
end $$;
create trigger certificate_years_begin before insert or update of user_id, mulai, selesai on certificate_years
  for each row execute function begin_year_as_it_stands();

create table sent_reminders (
  certificate_id integer not null references certificates (id),
  jenis text not null,
  reference_day date not null,
  hari integer not null,
  at timestamptz not null,
  primary key (certificate_id, jenis, reference_day, hari)
);
comment on table sent_reminders is
  'What is sent once, however many processes there are and however long they stood still.';
comment on column sent_reminders.jenis is 'Kind. kewajiban, berakhir or risiko.';
comment on column sent_reminders.reference_day is 'The day that it is about.';
comment on column sent_reminders.hari is 'Days. Before (below zero) or after it is due.';

create table performance_reports (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  status text not null check (status in ('draft', 'diajukan', 'perlu_perbaikan', 'diterima')),
  year_id integer not null unique references certificate_years (id),
  no_sertifikasi text not null,
  nihil boolean not null default false,
  alasan_nihil text not null default '',
  dokumen jsonb not null default '[]',
  kendala text not null default '',
  declared_at timestamptz,
  submitted_at timestamptz,
  terlambat boolean not null default false,
  catatan text,
  decided_by integer references users (id),
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  owner_text text not null default '',
  bertentangan boolean not null default false,
  search_text text not null generated always as ((lower(' ' || no_sertifikasi) || e'\n') || owner_text) stored,
  constraint performance_reports_sent check ((status = 'draft') = (submitted_at is null))
);
comment on table performance_reports is
  'The report of a holder for one year of a certificate: of Amdal documents, or nil.';
comment on column performance_reports.no_sertifikasi is
  'Certificate number. To be looked for beside its holder''s name.';
comment on column performance_reports.nihil is 'Nil report.';
comment on column performance_reports.alasan_nihil is 'Reason why there is nothing to report.';
comment on column performance_reports.dokumen is 'Documents. Rows as the form last saved them.';
comment on column performance_reports.kendala is 'Obstacles.';
comment on column performance_reports.declared_at is 'When the code of ethics was last declared to be kept.';
comment on column performance_reports.terlambat is 'Late. Sent for the first time after its last day.';
comment on column performance_reports.bertentangan is
  'Contradicted. A colleague remembers a part in a document otherwise: a note for the office, kept by a trigger.';
create index performance_reports_user_id_idx on performance_reports (user_id);
create index performance_reports_status_idx on performance_reports (status);
create index performance_reports_search_text_idx on performance_reports using gin (search_text gin_trgm_ops);
create index performance_reports_status_submitted_at_id_idx on performance_reports (status, submitted_at, id);
create index performance_reports_submitted_at_id_idx on performance_reports (submitted_at, id);
create index performance_reports_terlambat_submitted_at_id_idx on performance_reports (terlambat, submitted_at, id)
  where status <> 'draft';
create index performance_reports_bertentangan_submitted_at_id_idx
  on performance_reports (bertentangan, submitted_at, id) where status <> 'draft';
create index performance_reports_at_odds on performance_reports (submitted_at) where bertentangan
  and status = 'diajukan';
create index performance_reports_late on performance_reports (year_id) include (id) where terlambat;
create index performance_reports_decided on performance_reports (decided_at) include (decided_by, id)
  where decided_by is not null and decided_at is not null;

create trigger performance_reports_copy_owner before insert or update of user_id on performance_reports
  for each row execute function copy_owner();

create function end_awaiting() returns trigger language plpgsql as $$
begin
  update certificate_years set report_awaited = false where id = new.year_id and report_awaited;
  return null;
end $$;
create trigger performance_reports_awaited after insert or update of status on performance_reports for each row
  when (new.status <> 'draft') execute function end_awaiting();

-- A report that lies with the office or was accepted is done for its holder; one that was returned is not.
create function keep_reported_years() returns trigger language plpgsql as $$
begin
  update certificate_years set terlapor = tg_op <> 'DELETE' and new.status in ('diajukan', 'diterima')
  where id = coalesce(new.year_id, old.year_id);
  return null;
end $$;
create trigger performance_reports_done after insert or delete or update of status, year_id on performance_reports
  for each row execute function keep_reported_years();

create table report_evidence (
  report_id integer not null references performance_reports (id) on delete cascade,
  file_id uuid not null references private_files (id),
  primary key (report_id, file_id)
);
comment on table report_evidence is 'Files of a report: readable for the sweep and for who may open a file.';
create index report_evidence_file_id_idx on report_evidence (file_id);

create table report_colleagues (
  id integer generated always as identity primary key,
  report_id integer not null references performance_reports (id) on delete cascade,
  certificate_id integer not null references certificates (id),
  judul_dokumen text not null,
  tahun text not null,
  pemrakarsa text not null,
  peran text not null,
  asked_at timestamptz not null,
  jawaban text check (jawaban in ('benar', 'berbeda')),
  peran_menurut text,
  catatan text,
  answered_at timestamptz,
  peran_dilaporkan text,
  own_report_id integer references performance_reports (id),
  bertentangan boolean not null
    generated always as (coalesce(jawaban = 'berbeda', false) or coalesce(peran_dilaporkan <> peran, false)) stored,
  constraint report_colleagues_check check ((jawaban is null) = (answered_at is null)),
  constraint report_colleagues_check1 check (coalesce(jawaban = 'berbeda', false) = (peran_menurut is not null)),
  constraint report_colleagues_check2 check ((peran_dilaporkan is null) = (own_report_id is null)),
  constraint report_colleagues_report_id_certificate_id_judul_dokumen_ta_key unique (report_id, certificate_id,
    judul_dokumen, tahun)
);
comment on table report_colleagues is
  'Colleagues named on a sent document, each asked what part they had in it; whose the certificate is may come '
  'later.';
comment on column report_colleagues.judul_dokumen is
  'Title of the document. What they are told: a row that no longer says so is another question.';
comment on column report_colleagues.tahun is 'Year.';
comment on column report_colleagues.pemrakarsa is 'Proponent.';
comment on column report_colleagues.peran is 'Role.';
comment on column report_colleagues.peran_menurut is 'Role by own account. What part it was by their own account.';
comment on column report_colleagues.peran_dilaporkan is
  'Role as reported. What part they have in it by a report of their own, and which.';
comment on column report_colleagues.bertentangan is 'Contradicted. Their answer and what was reported do not agree.';
create index report_colleagues_certificate_id_id_idx on report_colleagues (certificate_id, id);
create index report_colleagues_own_report_id_idx on report_colleagues (own_report_id)
  where own_report_id is not null;

-- A contradiction concerns both reports: the one that names a colleague, and the colleague's own.
create function note_contradiction() returns trigger language plpgsql as $$
begin
  update performance_reports as report set bertentangan = found.is_so
  from (select own.id, exists (select from report_colleagues
      where (report_id = own.id or own_report_id = own.id) and bertentangan) as is_so
    from performance_reports as own
    where own.id in (old.report_id, old.own_report_id, new.report_id, new.own_report_id)) as found
  where report.id = found.id and report.bertentangan <> found.is_so;
  return null;
end $$;
create trigger report_colleagues_contradiction after insert or delete or update of jawaban, peran_dilaporkan,
  own_report_id on report_colleagues for each row execute function note_contradiction();

create table report_events (
  id integer generated always as identity primary key,
  report_id integer not null references performance_reports (id) on delete cascade,
  transition text not null,
  dari text not null,
  ke text not null,
  catatan text,
  user_id integer references users (id),
  at timestamptz not null
);
comment on table report_events is 'The life of a report; only ever added to.';
comment on column report_events.dari is 'From.';
comment on column report_events.ke is 'To.';
create index report_events_report_id_id_idx on report_events (report_id, id);

create table maintenance_records (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  status text not null,
  schedule_id integer references schedules (id),
  jenis_kegiatan text not null default ''
    check (jenis_kegiatan in ('', 'bimtek', 'workshop', 'seminar', 'webinar', 'lainnya')),
  nama_kegiatan text not null default '',
  penyelenggara text not null default '',
  tanggal_mulai date,
  tanggal_selesai date,
  jam_pelajaran integer check (jam_pelajaran between 1 and 200),
  peran text not null default 'peserta' check (peran in ('peserta', 'narasumber', 'penulis')),
  bukti_id uuid references private_files (id),
  poin integer check (poin between 0 and 1000),
  catatan text,
  due_at timestamptz,
  submitted_at timestamptz,
  attended_at timestamptz,
  attended_by integer references users (id),
  decided_by integer references users (id),
  decided_at timestamptz,
  no_sertifikat text unique,
  certificate_file_id uuid references private_files (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  owner_text text not null default '',
  seat_held boolean not null
    generated always as (schedule_id is not null
    and (status in ('terdaftar', 'menunggu_pembayaran', 'dikonfirmasi', 'hadir', 'tidak_hadir', 'diakui'))) stored,
  search_text text not null generated always as ((lower(' ' || nama_kegiatan) || e'\n') || owner_text) stored,
  constraint maintenance_records_status_check
    check (
case
    when schedule_id is null then status in ('draft', 'diajukan', 'perlu_perbaikan', 'diakui',
    'ditolak')
    else status in ('terdaftar', 'menunggu_pembayaran', 'dikonfirmasi', 'hadir', 'tidak_hadir',
    'diakui', 'dibatalkan', 'kedaluwarsa')
end),
  constraint maintenance_records_recognised
    check (status <> 'diakui' or tanggal_selesai is not null and poin is not null and decided_by is not null)
);
comment on table maintenance_records is
  'An activity by which a holder maintains competence: offered by the body on a date, or done elsewhere and '
  'recognised.';
comment on column maintenance_records.schedule_id is 'Offered by the body on that date; null: done elsewhere.';
comment on column maintenance_records.nama_kegiatan is 'Name of the activity.';
comment on column maintenance_records.penyelenggara is 'Organiser.';
comment on column maintenance_records.tanggal_mulai is 'First day.';
comment on column maintenance_records.tanggal_selesai is 'Last day.';
comment on column maintenance_records.bukti_id is 'Proof.';
comment on column maintenance_records.poin is 'Points. Given when it is recognised.';
comment on column maintenance_records.no_sertifikat is
  'Number of the document. Of the PDF of attendance, as it was first made.';
comment on column maintenance_records.certificate_file_id is 'The PDF of attendance.';
create index maintenance_records_user_id_idx on maintenance_records (user_id);
create index maintenance_records_status_idx on maintenance_records (status);
create unique index maintenance_once_offered on maintenance_records (user_id, schedule_id)
  where schedule_id is not null and (status not in ('dibatalkan', 'kedaluwarsa'));
create unique index maintenance_once
  on maintenance_records (user_id, lower(regexp_replace(nama_kegiatan, '\s+', ' ', 'g')), tanggal_mulai)
  where status not in ('draft', 'ditolak', 'dibatalkan', 'kedaluwarsa');
create index maintenance_records_user_id_tanggal_selesai_idx on maintenance_records (user_id, tanggal_selesai)
  where status = 'diakui';
create index maintenance_records_schedule_id_status_idx on maintenance_records (schedule_id, status)
  where schedule_id is not null;
create index maintenance_records_status_submitted_at_id_idx on maintenance_records (status, submitted_at, id)
  where submitted_at is not null;
create index maintenance_records_submitted_at_id_idx on maintenance_records (submitted_at, id)
  where submitted_at is not null;
create index maintenance_records_tanggal_mulai_id_idx on maintenance_records (tanggal_mulai, id)
  where submitted_at is not null;
create index maintenance_records_bukti_id_idx on maintenance_records (bukti_id) where bukti_id is not null;
create index maintenance_records_certificate_file_id_idx on maintenance_records (certificate_file_id)
  where certificate_file_id is not null;
create index maintenance_records_due_at_idx on maintenance_records (due_at) where due_at is not null;
create index maintenance_records_search_text_idx on maintenance_records using gin (search_text gin_trgm_ops);
create index maintenance_records_submitted_at_idx on maintenance_records (submitted_at) where status = 'diajukan';
create index maintenance_records_decided on maintenance_records (decided_at) include (decided_by, id)
  where decided_by is not null and decided_at is not null;

create trigger maintenance_records_copy_owner before insert or update of user_id on maintenance_records
  for each row execute function copy_owner();
create trigger maintenance_records_count_seats after insert or delete on maintenance_records for each row
  execute function count_seats();
create trigger maintenance_records_move_seats after update on maintenance_records for each row
  when (old.seat_held <> new.seat_held) execute function count_seats();

-- An activity belongs to the year in which it ended.
create function add_to_years(of_user integer, ended date, activities integer, points integer) returns void language sql as $$
  update certificate_years set kegiatan = kegiatan + activities, poin = poin + points
  where user_id = of_user and ended between mulai and selesai
$$;

-- Adds and takes away instead of counting anew, and waits for a year of the same person that is being opened just now:
-- by one of 64 locks, since years are opened by the thousand and each lock has its place in shared memory.
create function keep_done_in_years() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'diakui' then
    perform pg_advisory_xact_lock_shared('certificate_years'::regclass::oid::integer, old.user_id % 64);
    perform add_to_years(old.user_id, old.tanggal_selesai, -1, -coalesce(old.poin, 0));
  end if;
  if tg_op <> 'DELETE' and new.status = 'diakui' then
    perform pg_advisory_xact_lock_shared('certificate_years'::regclass::oid::integer, new.user_id % 64);
    perform add_to_years(new.user_id, new.tanggal_selesai, 1, coalesce(new.poin, 0));
  end if;
  return null;
end $$;
create trigger maintenance_records_done after insert or delete on maintenance_records for each row
  execute function keep_done_in_years();
create trigger maintenance_records_done_again after update of status, user_id, tanggal_selesai, poin
  on maintenance_records for each row
  when ((old.status, old.user_id, old.tanggal_selesai, old.poin) is distinct from (new.status, new.user_id,
  new.tanggal_selesai, new.poin)) execute function keep_done_in_years();

create table maintenance_events (
  id integer generated always as identity primary key,
  maintenance_id integer not null references maintenance_records (id) on delete cascade,
  transition text not null,
  dari text not null,
  ke text not null,
  catatan text,
  user_id integer references users (id),
  at timestamptz not null
);
comment on table maintenance_events is 'The life of an activity; only ever added to.';
comment on column maintenance_events.dari is 'From.';
comment on column maintenance_events.ke is 'To.';
create index maintenance_events_maintenance_id_id_idx on maintenance_events (maintenance_id, id);

create table questionnaires (
  id integer generated always as identity primary key,
  jenis text not null check (jenis in ('surveilan', 'layanan')),
  judul text not null check (length(judul) between 3 and 200),
  pengantar text not null default '',
  pertanyaan jsonb not null default '[]',
  published_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (lower(' ' || judul)) stored,
  check (closed_at is null or published_at is not null)
);
comment on table questionnaires is 'Questions of surveillance and of the service; a published one never changes.';
comment on column questionnaires.pengantar is 'Introduction.';
comment on column questionnaires.pertanyaan is
  'Questions. [{ id, jenis: pilihan | skala | esai | unggah, teks, pilihan: [], wajib }]';
comment on column questionnaires.published_at is 'A published one never changes; the next is a copy.';
create index questionnaires_judul_id_idx on questionnaires (judul, id);
create index questionnaires_created_at_id_idx on questionnaires (created_at, id);
create index questionnaires_search_text_idx on questionnaires using gin (search_text gin_trgm_ops);

create table evaluations (
  id integer generated always as identity primary key,
  questionnaire_id integer not null references questionnaires (id),
  user_id integer not null references users (id),
  certificate_id integer references certificates (id),
  user_training_id integer unique references user_trainings (id),
  no_sertifikasi text not null default '',
  status text not null default 'belum_dikerjakan'
    check (status in ('belum_dikerjakan', 'berlangsung', 'terkirim', 'dinilai', 'kedaluwarsa')),
  batas_waktu date not null,
  jawaban jsonb not null default '{}',
  submitted_at timestamptz,
  hasil text check (hasil in ('memenuhi', 'perlu_pembinaan', 'tidak_memenuhi')),
  catatan text,
  tindak_lanjut text check (tindak_lanjut in ('tidak_ada', 'pemeliharaan_tambahan', 'uji_ulang', 'usul_sanksi')),
  reviewed_by integer references users (id),
  reviewed_at timestamptz,
  tinjau_alasan text,
  objected_at timestamptz,
  tinjau_jawaban text,
  reconsidered_by integer references users (id),
  reconsidered_at timestamptz,
  created_at timestamptz not null,
  notified_at timestamptz,
  version integer not null default 1,
  owner_text text not null default '',
  search_text text not null generated always as ((owner_text || e'\n') || lower(' ' || no_sertifikasi)) stored,
  reminded_at timestamptz,
  constraint evaluations_check check (num_nonnulls(certificate_id, user_training_id) = 1),
  constraint evaluations_check1
    check ((hasil is null) = (reviewed_at is null) and (hasil is null) = (reviewed_by is null)),
  constraint evaluations_check2 check (status <> 'dinilai' or hasil is not null),
  constraint evaluations_check3 check (reconsidered_by is distinct from reviewed_by or reconsidered_by is null),
  constraint evaluations_check4
    check (user_training_id is null or jawaban = '{}' and submitted_at is null and hasil is null),
  unique (questionnaire_id, certificate_id)
);
comment on table evaluations is
  'A questionnaire put to somebody: surveillance of a holder, or of the service at an exam.';
comment on column evaluations.certificate_id is 'Of a certificate, or of the service at an exam.';
comment on column evaluations.no_sertifikasi is 'Certificate number. The certificate''s number, for searching.';
comment on column evaluations.batas_waktu is 'Deadline.';
comment on column evaluations.jawaban is 'Answer. { [question]: answer }';
comment on column evaluations.hasil is 'Result.';
comment on column evaluations.tinjau_alasan is
  'Reason for the reconsideration. The holder asks once for another look at the result, which somebody else takes.';
comment on column evaluations.tinjau_jawaban is 'Answer to the reconsideration.';
comment on column evaluations.notified_at is 'When its letter went out.';
comment on column evaluations.reminded_at is 'When the office last called an open evaluation to mind.';
create index evaluations_user_id_id_idx on evaluations (user_id, id);
create index evaluations_certificate_id_idx on evaluations (certificate_id) where certificate_id is not null;
create index evaluations_status_batas_waktu_id_idx on evaluations (status, batas_waktu, id);
create index evaluations_batas_waktu_id_idx on evaluations (batas_waktu, id) where certificate_id is not null;
create index evaluations_submitted_at_id_idx on evaluations (submitted_at, id) where certificate_id is not null;
create index evaluations_id_idx on evaluations (id) where notified_at is null;
create index evaluations_objected_at_idx on evaluations (objected_at) where objected_at is not null
  and reconsidered_at is null;
create index evaluations_search_text_idx on evaluations using gin (search_text gin_trgm_ops);
create index evaluations_submitted_at_idx on evaluations (submitted_at) where status = 'terkirim'
  and certificate_id is not null;
create index evaluations_lapsed on evaluations (batas_waktu) where status = 'kedaluwarsa'
  and certificate_id is not null;

create trigger evaluations_copy_owner before insert or update of user_id on evaluations for each row
  execute function copy_owner();

create table evaluation_evidence (
  evaluation_id integer not null references evaluations (id) on delete cascade,
  file_id uuid not null references private_files (id),
  primary key (evaluation_id, file_id)
);
comment on table evaluation_evidence is 'Files of an answer: readable for the sweep and for who may open a file.';
create index evaluation_evidence_file_id_idx on evaluation_evidence (file_id);

create table service_answers (
  id uuid default gen_random_uuid() primary key,
  questionnaire_id integer not null references questionnaires (id),
  schedule_id integer not null references schedules (id),
  jawaban jsonb not null
);
comment on table service_answers is 'What was said of the service: nothing here leads to who said it.';
comment on column service_answers.schedule_id is 'Which exam, told only once enough have answered.';
create index service_answers_questionnaire_id_schedule_id_idx on service_answers (questionnaire_id, schedule_id);

create table sanctions (
  id integer generated always as identity primary key,
  nomor text unique,
  certificate_id integer not null references certificates (id),
  user_id integer references users (id),
  no_sertifikasi text not null default '',
  owner_text text not null default '',
  jenis text not null check (jenis in ('pembekuan', 'pencabutan')),
  alasan text not null check (alasan in ('tanpa_pemeliharaan', 'tanpa_laporan', 'dokumen_palsu', 'etik',
    'salah_guna_tanda', 'pengaduan_terbukti', 'tidak_memenuhi', 'permintaan_sendiri')),
  uraian text not null default '',
  status text not null check (status in ('diusulkan', 'diberitahukan', 'dijatuhkan', 'tidak_dijatuhkan',
    'dibatalkan')),
  opened_by integer references users (id),
  opened_at timestamptz not null,
  notified_by integer references users (id),
  notified_at timestamptz,
  answer_due timestamptz,
  jawaban text,
  answer_file_id uuid references private_files (id),
  answered_at timestamptz,
  decided_by integer references users (id),
  decided_at timestamptz,
  putusan text,
  appeal_due timestamptz,
  frozen_before date,
  tugas jsonb not null default '[]',
  version integer not null default 1,
  search_text text not null
    generated always as ((lower(((' ' || coalesce(nomor, '')) || e'\n ') || no_sertifikasi) || e'\n')
    || owner_text) stored,
  lifted_at timestamptz,
  constraint sanctions_check
    check ((notified_at is null) = (notified_by is null) and (notified_at is null) = (answer_due is null)),
  constraint sanctions_check1 check ((decided_at is null) = (decided_by is null)),
  constraint sanctions_check2 check ((status in ('diusulkan', 'diberitahukan')) or decided_at is not null),
  constraint sanctions_check3 check (status <> 'diberitahukan' or notified_at is not null),
  constraint sanctions_check4
    check (status <> 'dijatuhkan' or alasan = 'permintaan_sendiri' or notified_at is not null
    and (answered_at is not null or decided_at > answer_due)),
  constraint sanctions_check5
    check (status <> 'dijatuhkan' or jenis <> 'pencabutan' or decided_by is distinct from notified_by)
);
comment on table sanctions is
  'A sanction on a qualification: notice, days to answer, a named person''s decision, appeal. The certificate is the '
  'one it was opened on.';
comment on column sanctions.nomor is 'Number. Since the notice, or the holder''s own request.';
comment on column sanctions.user_id is
  'Whose certificate it is; kept by triggers, as are no_sertifikasi and owner_text.';
comment on column sanctions.status is 'Proposed, perhaps by a job; notified; decided; or dropped.';
comment on column sanctions.opened_by is 'Nobody for what a job proposed.';
comment on column sanctions.answer_due is 'The last moment to answer.';
comment on column sanctions.putusan is 'Verdict.';
comment on column sanctions.appeal_due is 'The last moment to appeal.';
comment on column sanctions.frozen_before is 'Until when the certificate was suspended already, when it was revoked.';
comment on column sanctions.tugas is
  'Tasks. What the holder does before the certificate is restored: [{ tugas, selesai_at }]';
comment on column sanctions.lifted_at is
  'Since when an imposed sanction does not count any more: restored, or undone on appeal.';
create unique index sanctions_open on sanctions (certificate_id) where status in ('diusulkan', 'diberitahukan');
create index sanctions_certificate_id_id_idx on sanctions (certificate_id, id);
create index sanctions_user_id_id_idx on sanctions (user_id, id);
create index sanctions_status_opened_at_id_idx on sanctions (status, opened_at, id);
create index sanctions_opened_at_id_idx on sanctions (opened_at, id);
create index sanctions_answer_file_id_idx on sanctions (answer_file_id) where answer_file_id is not null;
create index sanctions_search_text_idx on sanctions using gin (search_text gin_trgm_ops);
create index sanctions_answer_due_answered_at_idx on sanctions (answer_due, answered_at)
  where status = 'diberitahukan';
create index sanctions_opened_by_idx on sanctions (opened_by);
create index sanctions_notified_by_idx on sanctions (notified_by) where notified_by is not null;
create index sanctions_decided_by_idx on sanctions (decided_by) where decided_by is not null;
create index sanctions_with_tasks on sanctions (certificate_id) where status = 'dijatuhkan' and jenis = 'pembekuan'
  and tugas <> '[]';

create function name_sanctioned() returns trigger language plpgsql as $$
begin
  select own.user_id, own.no_sertifikasi,
      coalesce((select search_text from users where id = own.user_id for share), lower(' ' || own.nama))
    into new.user_id, new.no_sertifikasi, new.owner_text from certificates as own where own.id = new.certificate_id;
  return new;
end $$;
create trigger sanctions_name before insert or update of user_id on sanctions for each row
  execute function name_sanctioned();

create function bind_sanctioned() returns trigger language plpgsql as $$
begin
  insert into sanctioned_certificates (sanction_id, certificate_id) values (new.id, new.certificate_id)
    on conflict do nothing;
  return null;
end $$;
create trigger sanctions_bind after update of status on sanctions for each row
  when (new.status = 'dijatuhkan' and old.status <> 'dijatuhkan') execute function bind_sanctioned();

create table sanctioned_certificates (
  sanction_id integer not null references sanctions (id),
  certificate_id integer not null references certificates (id),
  frozen_until date,
  primary key (sanction_id, certificate_id)
);
comment on table sanctioned_certificates is 'What each imposed sanction is on, and until when it suspends.';
create index sanctioned_certificates_certificate_id_idx on sanctioned_certificates (certificate_id);

create table sample_audits (
  id integer generated always as identity primary key,
  report_id integer unique references performance_reports (id),
  maintenance_id integer unique references maintenance_records (id),
  jenis text not null generated always as (
case
   
    when report_id is null then 'kegiatan'
    else 'laporan'
end) stored,
  user_id integer not null references users (id),
  owner_text text not null default '',
  accepted_by integer not null references users (id),
  drawn_at timestamptz not null,
  status text not null default 'menunggu' check (status in ('menunggu', 'sesuai', 'tidak_sesuai')),
  catatan text,
  audited_by integer references users (id),
  audited_at timestamptz,
  sanction_id integer unique references sanctions (id),
  version integer not null default 1,
  search_text text not null generated always as (owner_text) stored,
  constraint sample_audits_check check (num_nonnulls(report_id, maintenance_id) = 1),
  constraint sample_audits_check1
    check (num_nonnulls(audited_by, audited_at) =
case
    when status = 'menunggu' then 0
    else 2
end),
  constraint sample_audits_check2 check (audited_by <> accepted_by),
  constraint sample_audits_check3 check (status <> 'tidak_sesuai' or catatan is not null),
  constraint sample_audits_check4 check (sanction_id is null or status = 'tidak_sesuai')
);
comment on table sample_audits is
  'A report or an activity that was accepted and drawn to be looked at once more, by somebody without a part in it.';
comment on column sample_audits.report_id is 'Of report and activity one; each is drawn once.';
comment on column sample_audits.user_id is 'Whose it is.';
comment on column sample_audits.accepted_by is 'At the moment when it was drawn.';
comment on column sample_audits.sanction_id is 'The case that was proposed of it.';
create index sample_audits_status_id_idx on sample_audits (status, id);
create index sample_audits_jenis_status_id_idx on sample_audits (jenis, status, id);
create index sample_audits_drawn_at_idx on sample_audits (drawn_at) where status = 'menunggu';
create index sample_audits_user_id_id_idx on sample_audits (user_id, id);
create index sample_audits_search_text_idx on sample_audits using gin (search_text gin_trgm_ops);

create trigger sample_audits_copy_owner before insert or update of user_id on sample_audits for each row
  execute function copy_owner();
