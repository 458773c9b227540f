-- What the management reads of the body, each view one row for what is counted, with what it can be narrowed by;
-- left joins, so that what nobody narrows by is not looked up.

-- Reading the figures is a right of its own; those who may do everything keep doing so.
alter table users drop constraint users_permissions_check;
update users set permissions = permissions || '{laporan}'
  where permissions @> '{verifikasi,keuangan,keputusan,pengaduan,konten,pengguna}' and not permissions @> '{laporan}';
alter table users add constraint users_permissions_check check (
  permissions <@ '{verifikasi,keuangan,keputusan,pengaduan,konten,pengguna,laporan}'
  and (role = 'administrator' or permissions = '{}')
);

-- When the stage that a transition left had begun, so that nobody has to look for it again.
alter table application_events add column began_at timestamptz;
update application_events as event set began_at = before.began_at
  from (select id, lag(at) over (partition by user_training_id order by id) as began_at
    from application_events where dari <> ke) as before
  where before.id = event.id and before.began_at is not null;
create function know_begin_of_stage() returns trigger language plpgsql as $$
begin
  if new.began_at is null then
    select at into new.began_at from application_events
      where user_training_id = new.user_training_id and dari <> ke order by id desc limit 1;
  end if;
  return new;
end $$;
create trigger application_events_began before insert on application_events
  for each row execute function know_begin_of_stage();

create index on application_events (at);
create index on user_trainings (submitted_at) where submitted_at is not null;
create index on examiner_assignments (locked_at) where locked_at is not null;

-- Where a schedule is and what it examines; not the activities of maintenance.
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

-- Applications that were sent; `reached` is the stage they came to, an early end aside.
create view figure_applications as
  select own.id, own.submitted_at, own.tahap, own.scheme_id, schedules.venue_id, venues.provinsi,
    case when own.tahap in ('dibatalkan', 'kedaluwarsa') then coalesce((select dari from application_events
        where user_training_id = own.id and dari <> ke order by id desc limit 1), 'diajukan')
      else own.tahap end as reached
  from user_trainings as own left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id
  where own.submitted_at is not null;

-- Each stay in a stage, once it has ended.
create view figure_stages as
  select event.user_training_id, event.dari, event.began_at, event.at, own.scheme_id, schedules.venue_id, venues.provinsi
  from application_events as event left join user_trainings as own on own.id = event.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id
  where event.dari <> event.ke and event.began_at is not null;

-- What the body promises within working days: verification, the decision after the exam, the answer to a complaint.
create view figure_services as
  select 'verifikasi' as layanan, answered.user_training_id, null::integer as complaint_id, sent.at as began_at,
    null::date as began_day, answered.at as ended_at, own.scheme_id, schedules.venue_id, venues.provinsi
  from application_events as answered
  join lateral (select min(at) as at from application_events
    where user_training_id = answered.user_training_id and ke = 'diajukan') as sent on sent.at is not null
  left join user_trainings as own on own.id = answered.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id
  where answered.transition in ('return', 'approve', 'approveFree', 'reject')
    and not exists (select from application_events as before where before.user_training_id = answered.user_training_id
      and before.id < answered.id and before.transition in ('return', 'approve', 'approveFree', 'reject'))
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

-- The standing decision on each application.
create view figure_results as
  select decided.id, decided.user_training_id, decided.at, decided.hasil, decided.unit, own.scheme_id, schedules.venue_id,
    venues.provinsi
  from decisions as decided left join user_trainings as own on own.id = decided.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id
  where not exists (select from decisions as later
    where later.user_training_id = decided.user_training_id and later.id > decided.id);

-- What an examiner found beside what another found of the same candidate, unit and method; each pair from both sides.
create view figure_agreements as
  select one.user_training_id, one.examiner_id, one.id < other.id as counted_once, one.locked_at, score.unit,
    score.hasil = second.hasil as agreed, own.scheme_id, schedules.venue_id, venues.provinsi
  from examiner_assignments as one
  join examiner_assignments as other on other.user_training_id = one.user_training_id and other.id <> one.id
    and other.locked_at is not null
  join unit_scores as score on score.assignment_id = one.id
  join unit_scores as second on second.assignment_id = other.id and second.unit = score.unit
    and second.metode = score.metode
  left join user_trainings as own on own.id = one.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id
  where one.locked_at is not null;

-- What is billed, and for what.
create view figure_invoices as
  select invoices.id, invoices.status, invoices.created_at, invoices.due_at, invoices.total, invoices.diterima,
    scheme_versions.scheme_id, schedules.venue_id, venues.provinsi
  from invoices left join user_trainings as own on own.id = invoices.user_training_id
  left join maintenance_records as activity on activity.id = invoices.maintenance_id
  left join schedules on schedules.id = coalesce(own.schedule_id, activity.schedule_id)
  left join scheme_versions on scheme_versions.id = schedules.scheme_version_id
  left join venues on venues.id = schedules.venue_id;

-- Money that moved.
create view figure_payments as
  select payments.id, payments.invoice_id, payments.at, payments.jumlah, billed.scheme_id, billed.venue_id, billed.provinsi
  from payments left join figure_invoices as billed on billed.id = payments.invoice_id;

-- Certificates; the province is their holder's.
create view figure_certificates as
  select own.id, own.status, own.valid_from, own.valid_until, own.kualifikasi, own.provinsi, own.keahlian,
    scheme_versions.scheme_id, exists (select from certificates as next where next.replaces_id = own.id) as renewed
  from certificates as own left join scheme_versions on scheme_versions.id = own.scheme_version_id;

-- What is owed for each year of a certificate, and what was done.
create view figure_years as
  select year.id, year.certificate_id, year.jatuh_tempo, year.selesai, own.kualifikasi, own.provinsi, scheme_versions.scheme_id,
    coalesce(report.status in ('diajukan', 'diterima'), false) as reported,
    coalesce(report.terlambat, false) as terlambat,
    (select count(*) >= year.wajib_kegiatan and coalesce(sum(poin), 0) >= year.wajib_poin from maintenance_records
      where user_id = year.user_id and status = 'diakui' and tanggal_selesai between year.mulai and year.selesai) as maintained
  from certificate_years as year join certificates as own on own.id = year.certificate_id
  left join scheme_versions on scheme_versions.id = own.scheme_version_id
  left join performance_reports as report on report.year_id = year.id;

-- What staff finished, whoever it was.
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
