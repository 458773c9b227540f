-- group: quality
-- Papers under control: the body's own documents, contracts, insurance and finances, each with its days and its file.
create table controlled_papers (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null default 'diajukan' check (status in ('diajukan', 'berlaku', 'berakhir')),
  jenis text not null check (jenis in
    ('dokumen', 'kontrak_tuk', 'kontrak_penyedia', 'kontrak_laboratorium', 'asuransi', 'keuangan')),
  judul text not null check (length(judul) between 1 and 150),
  versi text not null check (length(versi) between 1 and 30),
  pihak text check (length(pihak) between 1 and 200),
  venue_id integer references venues (id),
  berlaku_sejak date not null,
  berlaku_sampai date,
  owner_id integer not null references users (id),
  file_id uuid not null references private_files (id),
  replaces_id integer references controlled_papers (id),
  created_by integer not null references users (id),
  created_at timestamptz not null,
  written_by integer not null references users (id),
  approved_by integer references users (id),
  approved_at timestamptz,
  ended_at timestamptz,
  reminded_at timestamptz,
  constraint controlled_papers_period_check check (berlaku_sampai >= berlaku_sejak),
  constraint controlled_papers_party_check
    check ((jenis = 'kontrak_tuk') = (venue_id is not null) and (jenis in ('dokumen', 'kontrak_tuk')) = (pihak is null)),
  constraint controlled_papers_term_check check (jenis = 'dokumen' or berlaku_sampai is not null),
  constraint controlled_papers_approval_check
    check ((approved_by is null) = (approved_at is null) and (status <> 'berlaku' or approved_at is not null)),
  constraint controlled_papers_second_check check (approved_by <> created_by and approved_by <> written_by),
  constraint controlled_papers_end_check check ((status = 'berakhir') = (ended_at is not null))
);
comment on table controlled_papers is
  'A paper under control: a document of the body, a contract, an insurance or the finances. Another person than its authors puts it in force; its successor ends it.';
comment on column controlled_papers.versi is 'Version. As the paper itself says it.';
comment on column controlled_papers.pihak is 'Party. The other side of a contract; a venue is named by its record.';
comment on column controlled_papers.reminded_at is 'When a letter said that it ends; null again once its day moves.';
create index controlled_papers_berlaku_sampai_id_idx on controlled_papers (berlaku_sampai, id);
create index controlled_papers_jenis_judul_id_idx on controlled_papers (jenis, judul, id);
create index controlled_papers_venue_id_idx on controlled_papers (venue_id);
create index controlled_papers_owner_id_idx on controlled_papers (owner_id);
create index controlled_papers_file_id_idx on controlled_papers (file_id);
create unique index controlled_papers_replaces_id_idx on controlled_papers (replaces_id);
create index controlled_papers_created_by_idx on controlled_papers (created_by);
create index controlled_papers_written_by_idx on controlled_papers (written_by);
create index controlled_papers_approved_by_idx on controlled_papers (approved_by);

create table paper_readings (
  paper_id integer not null references controlled_papers (id),
  user_id integer not null references users (id),
  read_at timestamptz not null,
  primary key (paper_id, user_id)
);
comment on table paper_readings is 'Who of the staff said that they have read a document of the body, and when.';
create index paper_readings_user_id_idx on paper_readings (user_id);
