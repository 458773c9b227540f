-- An online schedule takes place at no venue, also where one organises it: `tuk`, by which the office's lists name,
-- search and sort schedules, says so, and the figures of venues and provinces leave it out.
create or replace function copy_names_of_schedule() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.scheme_version_id <> old.scheme_version_id then
    select v.name, schemes.kategori into new.skema, new.kategori
      from scheme_versions as v join schemes on schemes.id = v.scheme_id where v.id = new.scheme_version_id for share;
  end if;
  if new.metode = 'Daring' then
    new.tuk := new.metode;
  elsif tg_op = 'INSERT' or new.venue_id is distinct from old.venue_id or new.metode <> old.metode then
    new.tuk := (select name from venues where id = new.venue_id for share);
  end if;
  return new;
end $$;
create or replace trigger schedules_copy_names before insert or update of scheme_version_id, venue_id, metode on schedules
  for each row execute function copy_names_of_schedule();

create or replace function rename_venue() returns trigger language plpgsql as $$
begin
  update schedules set tuk = new.name where venue_id = new.id and metode <> 'Daring';
  return null;
end $$;

comment on column schedules.tuk is 'Venue, or that it is held online.';
update schedules set tuk = metode where metode = 'Daring' and tuk is distinct from metode;

create or replace view figure_schedules as
  select schedules.id, schedules.start_date, schedules.kuota, schedules.terisi,
    scheme_versions.scheme_id,
    case when schedules.metode <> 'Daring' then schedules.venue_id end as venue_id, venues.provinsi,
    (select count(*)::int from user_trainings where schedule_id = schedules.id
      and tahap in ('diuji', 'menunggu_keputusan', 'belum_kompeten', 'banding', 'diterbitkan')) as hadir,
    (select count(*)::int from user_trainings where schedule_id = schedules.id and tahap = 'tidak_hadir') as tidak_hadir
  from schedules join scheme_versions on scheme_versions.id = schedules.scheme_version_id
  join schemes on schemes.id = scheme_versions.scheme_id
  join categories on categories.id = schemes.category_id and categories.jenis <> 'pemeliharaan'
  left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'
  where schedules.cancelled_at is null and schedules.start_date is not null;

create or replace view figure_applications as
  select own.id, own.submitted_at, own.tahap, own.scheme_id,
    case when schedules.metode <> 'Daring' then schedules.venue_id end as venue_id, venues.provinsi,
    case when own.tahap in ('dibatalkan', 'kedaluwarsa') then coalesce((select dari from application_events
        where user_training_id = own.id and dari <> ke order by id desc limit 1), 'diajukan')
      else own.tahap end as reached
  from user_trainings as own left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'
  where own.submitted_at is not null;

create or replace view figure_stages as
  select event.user_training_id, event.dari, event.began_at, event.at, own.scheme_id,
    case when schedules.metode <> 'Daring' then schedules.venue_id end as venue_id, venues.provinsi
  from application_events as event left join user_trainings as own on own.id = event.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'
  where event.dari <> event.ke and event.began_at is not null;

create or replace view figure_services as
  select 'verifikasi' as layanan, answered.user_training_id, null::integer as complaint_id, answered.sent_at as began_at,
    null::date as began_day, answered.at as ended_at, own.scheme_id,
    case when schedules.metode <> 'Daring' then schedules.venue_id end as venue_id, venues.provinsi
  from application_events as answered
  left join user_trainings as own on own.id = answered.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'
  where answered.sent_at is not null
  union all
  select 'keputusan', decided.user_training_id, null, null, coalesce(schedules.end_date, schedules.start_date), decided.at,
    own.scheme_id,
    case when schedules.metode <> 'Daring' then schedules.venue_id end as venue_id, venues.provinsi
  from decisions as decided left join user_trainings as own on own.id = decided.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'
  where schedules.start_date is not null and not exists (select from decisions as before
    where before.user_training_id = decided.user_training_id and before.id < decided.id)
  union all
  select 'pengaduan', null, id, created_at, null, closed_at, null, null, null from complaints where closed_at is not null;

create or replace view figure_results as
  select decided.id, decided.user_training_id, decided.at, decided.hasil, decided.unit, own.scheme_id,
    case when schedules.metode <> 'Daring' then schedules.venue_id end as venue_id,
    venues.provinsi
  from decisions as decided left join user_trainings as own on own.id = decided.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'
  where not exists (select from decisions as later
    where later.user_training_id = decided.user_training_id and later.id > decided.id);

create or replace view figure_invoices as
  select invoices.id, invoices.status, invoices.created_at, invoices.due_at, invoices.total,
    (invoices.diterima - invoices.dikembalikan - invoices.ditarik) as diterima,
    scheme_versions.scheme_id,
    case when schedules.metode <> 'Daring' then schedules.venue_id end as venue_id, venues.provinsi
  from invoices left join user_trainings as own on own.id = invoices.user_training_id
  left join maintenance_records as activity on activity.id = invoices.maintenance_id
  left join schedules on schedules.id = coalesce(own.schedule_id, activity.schedule_id)
  left join scheme_versions on scheme_versions.id = schedules.scheme_version_id
  left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring';

create or replace view figure_payments as
  select payments.id, payments.invoice_id, payments.at, payments.jumlah,
    coalesce(own.scheme_id, scheme_versions.scheme_id) as scheme_id, coalesce(
      case when exam.metode <> 'Daring' then exam.venue_id end,
      case when meeting.metode <> 'Daring' then meeting.venue_id end) as venue_id, venues.provinsi
  from payments left join invoices on invoices.id = payments.invoice_id
  left join user_trainings as own on own.id = invoices.user_training_id
  left join schedules as exam on exam.id = own.schedule_id
  left join maintenance_records as activity on activity.id = invoices.maintenance_id
  left join schedules as meeting on meeting.id = activity.schedule_id
  left join scheme_versions on scheme_versions.id = meeting.scheme_version_id
  left join venues on venues.id = coalesce(case when exam.metode <> 'Daring' then exam.venue_id end,
    case when meeting.metode <> 'Daring' then meeting.venue_id end);

create or replace view figure_unit_agreements as
  select kept.user_training_id, kept.unit, kept.locked_at, kept.compared, kept.agreed, own.scheme_id,
    case when schedules.metode <> 'Daring' then schedules.venue_id end as venue_id,
    venues.provinsi
  from unit_agreements as kept left join user_trainings as own on own.id = kept.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring';

create or replace view figure_examiner_agreements as
  select kept.user_training_id, kept.examiner_id, kept.locked_at, kept.compared, kept.agreed, own.scheme_id,
    case when schedules.metode <> 'Daring' then schedules.venue_id end as venue_id, venues.provinsi
  from examiner_agreements as kept left join user_trainings as own on own.id = kept.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring';
