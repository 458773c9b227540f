-- From a draft to the decision: who applies, what they hand in, who examines them, what was found.
--
-- user_trainings has 39 columns: an application is one thing with one life, and most lists read it whole. They say
--
--   whose and for what  user_id, scheme_id, schedule_id, jenis_permohonan, origin_id, renews_id, employer_id, nomor
--   what was filled in  kebutuhan_khusus, pengalaman, asesmen, pernyataan, pages_seen, version
--   where it stands     tahap, tahap_sejak, due_at, created_at, submitted_at, updated_at, catatan, no_sertifikasi
--   its seat            seat_held, ditawarkan, waiting_since, kali_jadwal_ulang
--   its exam            metode_uji, alasan_uji_penuh, attended_at, attended_by, examiners_asked, examiners_agreed
--   the office's care   handler_id, reminded_at, reminded_days, owner_text, search_text
--   its end             erased_at
--
-- Documents stand in application_files, each step in application_events, scores in unit_scores, the decision in decisions.
-- To part what was filled in from the rest was weighed: each draft would be two rows that are always written together, and
-- seat, deadline and search would still read the first. Lists are quick by indexes that hold all that they read.

create table employers (
  id integer generated always as identity primary key,
  nama text not null check (length(nama) between 1 and 150),
  npwp bytea,
  alamat text not null check (length(alamat) between 1 and 500),
  created_at timestamptz not null,
  version integer not null default 1,
  search_text text not null generated always as (' ' || lower(nama)) stored
);
comment on table employers is 'Employers that pay for several people, each of whom keeps data of their own.';
comment on column employers.npwp is 'Tax number. Sealed: that of a sole trader is their NIK.';
create index employers_search_text_idx on employers using gin (search_text gin_trgm_ops);
create index employers_nama_id_idx on employers (nama, id);

create table employer_members (
  id integer generated always as identity primary key,
  employer_id integer not null references employers (id),
  user_id integer not null references users (id),
  pengelola boolean not null default false,
  joined_at timestamptz not null,
  unique (employer_id, user_id)
);
comment on table employer_members is 'Who belongs to an employer now; whoever leaves has no row.';
comment on column employer_members.pengelola is
  'Manager. Registers others, and sees and pays what is addressed to the employer.';
create index employer_members_user_id_idx on employer_members (user_id);

create table employer_invitations (
  id integer generated always as identity primary key,
  employer_id integer not null references employers (id),
  email text not null check (length(email) between 3 and 255),
  sent_at timestamptz not null,
  kali_dikirim integer not null default 1 check (kali_dikirim > 0),
  expires_at timestamptz not null,
  unique (employer_id, email)
);
comment on table employer_invitations is
  'Whom an employer waits for, by address; accepted, refused and withdrawn ones are gone.';
comment on column employer_invitations.kali_dikirim is 'Times sent.';
create index employer_invitations_email_idx on employer_invitations (email);
create index employer_invitations_expires_at_idx on employer_invitations (expires_at);

create table user_trainings (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  schedule_id integer not null references schedules (id),
  tahap text not null check (tahap in ('draft', 'daftar_tunggu', 'diajukan', 'perlu_perbaikan',
    'menunggu_pembayaran', 'menunggu_konfirmasi', 'ditolak', 'dibatalkan', 'kedaluwarsa', 'terjadwal',
    'tidak_hadir', 'diuji', 'menunggu_keputusan', 'belum_kompeten', 'banding', 'diterbitkan')),
  no_sertifikasi text unique,
  created_at timestamptz not null default now(),
  scheme_id integer not null default 0 references schemes (id),
  jenis_permohonan text not null default 'baru' check (jenis_permohonan in ('baru', 'perpanjangan', 'uji_ulang')),
  nomor text unique,
  kebutuhan_khusus text not null default '',
  pengalaman jsonb not null default '[]',
  asesmen jsonb not null default '[]',
  pernyataan jsonb,
  submitted_at timestamptz,
  tahap_sejak timestamptz not null default now(),
  due_at timestamptz,
  ditawarkan boolean not null default false,
  waiting_since timestamptz,
  kali_jadwal_ulang integer not null default 0,
  catatan text,
  handler_id integer references users (id),
  reminded_at timestamptz,
  updated_at timestamptz not null default now(),
  seat_held boolean not null
    generated always as (ditawarkan
    or (tahap in ('diajukan', 'perlu_perbaikan', 'menunggu_pembayaran', 'menunggu_konfirmasi', 'terjadwal',
    'tidak_hadir', 'diuji', 'dinilai', 'menunggu_keputusan', 'belum_kompeten', 'banding', 'diterbitkan'))) stored,
  owner_text text not null default '',
  search_text text not null generated always as ((lower(' ' || coalesce(nomor, '')) || e'\n') || owner_text) stored,
  attended_at timestamptz,
  attended_by integer references users (id),
  origin_id integer references user_trainings (id),
  reminded_days integer,
  renews_id integer,
  metode_uji text[],
  alasan_uji_penuh text[] not null default '{}',
  version integer not null default 0,
  erased_at timestamptz,
  pages_seen text[] not null default '{}'
    check (pages_seen <@ array['jadwal', 'pengalaman', 'asesmen', 'berkas', 'pernyataan']),
  employer_id integer references employers (id),
  examiners_asked integer not null default 0,
  examiners_agreed integer not null default 0,
  constraint user_trainings_check check (no_sertifikasi is null or tahap = 'diterbitkan'),
  constraint user_trainings_check1 check (not ditawarkan or tahap = 'draft')
);
comment on table user_trainings is
  'An application on its way to a certificate, from draft to issue: "user training" on the wire, permohonan on '
  'screen. Its columns are explained at the head of this group.';
comment on column user_trainings.tahap is 'Stage. The finer state behind the status on the wire.';
comment on column user_trainings.scheme_id is 'Of the schedule; kept by a trigger.';
comment on column user_trainings.jenis_permohonan is 'Kind of application.';
comment on column user_trainings.nomor is
  'Number. Given at the first submission; what people name in letters and calls.';
comment on column user_trainings.kebutuhan_khusus is 'Special needs. As the form last saved them.';
comment on column user_trainings.pengalaman is 'Experience.';
comment on column user_trainings.asesmen is 'Self-assessment.';
comment on column user_trainings.pernyataan is 'Declaration.';
comment on column user_trainings.tahap_sejak is 'Stage since. Since when it is in this stage.';
comment on column user_trainings.due_at is 'When the stage ends by itself.';
comment on column user_trainings.ditawarkan is 'Offered. A draft for which a seat from the waiting list is held.';
comment on column user_trainings.waiting_since is 'The order of the waiting list.';
comment on column user_trainings.kali_jadwal_ulang is 'Times rescheduled.';
comment on column user_trainings.catatan is
  'Note. What the office last wrote about it: why it was returned, refused or cancelled.';
comment on column user_trainings.seat_held is 'A seat follows from the stage, so that no step can forget it.';
comment on column user_trainings.owner_text is
  'Whose it is, as account name and address to be searched for; kept by a trigger.';
comment on column user_trainings.search_text is 'What the office''s search looks through.';
comment on column user_trainings.attended_at is 'When the candidate was seen at the exam.';
comment on column user_trainings.origin_id is 'The application whose failed units are examined again.';
comment on column user_trainings.reminded_days is 'How many days before the exam its candidate was last reminded.';
comment on column user_trainings.renews_id is
  'The certificate that it renews, also of a re-test that a renewal led to.';
comment on column user_trainings.metode_uji is 'Exam methods. Settled when a renewal is sent; null: the scheme''s.';
comment on column user_trainings.alasan_uji_penuh is
  'Reasons for a full exam. Of a renewal, as they were when it was sent.';
comment on column user_trainings.version is
  'Of what is typed in the form, so that two tabs never overwrite each other unasked.';
comment on column user_trainings.erased_at is
  'Since when the personal parts of an application are gone; stages, days, decision and certificate stay.';
comment on column user_trainings.pages_seen is 'Pages of the form that count as complete, as they were looked at.';
comment on column user_trainings.employer_id is 'Who pays, until the invoice is issued; then the invoice says so.';
comment on column user_trainings.examiners_asked is
  'Counted by a trigger, as is examiners_agreed: the desk asks for candidates short of one.';
create index user_trainings_user_id_idx on user_trainings (user_id);
create index user_trainings_tahap_created_at_idx on user_trainings (tahap, created_at);
create index user_trainings_schedule_id_tahap_idx on user_trainings (schedule_id, tahap);
create index user_trainings_created_at_idx on user_trainings (created_at);
create unique index user_trainings_running on user_trainings (user_id, scheme_id)
  where tahap in ('draft', 'daftar_tunggu', 'diajukan', 'perlu_perbaikan', 'menunggu_pembayaran',
  'menunggu_konfirmasi', 'terjadwal', 'diuji', 'dinilai', 'menunggu_keputusan', 'banding');
create index user_trainings_schedule_id_waiting_since_id_idx on user_trainings (schedule_id, waiting_since, id)
  where tahap = 'daftar_tunggu';
create index user_trainings_due_at_idx on user_trainings (due_at) where due_at is not null;
create index user_trainings_schedule_id_idx on user_trainings (schedule_id) where ditawarkan;
create index user_trainings_tahap_tahap_sejak_id_idx on user_trainings (tahap, tahap_sejak, id);
create index user_trainings_tahap_sejak_id_idx on user_trainings (tahap_sejak, id);
create index user_trainings_handler_id_idx on user_trainings (handler_id) where handler_id is not null;
create index user_trainings_search_text_idx on user_trainings using gin (search_text gin_trgm_ops);
create index user_trainings_origin_id_idx on user_trainings (origin_id) where origin_id is not null;
create index user_trainings_renews_id_idx on user_trainings (renews_id) where renews_id is not null;
create index user_trainings_unerased on user_trainings (tahap, tahap_sejak) where erased_at is null;
create index user_trainings_submitted_at_idx on user_trainings (submitted_at) where submitted_at is not null;
create index user_trainings_schedule_id_tahap_sejak_idx on user_trainings (schedule_id, tahap_sejak)
  where tahap = 'menunggu_keputusan';
create index user_trainings_employer_id_id_idx on user_trainings (employer_id, id) where employer_id is not null;
create index user_trainings_seated on user_trainings (schedule_id, tahap, tahap_sejak, id)
  include (examiners_asked, examiners_agreed) where tahap in ('terjadwal', 'diuji');
create index user_trainings_of_scheme on user_trainings (scheme_id, tahap_sejak, id) where tahap <> 'draft';
create index user_trainings_by_deadline on user_trainings (due_at, id) where tahap <> 'draft';
create index user_trainings_to_decide on user_trainings (id) include (search_text, user_id, schedule_id)
  where tahap = 'menunggu_keputusan';
create index user_trainings_of_schedules on user_trainings (id) include (schedule_id, scheme_id);

-- Counted here and bounded by the check of schedules: nobody can oversell, whatever the program does.
create function count_seats() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.seat_held then
    update schedules set terisi = terisi - 1 where id = old.schedule_id;
  end if;
  if tg_op <> 'DELETE' and new.seat_held then
    update schedules set terisi = terisi + 1 where id = new.schedule_id;
  end if;
  return null;
end $$;
create trigger user_trainings_count_seats after insert or delete on user_trainings for each row
  execute function count_seats();
create trigger user_trainings_move_seats after update on user_trainings for each row
  when (old.seat_held <> new.seat_held or new.seat_held and old.schedule_id <> new.schedule_id)
  execute function count_seats();

-- The scheme of an application is its date's.
create function take_scheme_of_schedule() returns trigger language plpgsql as $$
begin
  select scheme_versions.scheme_id into new.scheme_id from schedules
    join scheme_versions on scheme_versions.id = schedules.scheme_version_id where schedules.id = new.schedule_id;
  return new;
end $$;
create trigger user_trainings_scheme before insert or update of schedule_id on user_trainings for each row
  execute function take_scheme_of_schedule();
create trigger user_trainings_copy_owner before insert or update of user_id on user_trainings for each row
  execute function copy_owner();

create function occupy_candidate() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform occupy(old.schedule_id, null, old.user_id);
    perform occupy(old.schedule_id, examiner_id) from examiner_assignments
      where user_training_id = old.id and status in ('ditawarkan', 'diterima');
  end if;
  if tg_op <> 'DELETE' then
    perform occupy(new.schedule_id, null, new.user_id);
    perform occupy(new.schedule_id, examiner_id) from examiner_assignments
      where user_training_id = new.id and status in ('ditawarkan', 'diterima');
  end if;
  return null;
end $$;
create trigger user_trainings_occupy after insert on user_trainings for each row
  when (new.tahap not in ('draft', 'daftar_tunggu')) execute function occupy_candidate();
create trigger user_trainings_occupy_again after update on user_trainings for each row
  when ((old.schedule_id, old.tahap, old.user_id) is distinct from (new.schedule_id, new.tahap, new.user_id))
  execute function occupy_candidate();
create trigger user_trainings_occupy_no_more after delete on user_trainings for each row
  execute function occupy_candidate();

create table application_files (
  id integer generated always as identity primary key,
  user_training_id integer not null references user_trainings (id) on delete cascade,
  persyaratan text not null,
  file_id uuid not null references private_files (id),
  catatan_pemohon text not null default '',
  status text not null default 'belum_diperiksa' check (status in ('belum_diperiksa', 'sesuai', 'perlu_perbaikan')),
  catatan text,
  checked_by integer references users (id),
  checked_at timestamptz,
  created_at timestamptz not null,
  no_sertifikat text not null default '' check (length(no_sertifikat) <= 100),
  lembaga_pelatihan text not null default '' check (length(lembaga_pelatihan) <= 150),
  tanggal_sertifikat date,
  check (status <> 'perlu_perbaikan' or catatan is not null),
  unique (user_training_id, persyaratan)
);
comment on table application_files is
  'A document given for a requirement of the scheme, and what the office says of it.';
comment on column application_files.persyaratan is 'Requirement. The name of the requirement in the scheme''s version.';
comment on column application_files.catatan_pemohon is 'Applicant''s note.';
comment on column application_files.no_sertifikat is
  'Number of the document. What a certificate of training says of itself; the applicant writes it beside the file.';
comment on column application_files.lembaga_pelatihan is 'Training institution.';
comment on column application_files.tanggal_sertifikat is 'Date of the document.';
create index application_files_file_id_idx on application_files (file_id);

create table application_evidence (
  user_training_id integer not null references user_trainings (id) on delete cascade,
  file_id uuid not null references private_files (id),
  primary key (user_training_id, file_id)
);
comment on table application_evidence is
  'Evidence of experience and self-assessment, readable for the sweep and for who may open a file.';
create index application_evidence_file_id_idx on application_evidence (file_id);

create table application_events (
  id integer generated always as identity primary key,
  user_training_id integer not null references user_trainings (id) on delete cascade,
  transition text not null,
  dari text not null,
  ke text not null,
  oleh text not null check (oleh in ('pemohon', 'petugas', 'sistem')),
  user_id integer references users (id),
  catatan text,
  at timestamptz not null,
  began_at timestamptz,
  sent_at timestamptz
);
comment on table application_events is 'The life of an application; only ever added to.';
comment on column application_events.dari is 'From.';
comment on column application_events.ke is 'To.';
comment on column application_events.oleh is 'By whom.';
comment on column application_events.began_at is
  'When the stage that a transition left had begun, so that nobody has to look for it again.';
comment on column application_events.sent_at is
  'The office''s first answer to an application remembers when that was sent; null of every other transition.';
create index application_events_user_training_id_id_idx on application_events (user_training_id, id);
create index application_events_at_sent_at_user_training_id_idx on application_events (at)
  include (sent_at, user_training_id) where sent_at is not null;
create index application_events_stages on application_events (at) include (dari, began_at, user_training_id)
  where dari <> ke and began_at is not null;
create index application_events_at_idx on application_events (at) include (user_id, user_training_id)
  where (transition in ('return', 'approve', 'approveFree', 'reject')) and user_id is not null;

create function know_begin_of_stage() returns trigger language plpgsql as $$
begin
  if new.began_at is null then
    select at into new.began_at from application_events
      where user_training_id = new.user_training_id and dari <> ke order by id desc limit 1;
  end if;
  if new.transition in ('return', 'approve', 'approveFree', 'reject') and not exists (select from application_events
    where user_training_id = new.user_training_id and transition in ('return', 'approve', 'approveFree', 'reject')) then
    new.sent_at := (select min(at) from application_events where user_training_id = new.user_training_id and ke = 'diajukan');
  end if;
  return new;
end $$;
create trigger application_events_began before insert on application_events for each row
  execute function know_begin_of_stage();

create table application_messages (
  id integer generated always as identity primary key,
  user_training_id integer not null references user_trainings (id) on delete cascade,
  user_id integer not null references users (id),
  dari_petugas boolean not null,
  isi text not null check (length(isi) between 1 and 4000),
  file_id uuid references private_files (id),
  at timestamptz not null,
  read_at timestamptz
);
comment on table application_messages is 'What applicant and staff write one another about an application.';
comment on column application_messages.dari_petugas is 'From staff.';
comment on column application_messages.read_at is 'By the other side.';
create index application_messages_user_training_id_id_idx on application_messages (user_training_id, id);
create index application_messages_file_id_idx on application_messages (file_id) where file_id is not null;
create index application_messages_user_training_id_idx on application_messages (user_training_id)
  where read_at is null;

create table examiner_assignments (
  id integer generated always as identity primary key,
  user_training_id integer not null references user_trainings (id) on delete cascade,
  examiner_id integer not null references examiners (id),
  status text not null default 'ditawarkan' check (status in ('ditawarkan', 'diterima', 'ditolak', 'dicabut')),
  assigned_by integer not null references users (id),
  assigned_at timestamptz not null,
  answered_at timestamptz,
  declared_at timestamptz,
  alasan text,
  locked_at timestamptz,
  exam_reminded_at timestamptz,
  reminded_at timestamptz,
  version integer not null default 1,
  constraint examiner_assignments_check check (status <> 'diterima' or declared_at is not null),
  constraint examiner_assignments_check1 check (locked_at is null or status = 'diterima')
);
comment on table examiner_assignments is
  'An examiner who is asked to score a candidate: accepted by declaring confidentiality and independence.';
comment on column examiner_assignments.declared_at is
  'When confidentiality and independence were declared (ISO/IEC 17024 clause 6.2).';
comment on column examiner_assignments.alasan is 'Reason. Why it was declined or withdrawn.';
comment on column examiner_assignments.locked_at is 'Scores are final from then on.';
comment on column examiner_assignments.exam_reminded_at is
  'When the exam was called to mind; reminded_at: when the missing scores were.';
comment on column examiner_assignments.version is
  'Which saving of the scores an examiner has before them: a second tab does not overwrite the first unseen.';
create index examiner_assignments_user_training_id_id_idx on examiner_assignments (user_training_id, id);
create index examiner_assignments_examiner_id_status_id_idx on examiner_assignments (examiner_id, status, id);
create index examiner_assignments_locked_at_idx on examiner_assignments (locked_at) where locked_at is not null;
create unique index examiner_assignments_user_training_id_examiner_id_idx
  on examiner_assignments (user_training_id, examiner_id) include (status)
  where status in ('ditawarkan', 'diterima');

create function occupy_assigned() returns trigger language plpgsql as $$
declare
  given examiner_assignments;
begin
  given := case when tg_op = 'DELETE' then old else new end;
  perform occupy(schedule_id, given.examiner_id) from user_trainings where id = given.user_training_id;
  return null;
end $$;
create trigger examiner_assignments_occupy after insert or delete on examiner_assignments for each row
  execute function occupy_assigned();
create trigger examiner_assignments_occupy_again after update on examiner_assignments for each row
  when (old.status is distinct from new.status) execute function occupy_assigned();

-- Counts these candidates' agreement anew.
create function keep_agreements(candidates integer[]) returns void language plpgsql as $$
begin
  -- Of two examiners who lock at once, the second waits for the first and then sees what was found.
  perform from user_trainings where id = any(candidates) order by id for no key update;
  delete from examiner_agreements where user_training_id = any(candidates);
  insert into examiner_agreements (assignment_id, user_training_id, examiner_id, locked_at, compared, agreed)
    select assignment_id, user_training_id, examiner_id, locked_at, count(*), count(*) filter (where agreed)
    from figure_agreements where user_training_id = any(candidates)
    group by assignment_id, user_training_id, examiner_id, locked_at;
  delete from unit_agreements where user_training_id = any(candidates);
  insert into unit_agreements (assignment_id, unit, user_training_id, locked_at, compared, agreed)
    select assignment_id, unit, user_training_id, locked_at, count(*), count(*) filter (where agreed)
    from figure_agreements where user_training_id = any(candidates) and counted_once
    group by assignment_id, unit, user_training_id, locked_at;
end $$;

-- Locked scores never change; they are unlocked first.
create function keep_agreements_of_candidate() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform keep_agreements(array[old.user_training_id]) where old.locked_at is not null;
  end if;
  if tg_op <> 'DELETE' then
    perform keep_agreements(array[new.user_training_id]) where new.locked_at is not null;
  end if;
  return null;
end $$;
create trigger examiner_assignments_agree after insert or delete or update of locked_at, user_training_id,
  examiner_id on examiner_assignments for each row execute function keep_agreements_of_candidate();

-- Adds and takes away instead of counting anew: two who assign at the same time do not see each other's.
create function keep_examiners_of_candidate() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status in ('ditawarkan', 'diterima') then
    update user_trainings set examiners_asked = examiners_asked - 1,
      examiners_agreed = examiners_agreed - (old.status = 'diterima')::int where id = old.user_training_id;
  end if;
  if tg_op <> 'DELETE' and new.status in ('ditawarkan', 'diterima') then
    update user_trainings set examiners_asked = examiners_asked + 1,
      examiners_agreed = examiners_agreed + (new.status = 'diterima')::int where id = new.user_training_id;
  end if;
  return null;
end $$;
create trigger examiner_assignments_counted after insert or delete on examiner_assignments for each row
  execute function keep_examiners_of_candidate();
create trigger examiner_assignments_counted_again after update of status, user_training_id on examiner_assignments
  for each row when (old.status is distinct from new.status or old.user_training_id <> new.user_training_id)
  execute function keep_examiners_of_candidate();

create table unit_scores (
  assignment_id integer not null references examiner_assignments (id) on delete cascade,
  unit text not null,
  metode text not null,
  nilai double precision check (nilai >= 0::double precision and nilai <= 100::double precision),
  hasil text not null check (hasil in ('K', 'BK')),
  catatan text not null default '',
  updated_at timestamptz not null,
  primary key (assignment_id, unit, metode)
);
comment on table unit_scores is 'One examiner''s finding for a unit by a method.';
comment on column unit_scores.unit is 'Unit of competence.';
comment on column unit_scores.metode is 'Exam method.';
comment on column unit_scores.nilai is 'Points. Of a hundred, where the method gives points.';
comment on column unit_scores.hasil is 'Result.';

create function refuse_change_of_locked_scores() returns trigger language plpgsql as $$
begin
  if exists (select from examiner_assignments where id = coalesce(new.assignment_id, old.assignment_id) and locked_at is not null) then
    raise exception 'locked scores are final' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger unit_scores_locked before insert or delete or update on unit_scores for each row
  execute function refuse_change_of_locked_scores();

create table examiner_agreements (
  assignment_id integer primary key references examiner_assignments (id) on delete cascade,
  user_training_id integer not null,
  examiner_id integer not null,
  locked_at timestamptz not null,
  compared integer not null check (compared > 0),
  agreed integer not null,
  check (agreed between 0 and compared)
);
comment on table examiner_agreements is
  'How often an examiner found what the others found of the same candidate. Kept by triggers.';
create index examiner_agreements_locked_at_examiner_id_compared_agreed_u_idx on examiner_agreements (locked_at)
  include (examiner_id, compared, agreed, user_training_id);
create index examiner_agreements_user_training_id_idx on examiner_agreements (user_training_id);

create table unit_agreements (
  assignment_id integer not null references examiner_assignments (id) on delete cascade,
  unit text not null,
  user_training_id integer not null,
  locked_at timestamptz not null,
  compared integer not null check (compared > 0),
  agreed integer not null,
  check (agreed between 0 and compared),
  primary key (assignment_id, unit)
);
comment on table unit_agreements is
  'How often two examiners agreed on a unit; each pair once, at the assignment that was made first. Kept by '
  'triggers.';
create index unit_agreements_locked_at_unit_compared_agreed_user_trainin_idx on unit_agreements (locked_at)
  include (unit, compared, agreed, user_training_id);
create index unit_agreements_user_training_id_idx on unit_agreements (user_training_id);

create table decisions (
  id integer generated always as identity primary key,
  user_training_id integer not null references user_trainings (id),
  hasil text not null check (hasil in ('kompeten', 'belum_kompeten')),
  unit jsonb not null,
  alasan text not null,
  decided_by integer not null references users (id),
  at timestamptz not null
);
comment on table decisions is
  'A named person decides, on one application, once and for all; after a granted appeal again.';
comment on column decisions.hasil is 'Result.';
comment on column decisions.unit is 'Unit of competence. [{ unit, hasil: K | BK, catatan }]';
create index decisions_user_training_id_id_idx on decisions (user_training_id, id);
create index decisions_decided_by_idx on decisions (decided_by);
create index decisions_at_idx on decisions (at) include (user_training_id, id, hasil, decided_by);

create trigger decisions_append_only before delete or update on decisions for each row
  execute function refuse_change();

create table past_applications (
  id integer generated always as identity primary key,
  user_id integer references users (id),
  nomor text not null check (length(nomor) between 1 and 80),
  number_key text not null generated always as (lower(regexp_replace(nomor, '\s', '', 'g'))) stored unique,
  nama text not null check (length(nama) between 1 and 250),
  skema text not null check (length(skema) between 1 and 200),
  hasil text not null check (length(hasil) between 1 and 100),
  tanggal_permohonan date,
  tanggal_uji date,
  tanggal_keputusan date,
  no_sertifikat text check (length(no_sertifikat) between 1 and 80),
  keterangan text not null default '' check (length(keterangan) <= 500),
  identity_index text,
  imported bytea not null,
  imported_at timestamptz not null,
  search_text text not null
    generated always as (lower(((((((' ' || nomor) || e'\n ') || nama) || e'\n ') || skema) || e'\n ')
    || coalesce(no_sertifikat, ''))) stored
);
comment on table past_applications is 'Applications of a predecessor''s system: quoted as history, never changed.';
comment on column past_applications.user_id is 'Nobody''s account until a person with the same NIK has one.';
comment on column past_applications.number_key is 'By what it is recognised: capitals and blanks do not count.';
comment on column past_applications.hasil is 'Result. In the predecessor''s words.';
comment on column past_applications.tanggal_permohonan is 'Date of the application.';
comment on column past_applications.tanggal_uji is 'Date of the exam.';
comment on column past_applications.tanggal_keputusan is 'Date of the decision.';
comment on column past_applications.identity_index is 'Blind index of the NIK, by which the account finds it.';
comment on column past_applications.imported is 'Sealed: NIK and address; empty once erased.';
create index past_applications_search_text_idx on past_applications using gin (search_text gin_trgm_ops);
create index past_applications_user_id_idx on past_applications (user_id) where user_id is not null;
create index past_applications_identity_index_idx on past_applications (identity_index)
  where identity_index is not null and user_id is null;
