-- What the back office keeps beyond what the public site showed before.

alter table site_content
  -- [{bank, nomor, atas_nama}], in the order in which invoices name them.
  add column rekening jsonb not null default '[]' check (jsonb_typeof(rekening) = 'array');

-- A picture with people on it is shown once their consent was confirmed; those already shown were confirmed by hand.
alter table gallery_items add column persetujuan_foto boolean not null default false;
update gallery_items set persetujuan_foto = true;

-- Prerequisites are data of each version (domain 1.1, row 17): the law's thresholds may change.
alter table scheme_versions
  add column min_pendidikan text check (min_pendidikan in ('D3', 'D4/S1', 'S2', 'S3')),
  add column min_pengalaman_tahun integer not null default 0 check (min_pengalaman_tahun between 0 and 50),
  add column min_dokumen_amdal integer not null default 0 check (min_dokumen_amdal between 0 and 100),
  add column wajib_atpa boolean not null default false;

-- The next version of a scheme is worked on once at a time.
create unique index scheme_versions_one_draft on scheme_versions (scheme_id) where published_at is null;

-- An examiner is recommended by BP2SDM for a time; the public list never shows these.
alter table examiners
  add column no_sertifikat text unique,
  add column berlaku_sampai date,
  add column keahlian text[] not null default '{}';

alter table schedules
  add column alasan_batal text,
  add check (alasan_batal is null or cancelled_at is not null);

create index on schedules (venue_id);
create index on gallery_items (source);
create index on gallery_items using gin (judul gin_trgm_ops, album gin_trgm_ops);
create index on partners using gin (name gin_trgm_ops);
create index on venues using gin (name gin_trgm_ops, kota gin_trgm_ops);
create index on examiners using gin (name gin_trgm_ops);
create index on articles using gin (title gin_trgm_ops);
create index on scheme_versions using gin (name gin_trgm_ops);
create index on faqs using gin (pertanyaan gin_trgm_ops, jawaban gin_trgm_ops);
create index on tutorial_steps using gin (judul gin_trgm_ops);
