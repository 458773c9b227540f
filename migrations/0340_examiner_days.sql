-- group: applications
-- A calendar takes a letter for a change of an event only when its number is higher than the last one's.
create table examiner_days (
  id integer generated always as identity primary key,
  examiner_id integer not null references examiners (id) on delete cascade,
  schedule_id integer not null references schedules (id) on delete cascade,
  version integer not null default 1,
  updated_at timestamptz not null
);
comment on table examiner_days is
  'A day on which an examiner is asked to examine: one event in their calendar, whose SEQUENCE each letter raises.';
create unique index examiner_days_examiner_id_schedule_id_idx on examiner_days (examiner_id, schedule_id);
create index examiner_days_schedule_id_idx on examiner_days (schedule_id);
