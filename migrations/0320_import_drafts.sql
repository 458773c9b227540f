-- group: installation
-- Lists on their way in: rows wait here, sealed, until they are right; and the columns that people chose for heads.

create table import_drafts (
  id uuid primary key,
  jenis text not null check (length(jenis) between 1 and 40),
  berkas text not null check (length(berkas) between 1 and 80),
  created_by integer references users (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  baris integer not null check (baris > 0),
  masuk integer not null default 0 check (masuk >= 0),
  content_sealed bytea not null
);
comment on table import_drafts is
  'Rows of an imported list that are not in yet: they wait for somebody to mend them, and are deleted unused after a time.';
comment on column import_drafts.jenis is 'Kind. The name of the list.';
comment on column import_drafts.berkas is 'File. Its name, without what could be an identity number or an address.';
comment on column import_drafts.baris is 'Rows. How many wait.';
comment on column import_drafts.masuk is 'Came in. How many rows of this file are records already.';
comment on column import_drafts.content_sealed is
  'Heads, the field of each column, and the waiting rows, sealed under APP_KEY for import_drafts/<id>.';
create index import_drafts_updated_at_idx on import_drafts (updated_at);
create index import_drafts_created_by_idx on import_drafts (created_by);

create table import_heads (
  jenis text not null check (length(jenis) between 1 and 40),
  judul text not null check (length(judul) between 1 and 80),
  field text not null check (length(field) between 1 and 60),
  primary key (jenis, judul)
);
comment on table import_heads is
  'Which field people chose for a head of a column that the program did not know, so that the next list has it at once.';
comment on column import_heads.field is 'Field. Of the form that checks a row.';
comment on column import_heads.judul is 'Head. In small letters, its short words in full.';
