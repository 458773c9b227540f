-- group: exams
-- What invigilators note during an exam on screen; it goes into the record of the day by itself.
create table exam_incidents (
  id integer generated always as identity primary key,
  schedule_id integer not null references schedules (id),
  user_training_id integer references user_trainings (id) on delete set null,
  jam text not null check (jam ~ '^\d{2}[:.]\d{2}$'),
  uraian text not null check (length(uraian) between 5 and 1000),
  file_id uuid references private_files (id),
  written_by integer not null references users (id),
  created_at timestamptz not null
);
comment on table exam_incidents is
  'What invigilators noted during an exam: at which hour, in words, perhaps of one candidate and with a private picture. Only ever added to.';
comment on column exam_incidents.user_training_id is 'Whom it is about; null of the whole room, or once the application is gone.';
create index exam_incidents_schedule_id_idx on exam_incidents (schedule_id, id);
create index exam_incidents_user_training_id_idx on exam_incidents (user_training_id) where user_training_id is not null;
create index exam_incidents_file_id_idx on exam_incidents (file_id) where file_id is not null;
create index exam_incidents_written_by_idx on exam_incidents (written_by);

-- What the desk of an exam counts of each sitting, so that it never reads the answers.
create index exam_entries_told_idx on exam_entries (sitting_id)
  where tolak is not null or jenis in ('keluar_jendela', 'tanpa_jaringan', 'tempel', 'jam_berubah');
