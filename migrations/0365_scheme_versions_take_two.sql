-- A version of a scheme is published by a second person, and is looked at again by a day.

alter table scheme_versions
  add column tinjau_pada date,
  add column dasar_hukum text check (length(dasar_hukum) between 1 and 500),
  add column proposed_by integer references users (id),
  add column proposed_at timestamptz,
  add column published_by integer references users (id);
comment on column scheme_versions.tinjau_pada is
  'Review date. By this day somebody looks whether the version still holds; null for versions from before, and drafts.';
comment on column scheme_versions.dasar_hukum is 'Legal reference of the version.';
comment on column scheme_versions.proposed_by is 'Who proposed to publish it; null for drafts that nobody proposed.';
comment on column scheme_versions.published_by is
  'The second person; the same as the proposer where a body set itself up before its portal was open.';
create index scheme_versions_proposed_by_idx on scheme_versions (proposed_by);
create index scheme_versions_published_by_idx on scheme_versions (published_by);
