-- group: quality
-- Calibration: a case written for it, with a reference, that examiners score without seeing it or one another.
create table calibration_cases (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null default 'rancangan' check (status in ('rancangan', 'terbuka', 'ditutup')),
  judul text not null check (length(judul) between 1 and 150),
  kasus text not null check (length(kasus) between 1 and 20000),
  bentuk text not null check (bentuk in ('rubrik', 'unit')),
  kriteria jsonb not null,
  toleransi integer not null check (toleransi between 0 and 99),
  batas date not null,
  owner_id integer not null references users (id),
  opened_at timestamptz,
  closed_at timestamptz,
  created_by integer not null references users (id),
  created_at timestamptz not null,
  reminded_at timestamptz,
  constraint calibration_cases_check
    check ((status = 'rancangan') = (opened_at is null) and (status = 'ditutup') = (closed_at is not null))
);
comment on table calibration_cases is
  'A case written for calibration, with a reference score for each criterion; examiners score it blind while it is open.';
comment on column calibration_cases.kasus is 'Case. The answer or portfolio to be scored, written for this; never an item of an exam.';
comment on column calibration_cases.bentuk is 'Form of scoring. Points of a rubric, or competent and not yet for each unit.';
comment on column calibration_cases.kriteria is 'Criteria. Each with its full points and the reference, in their order.';
comment on column calibration_cases.toleransi is 'Tolerance. In hundredths of the full points.';
comment on column calibration_cases.reminded_at is 'When a letter said that it is late; null again once its day moves.';
create index calibration_cases_batas_id_idx on calibration_cases (batas, id);
create index calibration_cases_owner_id_idx on calibration_cases (owner_id);
create index calibration_cases_created_by_idx on calibration_cases (created_by);

create table calibration_scorings (
  case_id integer not null references calibration_cases (id),
  user_id integer not null references users (id),
  skor integer[] not null check (cardinality(skor) between 1 and 30),
  scored_at timestamptz not null,
  primary key (case_id, user_id)
);
comment on table calibration_scorings is 'What an examiner gave a case, criterion by criterion; final.';
comment on column calibration_scorings.skor is 'Scores. In the order of the criteria.';
create index calibration_scorings_user_id_idx on calibration_scorings (user_id, scored_at);
