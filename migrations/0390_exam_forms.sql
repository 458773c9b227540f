-- group: exams
-- Forms of the written exam, put together from the bank by a blueprint, and the papers that candidates get in an exam.

create table exam_forms (
  id integer generated always as identity primary key,
  version integer not null default 1,
  kode text not null unique check (length(kode) between 1 and 20),
  scheme_version_id integer not null references scheme_versions (id),
  seri integer not null,
  status text not null default 'rancangan' check (status in ('rancangan', 'diajukan', 'dirilis', 'ditarik')),
  status_since timestamptz not null,
  benih integer not null,
  menit integer check (menit between 1 and 600),
  batas_nilai double precision check (batas_nilai between 0 and 100),
  cara_batas text check (cara_batas in ('angoff', 'ditetapkan')),
  alasan_batas text check (length(alasan_batas) between 1 and 1000),
  author_id integer not null references users (id),
  created_at timestamptz not null
);
comment on table exam_forms is
  'A form of the written exam (naskah) of one version of a scheme. After it has left its author only its state changes.';
comment on column exam_forms.kode is 'Code. By which people call the form; it says nothing of what it asks.';
comment on column exam_forms.seri is 'Series. Parallel forms have the same; it is the number of the first of them.';
comment on column exam_forms.status_since is 'When the form came into its state.';
comment on column exam_forms.benih is 'Seed. From which the order of items and of their options follows.';
comment on column exam_forms.menit is 'Minutes.';
comment on column exam_forms.batas_nilai is 'Cut score. From which points of a hundred a unit is passed.';
comment on column exam_forms.cara_batas is 'How the cut score was set. By judges (Angoff), or by the body with a reason.';
comment on column exam_forms.alasan_batas is 'Reason for the cut score.';
create index exam_forms_scheme_version_id_idx on exam_forms (scheme_version_id);
create index exam_forms_seri_idx on exam_forms (seri);
create index exam_forms_author_id_idx on exam_forms (author_id);

create function keep_exam_forms() returns trigger language plpgsql as $$
begin
  if old.status <> 'rancangan' and
    (new.kode, new.scheme_version_id, new.seri, new.benih, new.menit, new.batas_nilai, new.cara_batas, new.alasan_batas,
      new.author_id, new.created_at) is distinct from
    (old.kode, old.scheme_version_id, old.seri, old.benih, old.menit, old.batas_nilai, old.cara_batas, old.alasan_batas,
      old.author_id, old.created_at) then
    raise exception 'a form never changes once its author has sent it';
  end if;
  return new;
end $$;
create trigger exam_forms_keep before update on exam_forms for each row execute function keep_exam_forms();

create table exam_form_items (
  form_id integer not null references exam_forms (id) on delete cascade,
  nomor integer not null check (nomor > 0),
  item_version_id integer not null references item_versions (id),
  poin double precision not null check (poin > 0),
  jangkar boolean not null default false,
  primary key (form_id, nomor),
  unique (form_id, item_version_id)
);
comment on table exam_form_items is 'The items of a form, in their order.';
comment on column exam_form_items.nomor is 'Number. Under which candidates find it on paper.';
comment on column exam_form_items.poin is 'Points. What a wholly right answer is worth in this form.';
comment on column exam_form_items.jangkar is 'Anchor. An item that parallel forms have in common.';
create index exam_form_items_item_version_id_idx on exam_form_items (item_version_id);

create function keep_exam_form_items() returns trigger language plpgsql as $$
begin
  if exists (select from exam_forms where id = coalesce(new.form_id, old.form_id) and status <> 'rancangan') then
    raise exception 'the items of a form never change once its author has sent it';
  end if;
  return coalesce(new, old);
end $$;
create trigger exam_form_items_keep before insert or delete or update on exam_form_items for each row
  execute function keep_exam_form_items();

create table exam_form_approvals (
  form_id integer not null references exam_forms (id) on delete cascade,
  user_id integer not null references users (id),
  at timestamptz not null,
  primary key (form_id, user_id)
);
comment on table exam_form_approvals is 'Who agreed to release a form; sent back to its author, it loses them.';
create index exam_form_approvals_user_id_idx on exam_form_approvals (user_id);

create table exam_form_openings (
  id bigint generated always as identity primary key,
  form_id integer not null references exam_forms (id) on delete cascade,
  user_id integer not null references users (id),
  cara text not null check (cara in ('layar', 'buku', 'lembar_jawaban', 'kunci', 'rubrik')),
  at timestamptz not null
);
comment on table exam_form_openings is 'Who opened or printed which part of a form, and when.';
comment on column exam_form_openings.cara is 'Way. On a screen, or printed as booklet, answer sheet, key or rubric.';
create index exam_form_openings_form_id_idx on exam_form_openings (form_id, id);
create index exam_form_openings_user_id_idx on exam_form_openings (user_id);

create table exam_form_judges (
  id integer generated always as identity primary key,
  form_id integer not null references exam_forms (id) on delete cascade,
  nama text not null check (length(nama) between 1 and 200),
  keahlian text not null check (length(keahlian) between 1 and 300)
);
comment on table exam_form_judges is 'Judges who estimated how hard the items of a form are (modified Angoff).';
comment on column exam_form_judges.keahlian is 'Expertise. What makes this person a judge of it.';
create index exam_form_judges_form_id_idx on exam_form_judges (form_id);

create table exam_form_estimates (
  judge_id integer not null references exam_form_judges (id) on delete cascade,
  putaran integer not null check (putaran in (1, 2)),
  nomor integer not null check (nomor > 0),
  perkiraan double precision not null check (perkiraan between 0 and 100),
  primary key (judge_id, putaran, nomor)
);
comment on table exam_form_estimates is 'How many of a hundred just competent people would answer an item rightly, as a judge estimates.';
comment on column exam_form_estimates.putaran is 'Round. The second is after the judges have talked about the first.';
comment on column exam_form_estimates.perkiraan is 'Estimate. Of a hundred.';

create table exam_schedule_forms (
  schedule_id integer not null references schedules (id) on delete cascade,
  form_id integer not null references exam_forms (id),
  set_by integer not null references users (id),
  set_at timestamptz not null,
  primary key (schedule_id, form_id)
);
comment on table exam_schedule_forms is 'Which forms an exam is written with; parallel ones take turns along its candidates.';
create index exam_schedule_forms_form_id_idx on exam_schedule_forms (form_id);
create index exam_schedule_forms_set_by_idx on exam_schedule_forms (set_by);

create table exam_papers (
  id integer generated always as identity primary key,
  schedule_id integer not null references schedules (id),
  user_training_id integer not null references user_trainings (id) on delete cascade,
  form_id integer not null references exam_forms (id),
  kode text not null unique check (length(kode) between 4 and 20),
  created_at timestamptz not null,
  unique (user_training_id, schedule_id)
);
comment on table exam_papers is 'A candidate''s paper in an exam: a form under a code that stands in the place of the name.';
comment on column exam_papers.kode is 'Code. Printed on booklet and answer sheet; those who type and mark see nothing else of the candidate.';
create index exam_papers_schedule_id_idx on exam_papers (schedule_id);
create index exam_papers_form_id_idx on exam_papers (form_id);
