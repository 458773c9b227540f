-- group: exams
-- The bank of exam items. What an item asks, its key, its source and its stimulus lie here sealed only.

alter table users drop constraint users_permissions_check,
  add constraint users_permissions_check
    check (permissions <@ '{verifikasi,keuangan,keputusan,pengaduan,konten,pengguna,laporan,soal}'
    and (role = 'administrator' or permissions = '{}'));

create table stimuli (
  id integer generated always as identity primary key,
  version integer not null default 1,
  unit text not null check (length(unit) between 1 and 300),
  isi bytea not null,
  picture bytea,
  created_by integer not null references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table stimuli is
  'A text, table or picture that several exam items ask about. It changes only while every item on it is a draft.';
comment on column stimuli.unit is 'Unit of competence. By its title.';
comment on column stimuli.isi is 'Content. Words and tables, and the words for the picture, sealed under APP_KEY for stimuli/<id>.';
comment on column stimuli.picture is 'WebP, sealed under APP_KEY for stimuli/<id>/picture.';
create index stimuli_created_by_idx on stimuli (created_by);

create table items (
  id integer generated always as identity primary key,
  version integer not null default 1,
  created_at timestamptz not null
);
comment on table items is 'An exam item under its number; what it asks stands in its versions.';

create table item_versions (
  id integer generated always as identity primary key,
  item_id integer not null references items (id) on delete cascade,
  versi integer not null check (versi > 0),
  status text not null check (status in ('rancangan', 'ditelaah', 'disetujui', 'dirilis', 'dipakai', 'dikunci', 'ditarik')),
  status_since timestamptz not null,
  jenis text not null
    check (jenis in ('pilihan_ganda', 'pilihan_jamak', 'menjodohkan', 'angka', 'isian', 'esai')),
  unit text not null check (length(unit) between 1 and 300),
  tingkat text not null check (tingkat in ('ingat', 'terapkan', 'analisis')),
  poin integer not null check (poin between 1 and 100),
  tanggal_sumber date not null,
  stimulus_id integer references stimuli (id),
  author_id integer not null references users (id),
  created_at timestamptz not null,
  isi bytea not null,
  unique (item_id, versi)
);
comment on table item_versions is
  'A version of an exam item. After it has left its author nothing of it changes but its state; a change is the next version.';
comment on column item_versions.status_since is 'When the version came into its state.';
comment on column item_versions.jenis is 'Kind. Of the question, which decides how it is answered and scored.';
comment on column item_versions.unit is 'Unit of competence. By its title.';
comment on column item_versions.tingkat is 'Level. Recall, apply or analyse.';
comment on column item_versions.poin is 'Points. What a wholly right answer is worth.';
comment on column item_versions.tanggal_sumber is 'Day of the source. On which its author read the source.';
comment on column item_versions.isi is
  'Content. Question, key or rubric, and source, sealed under APP_KEY for item_versions/<item_id>/<versi>.';
create unique index item_versions_open on item_versions (item_id) where status in ('rancangan', 'ditelaah', 'disetujui');
create index item_versions_unit_idx on item_versions (unit);
create index item_versions_status_idx on item_versions (status);
create index item_versions_author_id_idx on item_versions (author_id);
create index item_versions_stimulus_id_idx on item_versions (stimulus_id) where stimulus_id is not null;

create function keep_item_versions() returns trigger language plpgsql as $$
begin
  if old.status <> 'rancangan' and
    (new.item_id, new.versi, new.jenis, new.unit, new.tingkat, new.poin, new.tanggal_sumber, new.author_id, new.created_at)
      is distinct from
    (old.item_id, old.versi, old.jenis, old.unit, old.tingkat, old.poin, old.tanggal_sumber, old.author_id, old.created_at)
    or old.status <> 'rancangan' and new.stimulus_id is distinct from old.stimulus_id then
    raise exception 'a version of an item never changes once its author has sent it';
  end if;
  return new;
end $$;
create trigger item_versions_keep before update on item_versions for each row execute function keep_item_versions();

create table item_approvals (
  item_version_id integer not null references item_versions (id) on delete cascade,
  langkah text not null check (langkah in ('setujui', 'rilis')),
  user_id integer not null references users (id),
  at timestamptz not null,
  primary key (item_version_id, langkah, user_id)
);
comment on table item_approvals is
  'Who reviewed a version of an item and who released it; sent back to its author, it loses them.';
comment on column item_approvals.langkah is 'Transition. What was agreed to.';
create index item_approvals_user_id_idx on item_approvals (user_id);

create table item_comments (
  id integer generated always as identity primary key,
  item_id integer not null references items (id) on delete cascade,
  versi integer not null,
  user_id integer not null references users (id),
  at timestamptz not null,
  isi bytea not null
);
comment on table item_comments is 'What people who work on the bank said about a version of an item.';
comment on column item_comments.isi is 'Content. The words, sealed under APP_KEY for item_comments/<id>.';
create index item_comments_item_id_idx on item_comments (item_id);
create index item_comments_user_id_idx on item_comments (user_id);

create table item_openings (
  id bigint generated always as identity primary key,
  item_id integer references items (id) on delete cascade,
  versi integer,
  stimulus_id integer references stimuli (id) on delete cascade,
  user_id integer not null references users (id),
  cara text not null check (cara in ('layar', 'cetak')),
  at timestamptz not null,
  check (num_nonnulls(item_id, stimulus_id) = 1),
  check ((item_id is null) = (versi is null))
);
comment on table item_openings is 'Who opened which version of an exam item, or which stimulus, and when.';
comment on column item_openings.cara is 'Way. On a screen, or printed.';
create index item_openings_item_id_idx on item_openings (item_id, id) where item_id is not null;
create index item_openings_stimulus_id_idx on item_openings (stimulus_id, id) where stimulus_id is not null;
create index item_openings_user_id_idx on item_openings (user_id);

create table secrecy_statements (
  user_id integer not null references users (id),
  tahun integer not null check (tahun between 2020 and 2200),
  pernyataan text not null check (length(pernyataan) between 1 and 2000),
  signed_at timestamptz not null,
  primary key (user_id, tahun)
);
comment on table secrecy_statements is
  'That a person keeps the bank of exam items secret, signed for a year; without it the bank is closed to them.';
comment on column secrecy_statements.pernyataan is 'Statement. The sentences that were signed.';
