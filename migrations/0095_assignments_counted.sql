-- How many examiners a candidate has is counted from the index alone.
drop index examiner_assignments_user_training_id_examiner_id_idx;
create unique index examiner_assignments_user_training_id_examiner_id_idx on examiner_assignments (user_training_id, examiner_id)
  include (status) where status in ('ditawarkan', 'diterima');
-- Those with a seat and those at the exam are read from the index alone, too.
create index user_trainings_seated on user_trainings (schedule_id, tahap, tahap_sejak, id) where tahap in ('terjadwal', 'diuji');
