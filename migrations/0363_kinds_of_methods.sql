-- group: catalogue
-- A method of an exam has a kind that somebody chose. Drafts from now on say it themselves; for versions that were
-- published before, people confirm it by the method's name.

alter table scheme_versions add column jenis_metode jsonb not null default '[]'
  check (jsonb_typeof(jenis_metode) = 'array');
comment on column scheme_versions.jenis_metode is
  'Kinds of methods. [{ metode, jenis }] as they were chosen in the form; empty for versions from before, whose kinds stand in exam_method_kinds.';

create table exam_method_kinds (
  id integer generated always as identity primary key,
  metode text not null check (length(metode) between 1 and 100),
  jenis text not null check (jenis in ('tulis', 'lisan', 'portofolio', 'observasi', 'praktik')),
  confirmed_by integer not null references users (id),
  confirmed_at timestamptz not null
);
comment on table exam_method_kinds is
  'What kind a method is, by its name, as somebody confirmed it for versions that do not say it themselves. Only added to: an exam goes by what was confirmed before its first score.';
comment on column exam_method_kinds.jenis is 'Kind.';
create index exam_method_kinds_metode_idx on exam_method_kinds (metode, id);
create index exam_method_kinds_confirmed_by_idx on exam_method_kinds (confirmed_by);

create trigger exam_method_kinds_kept before delete or update on exam_method_kinds for each row
  execute function refuse_change();

-- Scores that are there when this runs are older than anything that will be confirmed.
alter table unit_scores add column created_at timestamptz not null default now();
comment on column unit_scores.created_at is 'When it was first given; a later correction leaves it.';
