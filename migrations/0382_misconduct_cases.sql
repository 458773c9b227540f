-- group: applications
-- A suspicion of cheating at an exam: reported, laid before the candidate, and decided by somebody uninvolved.
create table misconduct_cases (
  id integer generated always as identity primary key,
  user_training_id integer not null references user_trainings (id) on delete cascade,
  status text not null default 'dilaporkan'
    check (status in ('dilaporkan', 'diberitahukan', 'tidak_terbukti', 'peringatan', 'dibatalkan')),
  uraian text not null check (length(uraian) <= 4000),
  reported_by integer not null references users (id),
  reported_at timestamptz not null,
  notified_by integer references users (id),
  notified_at timestamptz,
  answer_due timestamptz,
  jawaban text check (length(jawaban) <= 4000),
  answered_at timestamptz,
  putusan text check (length(putusan) <= 2000),
  decided_by integer references users (id),
  decided_at timestamptz,
  version integer not null default 1,
  check (decided_by <> reported_by),
  check ((status in ('tidak_terbukti', 'peringatan', 'dibatalkan')) = (decided_by is not null and decided_at is not null)),
  check (status not in ('diberitahukan', 'peringatan', 'dibatalkan') or notified_at is not null and answer_due is not null)
);
comment on table misconduct_cases is
  'A suspicion that a candidate cheated: reported, made known to them with time to answer, decided by a person with no part in it. While it is open nobody decides on the candidate.';
comment on column misconduct_cases.jawaban is 'Answer. The candidate''s own words, once.';
comment on column misconduct_cases.putusan is 'Ruling. The reasons, which the candidate reads.';
create unique index misconduct_cases_open_idx on misconduct_cases (user_training_id)
  where status in ('dilaporkan', 'diberitahukan');
create index misconduct_cases_user_training_id_idx on misconduct_cases (user_training_id, id);
create index misconduct_cases_reported_at_id_idx on misconduct_cases (reported_at, id);
create index misconduct_cases_reported_by_idx on misconduct_cases (reported_by);
create index misconduct_cases_notified_by_idx on misconduct_cases (notified_by);
create index misconduct_cases_decided_by_idx on misconduct_cases (decided_by);

select add_setting(477, 'batas_jawaban_kecurangan', '7', 'hari', 1, 60, 'Jawaban atas dugaan kecurangan',
  'Sejak peserta diberi tahu; sebelum itu tidak ada putusan yang merugikannya.');
