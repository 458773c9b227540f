-- Money that moved, beginning with it: what a payment is for is looked up for the payments of a period only. As rows of
-- figure_invoices, whose scheme is one of two (coalesce), the planner had to look it up for all bills first.
create or replace view figure_payments as
  select payments.id, payments.invoice_id, payments.at, payments.jumlah,
    coalesce(own.scheme_id, scheme_versions.scheme_id) as scheme_id, coalesce(exam.venue_id, meeting.venue_id) as venue_id, venues.provinsi
  from payments left join invoices on invoices.id = payments.invoice_id
  left join user_trainings as own on own.id = invoices.user_training_id
  left join schedules as exam on exam.id = own.schedule_id
  left join maintenance_records as activity on activity.id = invoices.maintenance_id
  left join schedules as meeting on meeting.id = activity.schedule_id
  left join scheme_versions on scheme_versions.id = meeting.scheme_version_id
  left join venues on venues.id = coalesce(exam.venue_id, meeting.venue_id);
