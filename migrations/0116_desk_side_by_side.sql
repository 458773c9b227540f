-- The desk looks for suspensions with tasks and for reports at odds with a colleague's: few among many.
create index sanctions_with_tasks on sanctions (certificate_id)
  where status = 'dijatuhkan' and jenis = 'pembekuan' and tugas <> '[]';
create index performance_reports_at_odds on performance_reports (submitted_at) where bertentangan and status = 'diajukan';
