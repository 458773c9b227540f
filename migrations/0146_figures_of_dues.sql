-- What is still wanted of an invoice is the total less what is there of it: what went back or was taken is wanted again.
create or replace view figure_invoices as
  select invoices.id, invoices.status, invoices.created_at, invoices.due_at, invoices.total,
    (invoices.diterima - invoices.dikembalikan - invoices.ditarik) as diterima,
    scheme_versions.scheme_id, schedules.venue_id, venues.provinsi
  from invoices left join user_trainings as own on own.id = invoices.user_training_id
  left join maintenance_records as activity on activity.id = invoices.maintenance_id
  left join schedules on schedules.id = coalesce(own.schedule_id, activity.schedule_id)
  left join scheme_versions on scheme_versions.id = schedules.scheme_version_id
  left join venues on venues.id = schedules.venue_id;
