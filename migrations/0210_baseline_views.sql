-- What is read from many tables at once. The management reads figures of the body: each view one row for what is counted,
-- with what it can be narrowed by; joins are from the left, so that what nobody narrows by is not looked up.

create view figure_schedules as
  select schedules.id, schedules.start_date, schedules.kuota, schedules.terisi,
    scheme_versions.scheme_id, schedules.venue_id, venues.provinsi,
    (select count(*)::int from user_trainings where schedule_id = schedules.id
      and tahap in ('diuji', 'menunggu_keputusan', 'belum_kompeten', 'banding', 'diterbitkan')) as hadir,
    (select count(*)::int from user_trainings where schedule_id = schedules.id and tahap = 'tidak_hadir') as tidak_hadir
  from schedules join scheme_versions on scheme_versions.id = schedules.scheme_version_id
  join schemes on schemes.id = scheme_versions.scheme_id
  join categories on categories.id = schemes.category_id and categories.jenis <> 'pemeliharaan'
  left join venues on venues.id = schedules.venue_id
  where schedules.cancelled_at is null and schedules.start_date is not null;
comment on view figure_schedules is 'Where a schedule is and what it examines; not the activities of maintenance.';

create view figure_applications as
  select own.id, own.submitted_at, own.tahap, own.scheme_id, schedules.venue_id, venues.provinsi,
    case when own.tahap in ('dibatalkan', 'kedaluwarsa') then coalesce((select dari from application_events
        where user_training_id = own.id and dari <> ke order by id desc limit 1), 'diajukan')
      else own.tahap end as reached
  from user_trainings as own left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id
  where own.submitted_at is not null;
comment on view figure_applications is
  'Applications that were sent; `reached` is the stage they came to, an early end aside.';

create view figure_stages as
  select event.user_training_id, event.dari, event.began_at, event.at, own.scheme_id, schedules.venue_id, venues.provinsi
  from application_events as event left join user_trainings as own on own.id = event.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id
  where event.dari <> event.ke and event.began_at is not null;
comment on view figure_stages is 'Each stay in a stage, once it has ended.';

create view figure_services as
  select 'verifikasi' as layanan, answered.user_training_id, null::integer as complaint_id, answered.sent_at as began_at,
    null::date as began_day, answered.at as ended_at, own.scheme_id, schedules.venue_id, venues.provinsi
  from application_events as answered
  left join user_trainings as own on own.id = answered.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id
  where answered.sent_at is not null
  union all
  select 'keputusan', decided.user_training_id, null, null, coalesce(schedules.end_date, schedules.start_date), decided.at,
    own.scheme_id, schedules.venue_id, venues.provinsi
  from decisions as decided left join user_trainings as own on own.id = decided.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id
  where schedules.start_date is not null and not exists (select from decisions as before
    where before.user_training_id = decided.user_training_id and before.id < decided.id)
  union all
  select 'pengaduan', null, id, created_at, null, closed_at, null, null, null from complaints where closed_at is not null;
comment on view figure_services is
  'What the body promises within working days: verification, the decision after the exam, the answer to a complaint.';

create view figure_results as
  select decided.id, decided.user_training_id, decided.at, decided.hasil, decided.unit, own.scheme_id, schedules.venue_id,
    venues.provinsi
  from decisions as decided left join user_trainings as own on own.id = decided.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id
  where not exists (select from decisions as later
    where later.user_training_id = decided.user_training_id and later.id > decided.id);
comment on view figure_results is 'The standing decision on each application.';

create view figure_invoices as
  select invoices.id, invoices.status, invoices.created_at, invoices.due_at, invoices.total,
    (invoices.diterima - invoices.dikembalikan - invoices.ditarik) as diterima,
    scheme_versions.scheme_id, schedules.venue_id, venues.provinsi
  from invoices left join user_trainings as own on own.id = invoices.user_training_id
  left join maintenance_records as activity on activity.id = invoices.maintenance_id
  left join schedules on schedules.id = coalesce(own.schedule_id, activity.schedule_id)
  left join scheme_versions on scheme_versions.id = schedules.scheme_version_id
  left join venues on venues.id = schedules.venue_id;
comment on view figure_invoices is
  'What is still wanted of an invoice is the total less what is there of it: what went back or was taken is wanted '
  'again.';

create view figure_payments as
  select payments.id, payments.invoice_id, payments.at, payments.jumlah,
    coalesce(own.scheme_id, scheme_versions.scheme_id) as scheme_id, coalesce(exam.venue_id, meeting.venue_id) as venue_id, venues.provinsi
  from payments left join invoices on invoices.id = payments.invoice_id
  left join user_trainings as own on own.id = invoices.user_training_id
  left join schedules as exam on exam.id = own.schedule_id
  left join maintenance_records as activity on activity.id = invoices.maintenance_id
  left join schedules as meeting on meeting.id = activity.schedule_id
  left join scheme_versions on scheme_versions.id = meeting.scheme_version_id
  left join venues on venues.id = coalesce(exam.venue_id, meeting.venue_id);
comment on view figure_payments is
  'Money that moved, beginning with it: what a payment is for is looked up for the payments of a period only. As '
  'rows of figure_invoices, whose scheme is one of two (coalesce), the planner had to look it up for all bills '
  'first.';

create view figure_certificates as
  select own.id, own.status, own.valid_from, own.valid_until, own.kualifikasi, own.provinsi, own.keahlian,
    scheme_versions.scheme_id, exists (select from certificates as next where next.replaces_id = own.id) as renewed
  from certificates as own left join scheme_versions on scheme_versions.id = own.scheme_version_id;
comment on view figure_certificates is 'Certificates; the province is their holder''s.';

create view figure_years as
  select year.id, year.certificate_id, year.jatuh_tempo, year.selesai, own.kualifikasi, own.provinsi, scheme_versions.scheme_id,
    year.terlapor as reported, report.id is not null as terlambat, year.terpelihara as maintained
  from certificate_years as year join certificates as own on own.id = year.certificate_id
  left join scheme_versions on scheme_versions.id = own.scheme_version_id
  left join performance_reports as report on report.year_id = year.id and report.terlambat;
comment on view figure_years is
  'What was reported and done in a year of a certificate stands in the year, so neither is looked up again; of its '
  'report, only whether it was late.';

create view figure_works as
  select 'verifikasi' as jenis, user_id, at, 'permohonan' as untuk, user_training_id as untuk_id from application_events
    where transition in ('return', 'approve', 'approveFree', 'reject') and user_id is not null
  union all select 'pembayaran', recorded_by, at, 'invoice', invoice_id from payments where recorded_by is not null
  union all select 'penilaian', examiners.user_id, locked_at, 'permohonan', user_training_id
    from examiner_assignments join examiners on examiners.id = examiner_id
    where locked_at is not null and examiners.user_id is not null
  union all select 'keputusan', decided_by, at, 'permohonan', user_training_id from decisions
  union all select 'laporan', decided_by, decided_at, 'laporan-kinerja', id from performance_reports
    where decided_by is not null and decided_at is not null
  union all select 'kegiatan', decided_by, decided_at, 'kegiatan', id from maintenance_records
    where decided_by is not null and decided_at is not null
  union all select 'pengaduan', user_id, at, 'pengaduan', complaint_id from complaint_entries
    where ke in ('selesai', 'tidak_valid') and user_id is not null;
comment on view figure_works is 'What staff finished, whoever it was.';

create view occupants as
  select id as schedule_id, null::integer as examiner_id, venue_id, ruang, null::integer as user_id
    from schedules where cancelled_at is null and start_date is not null and venue_id is not null and metode <> 'Daring'
  union
  select schedules.id, chosen.examiner_id, null, null, null
    from schedule_examiners as chosen join schedules on schedules.id = chosen.schedule_id
    where cancelled_at is null and start_date is not null
  union
  select schedules.id, given.examiner_id, null, null, null
    from examiner_assignments as given join user_trainings as own on own.id = given.user_training_id
    join schedules on schedules.id = own.schedule_id
    where given.status in ('ditawarkan', 'diterima') and cancelled_at is null and start_date is not null
      -- Once the exam has begun, those who are there stay occupied and nobody is any more.
      and (own.tahap = 'terjadwal' or own.tahap = 'diuji' and exists (select from occupancies as begun
        where begun.schedule_id = schedules.id and begun.examiner_id = given.examiner_id))
  union
  select schedules.id, null, null, null, own.user_id
    from user_trainings as own join schedules on schedules.id = own.schedule_id
    where own.tahap in ('diajukan', 'perlu_perbaikan', 'menunggu_pembayaran', 'menunggu_konfirmasi', 'terjadwal')
      and cancelled_at is null and start_date is not null;
comment on view occupants is 'Who and what every schedule that stands occupies.';

create view figure_agreements as
  select one.id as assignment_id, one.user_training_id, one.examiner_id, one.id < other.id as counted_once, one.locked_at,
    score.unit, score.hasil = second.hasil as agreed
  from examiner_assignments as one
  join examiner_assignments as other on other.user_training_id = one.user_training_id and other.id <> one.id
    and other.locked_at is not null
  join unit_scores as score on score.assignment_id = one.id
  join unit_scores as second on second.assignment_id = other.id and second.unit = score.unit
    and second.metode = score.metode
  where one.locked_at is not null;
comment on view figure_agreements is
  'What an examiner found beside what another found of the same candidate, unit and method; each pair from both '
  'sides.';

create view figure_unit_agreements as
  select kept.user_training_id, kept.unit, kept.locked_at, kept.compared, kept.agreed, own.scheme_id, schedules.venue_id,
    venues.provinsi
  from unit_agreements as kept left join user_trainings as own on own.id = kept.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id;
comment on view figure_unit_agreements is 'unit_agreements, with what they can be narrowed by.';

create view figure_examiner_agreements as
  select kept.user_training_id, kept.examiner_id, kept.locked_at, kept.compared, kept.agreed, own.scheme_id,
    schedules.venue_id, venues.provinsi
  from examiner_agreements as kept left join user_trainings as own on own.id = kept.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id;
comment on view figure_examiner_agreements is 'examiner_agreements, with what they can be narrowed by.';

create view overlapping_schedules as
  select own.schedule_id, max(upper(own.during)) as occupied_until from occupancies as own
  where own.tolerated and exists (select from occupancies as other
    where other.schedule_id <> own.schedule_id and other.during && own.during
      and (other.examiner_id = own.examiner_id or other.user_id = own.user_id or other.venue_id = own.venue_id
        and int4range(other.ruang, other.ruang, '[]') && int4range(own.ruang, own.ruang, '[]')))
  group by own.schedule_id;
comment on view overlapping_schedules is
  'Schedules that overlapped already when hours came to be occupied once, and still do.';
