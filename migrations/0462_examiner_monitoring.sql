-- group: quality
-- Examiners are seen at work by another person, and reviewed each year by what the portal knows and a person concludes.
create table examiner_witnessings (
  id integer generated always as identity primary key,
  version integer not null default 1,
  user_id integer not null references users (id),
  schedule_id integer not null references schedules (id),
  tanggal date not null,
  catatan_persiapan text not null check (length(catatan_persiapan) between 1 and 1000),
  catatan_pelaksanaan text not null check (length(catatan_pelaksanaan) between 1 and 1000),
  catatan_penilaian text not null check (length(catatan_penilaian) between 1 and 1000),
  catatan_sikap text not null check (length(catatan_sikap) between 1 and 1000),
  hasil text not null check (hasil in ('memadai', 'perlu_pembinaan')),
  witnessed_by integer not null references users (id),
  created_at timestamptz not null,
  unique (user_id, schedule_id, witnessed_by),
  constraint examiner_witnessings_other_check check (witnessed_by <> user_id)
);
comment on table examiner_witnessings is 'Another person saw an examiner at an exam: when, notes by criterion, and the outcome.';
comment on column examiner_witnessings.catatan_persiapan is 'Note on the preparation.';
comment on column examiner_witnessings.catatan_pelaksanaan is 'Note on how it was examined.';
comment on column examiner_witnessings.catatan_penilaian is 'Note on the scoring.';
comment on column examiner_witnessings.catatan_sikap is 'Note on fairness and conduct.';
create index examiner_witnessings_schedule_id_idx on examiner_witnessings (schedule_id);
create index examiner_witnessings_witnessed_by_idx on examiner_witnessings (witnessed_by);

create table examiner_reviews (
  id integer generated always as identity primary key,
  version integer not null default 1,
  user_id integer not null references users (id),
  tanggal date not null,
  dari date not null,
  angka jsonb not null,
  hasil text not null check (hasil in ('layak', 'layak_dengan_pembinaan', 'tidak_layak')),
  simpulan text not null check (length(simpulan) between 1 and 4000),
  reviewed_by integer not null references users (id),
  created_at timestamptz not null,
  unique (user_id, tanggal),
  constraint examiner_reviews_other_check check (reviewed_by <> user_id)
);
comment on table examiner_reviews is 'A yearly review of an examiner: the figures as they were gathered, and what a person concluded.';
comment on column examiner_reviews.angka is 'Figures. Each by its name, of the months before that day.';
comment on column examiner_reviews.simpulan is 'Conclusion.';
create index examiner_reviews_reviewed_by_idx on examiner_reviews (reviewed_by);
