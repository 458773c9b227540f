-- group: exams
-- A wrong key of an exam item is put right by two people, and every paper with the item is marked anew.

create table key_corrections (
  id integer generated always as identity primary key,
  version integer not null default 1,
  item_version_id integer not null references item_versions (id),
  jenis text not null check (jenis in ('kunci', 'semua_benar', 'dikeluarkan')),
  status text not null check (status in ('diusulkan', 'berlaku', 'ditolak', 'ditarik')),
  isi bytea not null,
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  check ((status = 'diusulkan') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status not in ('berlaku', 'ditolak') or decided_by <> proposed_by)
);
comment on table key_corrections is
  'A correction of the key of a version of an exam item: proposed by one person, confirmed or refused by another.';
comment on column key_corrections.jenis is 'Kind. Another key, every answer right, or the item taken out of scoring.';
comment on column key_corrections.isi is 'Content. The new key and the reason, sealed under APP_KEY for key_corrections/<id>.';
create unique index key_corrections_open on key_corrections (item_version_id) where status = 'diusulkan';
create index key_corrections_item_version_id_idx on key_corrections (item_version_id);
create index key_corrections_proposed_by_idx on key_corrections (proposed_by);
create index key_corrections_decided_by_idx on key_corrections (decided_by) where decided_by is not null;

create table key_correction_papers (
  id integer generated always as identity primary key,
  correction_id integer not null references key_corrections (id) on delete cascade,
  paper_id integer not null references exam_papers (id) on delete cascade,
  decision_id integer references decisions (id) on delete cascade,
  unit jsonb not null,
  letter_by integer references users (id),
  letter_at timestamptz,
  unique (correction_id, paper_id),
  check ((letter_by is null) = (letter_at is null))
);
comment on table key_correction_papers is
  'Papers on which a correction changed a unit, with the decision that stands on them; that one never changes by itself.';
comment on column key_correction_papers.unit is 'Units. Points and findings before and after, by title.';
create index key_correction_papers_paper_id_idx on key_correction_papers (paper_id);
create index key_correction_papers_decision_id_idx on key_correction_papers (decision_id) where decision_id is not null;
create index key_correction_papers_letter_by_idx on key_correction_papers (letter_by) where letter_by is not null;
