-- What was reported and done in a year of a certificate stands in the year (0109), so neither is looked up again; of its
-- report, only whether it was late.
create or replace view figure_years as
  select year.id, year.certificate_id, year.jatuh_tempo, year.selesai, own.kualifikasi, own.provinsi, scheme_versions.scheme_id,
    year.terlapor as reported, report.id is not null as terlambat, year.terpelihara as maintained
  from certificate_years as year join certificates as own on own.id = year.certificate_id
  left join scheme_versions on scheme_versions.id = own.scheme_version_id
  left join performance_reports as report on report.year_id = year.id and report.terlambat;
create index performance_reports_late on performance_reports (year_id) include (id) where terlambat;

-- Figures of a period are read from these alone: rows of applications and bills are wide, and who did something is all
-- that is asked of the others.
create index user_trainings_of_schedules on user_trainings (id) include (schedule_id, scheme_id);
create index invoices_of_applications on invoices (id) include (user_training_id, maintenance_id);
create index performance_reports_decided on performance_reports (decided_at) include (decided_by, id)
  where decided_by is not null and decided_at is not null;
create index maintenance_records_decided on maintenance_records (decided_at) include (decided_by, id)
  where decided_by is not null and decided_at is not null;
drop index decisions_at_idx;
create index decisions_at_idx on decisions (at) include (user_training_id, id, hasil, decided_by);
drop index application_events_at_idx;
create index application_events_at_idx on application_events (at) include (user_id, user_training_id)
  where transition in ('return', 'approve', 'approveFree', 'reject') and user_id is not null;
