-- group: exams
-- Answers of the written exam: typed by two people apart, settled, and marked. What they say lies here sealed only.

select add_setting(480, 'selisih_esai', to_jsonb(20), 'persen', 0, 100, 'Selisih dua penilai esai yang meminta penilai ketiga',
  'Dari poin soalnya. Bila dua penilai berbeda lebih dari ini, orang ketiga menilai; yang berlaku rata-rata dua nilai terdekat.');

create table exam_sheets (
  paper_id integer primary key references exam_papers (id) on delete cascade,
  version integer not null default 1,
  status text not null check (status in ('diketik', 'berbeda', 'dinilai', 'selesai')),
  status_since timestamptz not null,
  beda integer not null default 0 check (beda >= 0),
  isi bytea,
  settled_by integer references users (id),
  settled_at timestamptz,
  check ((status in ('dinilai', 'selesai')) = (isi is not null and settled_at is not null))
);
comment on table exam_sheets is
  'The answer sheet of a paper from its first typing on: typed twice, its differences settled, marked.';
comment on column exam_sheets.status_since is 'When the sheet came into its state.';
comment on column exam_sheets.beda is 'Differences. How many numbers the two typists read otherwise.';
comment on column exam_sheets.isi is 'Content. The answers that count, with both readings of those that differed, sealed under APP_KEY.';
comment on column exam_sheets.settled_by is 'Who settled the differences; null where there was none.';
create index exam_sheets_status_idx on exam_sheets (status);
create index exam_sheets_settled_by_idx on exam_sheets (settled_by) where settled_by is not null;

create table exam_transcripts (
  paper_id integer not null references exam_sheets (paper_id) on delete cascade,
  urutan integer not null check (urutan in (1, 2)),
  version integer not null default 1,
  typed_by integer not null references users (id),
  terisi integer not null default 0 check (terisi >= 0),
  isi bytea not null,
  started_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  primary key (paper_id, urutan),
  unique (paper_id, typed_by)
);
comment on table exam_transcripts is 'An answer sheet as one of its two typists typed it; neither sees the other''s.';
comment on column exam_transcripts.urutan is 'Order. The first or the second typist.';
comment on column exam_transcripts.terisi is 'Filled. How many numbers are typed so far.';
comment on column exam_transcripts.isi is 'Content. What was typed by number, sealed under APP_KEY for exam_transcripts/<paper_id>/<urutan>.';
create index exam_transcripts_typed_by_idx on exam_transcripts (typed_by);

create table exam_marks (
  id bigint generated always as identity primary key,
  paper_id integer not null references exam_sheets (paper_id) on delete cascade,
  nomor integer not null check (nomor > 0),
  item_version_id integer not null references item_versions (id),
  cara text not null check (cara in ('otomatis', 'dilihat', 'esai')),
  sebab text check (sebab in ('pembulatan', 'terbaca_lain', 'keliru_tulis', 'tidak_terbaca', 'ejaan', 'memuat')),
  saran double precision check (saran >= 0),
  poin double precision check (poin >= 0),
  marked_by integer references users (id),
  at timestamptz not null,
  check ((cara = 'dilihat') = (sebab is not null and saran is not null)),
  check (cara <> 'otomatis' or poin is not null and marked_by is null)
);
comment on table exam_marks is
  'Marks of answers, only ever added to: of each number of a paper the newest counts, and without points it still waits.';
comment on column exam_marks.cara is 'How it is marked. By the program, by a person who looked at it, or as an essay by markers.';
comment on column exam_marks.sebab is 'Why a person is to look at it.';
comment on column exam_marks.saran is 'Suggestion. Points that the program proposes to that person.';
comment on column exam_marks.item_version_id is 'The version whose key was applied; a corrected key is another.';
create index exam_marks_paper_id_idx on exam_marks (paper_id, nomor, id desc);
create index exam_marks_item_version_id_idx on exam_marks (item_version_id);
create index exam_marks_marked_by_idx on exam_marks (marked_by) where marked_by is not null;

create function keep_exam_marks() returns trigger language plpgsql as $$
begin
  raise exception 'a mark is never changed; another is added';
end $$;
create trigger exam_marks_keep before update on exam_marks for each row execute function keep_exam_marks();

create table exam_essay_marks (
  paper_id integer not null references exam_sheets (paper_id) on delete cascade,
  nomor integer not null check (nomor > 0),
  marked_by integer not null references users (id),
  rincian double precision[] not null,
  poin double precision not null check (poin >= 0),
  at timestamptz not null,
  primary key (paper_id, nomor, marked_by)
);
comment on table exam_essay_marks is 'What a marker gave an essay by its rubric, without knowing whose it is and what others gave.';
comment on column exam_essay_marks.rincian is 'Details. Points by the criteria of the rubric, in their order.';
create index exam_essay_marks_marked_by_idx on exam_essay_marks (marked_by);

alter table decisions
  add column paper_id integer references exam_papers (id),
  add column form_id integer references exam_forms (id),
  add column penilaian bigint;
comment on column decisions.paper_id is 'The written paper that the decision rests on; null where there was none.';
comment on column decisions.form_id is 'The form of that paper.';
comment on column decisions.penilaian is 'Marking. The newest mark of the paper at the decision; with those before it, it is what counted.';
create index decisions_paper_id_idx on decisions (paper_id) where paper_id is not null;
create index decisions_form_id_idx on decisions (form_id) where form_id is not null;
