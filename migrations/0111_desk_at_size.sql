-- Exams of a day, whatever the number of schedules.
create index schedules_days on schedules using gist (daterange(start_date, coalesce(end_date, start_date), '[]'))
  where cancelled_at is null;

-- When a schedule is and whether it takes place, read from the index alone for thousands of candidates.
create index schedules_when on schedules (id) include (start_date, end_date, cancelled_at);

-- The appeals in which somebody has a part.
create index on appeals (user_training_id) where user_training_id is not null;
create index on appeals (sanction_id) where sanction_id is not null;
create index on sanctions (opened_by);
create index on sanctions (notified_by) where notified_by is not null;
create index on sanctions (decided_by) where decided_by is not null;
