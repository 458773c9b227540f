-- group: exams
-- What is said of a form may quote its items, so it lies here sealed only.
create table exam_form_comments (
  id integer generated always as identity primary key,
  form_id integer not null references exam_forms (id) on delete cascade,
  user_id integer not null references users (id),
  at timestamptz not null,
  isi bytea not null
);
comment on table exam_form_comments is 'Why a form was sent back or withdrawn.';
comment on column exam_form_comments.isi is 'Content. The words, sealed under APP_KEY for exam_form_comments/<id>.';
create index exam_form_comments_form_id_idx on exam_form_comments (form_id);
create index exam_form_comments_user_id_idx on exam_form_comments (user_id);
