-- group: quality
-- The regulations of which the body's texts speak, what changed them, and the places that a change touches.
create table regulations (
  id integer generated always as identity primary key,
  version integer not null default 1,
  jenis text not null check (jenis in ('uu', 'perppu', 'pp', 'perpres', 'permen', 'kepmen', 'standar')),
  instansi text check (length(instansi) between 2 and 120),
  nomor text not null check (nomor ~ '^[0-9]{1,5}[A-Z]?(-[0-9]{1,2})?$'),
  tahun integer not null check (tahun between 1945 and 2099),
  nama text not null generated always as (case jenis when 'standar' then instansi || ' ' || nomor || ':' || tahun::text
    else case jenis when 'uu' then 'UU' when 'pp' then 'PP' else initcap(jenis) end || coalesce(' ' || instansi, '') || ' '
    || nomor || '/' || tahun::text end) stored,
  tentang text not null check (length(tentang) between 3 and 500),
  nama_lain text[] not null default '{}',
  berlaku_sejak date,
  tautan text check (tautan ~ '^https?://' and length(tautan) <= 500),
  owner_id integer references users (id),
  tinjau_pada date,
  catatan text check (length(catatan) between 1 and 2000),
  reviewed_by integer references users (id),
  reviewed_at timestamptz,
  created_by integer references users (id),
  created_at timestamptz not null,
  reminded_at timestamptz,
  constraint regulations_issuer_check check ((instansi is not null) = (jenis in ('permen', 'kepmen', 'standar'))),
  constraint regulations_review_check check ((reviewed_by is null) = (reviewed_at is null)),
  constraint regulations_owner_check check (tinjau_pada is null or owner_id is not null)
);
comment on table regulations is
  'A regulation of which the body''s texts speak: its name, since when it holds, and when somebody looks at it again.';
comment on column regulations.instansi is 'Issuer. The ministry, or the body for standards.';
comment on column regulations.tentang is 'Subject. What it is about, as its title says.';
comment on column regulations.nama_lain is 'Other names. By which texts call it, such as UU PDP.';
comment on column regulations.berlaku_sejak is 'In force since. Null where the day was not looked up.';
comment on column regulations.created_by is 'Null for those that came with the portal.';
comment on column regulations.reminded_at is 'When a letter said that its review is late; null again once its day moves.';
create unique index regulations_name_idx on regulations (nomor, tahun, jenis, lower(coalesce(instansi, '')));
create index regulations_tahun_id_idx on regulations (tahun, id);
create index regulations_tinjau_pada_id_idx on regulations (tinjau_pada, id);
create index regulations_owner_id_idx on regulations (owner_id);
create index regulations_reviewed_by_idx on regulations (reviewed_by);
create index regulations_created_by_idx on regulations (created_by);
create trigger regulations_announce after insert or update or delete or truncate on regulations
  for each statement execute function announce_content_change();

create table regulation_changes (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null default 'berjalan' check (status in ('berjalan', 'selesai')),
  regulation_id integer not null references regulations (id),
  changed_id integer not null references regulations (id),
  cara text not null check (cara in ('mengubah', 'mencabut')),
  owner_id integer references users (id),
  batas date,
  searched_at timestamptz,
  items_searched_by integer references users (id),
  items_searched_at timestamptz,
  created_by integer references users (id),
  created_at timestamptz not null,
  finished_by integer references users (id),
  finished_at timestamptz,
  reminded_at timestamptz,
  unique (changed_id, regulation_id),
  constraint regulation_changes_other_check check (regulation_id <> changed_id),
  constraint regulation_changes_owner_check
    check (status = 'selesai' or num_nulls(owner_id, batas, created_by, searched_at) = 0),
  constraint regulation_changes_finish_check check ((finished_by is null) = (finished_at is null))
);
comment on table regulation_changes is
  'A regulation that changes or revokes another, and the review of every place that speaks of the former one.';
comment on column regulation_changes.cara is 'Way. Whether it changes or revokes the other.';
comment on column regulation_changes.created_by is 'Null for those that came with the portal, which nobody reviews.';
comment on column regulation_changes.searched_at is 'When the texts were last searched.';
comment on column regulation_changes.items_searched_at is
  'When somebody who may read exam items searched them; each opened item is recorded.';
comment on column regulation_changes.reminded_at is 'When a letter said that it is late; null again once its day moves.';
create index regulation_changes_regulation_id_idx on regulation_changes (regulation_id);
create index regulation_changes_batas_id_idx on regulation_changes (batas, id);
create index regulation_changes_owner_id_idx on regulation_changes (owner_id);
create index regulation_changes_items_searched_by_idx on regulation_changes (items_searched_by);
create index regulation_changes_created_by_idx on regulation_changes (created_by);
create index regulation_changes_finished_by_idx on regulation_changes (finished_by);
create trigger regulation_changes_announce after insert or update or delete or truncate on regulation_changes
  for each statement execute function announce_content_change();

create table regulation_places (
  id integer generated always as identity primary key,
  change_id integer not null references regulation_changes (id),
  jenis text not null check (length(jenis) between 2 and 30),
  kunci text not null check (length(kunci) between 1 and 200),
  judul text not null check (length(judul) between 1 and 300),
  sebutan text[] not null,
  status text not null default 'belum_ditinjau' check (status in ('belum_ditinjau', 'tetap', 'diubah')),
  catatan text check (length(catatan) between 1 and 500),
  reviewed_by integer references users (id),
  reviewed_at timestamptz,
  unique (change_id, jenis, kunci),
  constraint regulation_places_review_check
    check ((status = 'belum_ditinjau') = (reviewed_at is null) and (reviewed_at is null) = (reviewed_by is null))
);
comment on table regulation_places is
  'A place that speaks of a changed regulation: found by its words, and reviewed by somebody.';
comment on column regulation_places.kunci is 'Key. The number of its record, or the name of a text of the program.';
comment on column regulation_places.sebutan is 'Mentions. The words by which it names the regulation; none for an exam item.';
create index regulation_places_reviewed_by_idx on regulation_places (reviewed_by);

-- Only what the program's texts and the field's own rules name; days and links are the office's to look up.
insert into regulations (jenis, instansi, nomor, tahun, tentang, nama_lain, berlaku_sejak, created_at) values
  ('uu', null, '32', 2009, 'Perlindungan dan Pengelolaan Lingkungan Hidup', '{UU PPLH}', null, now()),
  ('uu', null, '6', 2023, 'Cipta Kerja', '{UU Cipta Kerja,Undang-Undang Cipta Kerja}', null, now()),
  ('pp', null, '22', 2021, 'Penyelenggaraan Perlindungan dan Pengelolaan Lingkungan Hidup', '{}', null, now()),
  ('permen', 'Lingkungan Hidup dan Kehutanan', '18', 2021,
    'Sertifikasi kompetensi penyusun Amdal, lembaga penyedia jasa penyusunan Amdal, dan uji kelayakan lingkungan hidup',
    '{}', null, now()),
  ('kepmen', 'Ketenagakerjaan', '122', 2016, 'SKKNI Jabatan Kerja Penyusun Amdal', '{}', null, now()),
  ('uu', null, '27', 2022, 'Pelindungan Data Pribadi', '{UU PDP,UU Pelindungan Data Pribadi}', null, now()),
  ('uu', null, '10', 2020, 'Bea Meterai', '{UU Bea Meterai}', '2021-01-01', now()),
  ('uu', null, '8', 2016, 'Penyandang Disabilitas', '{}', null, now()),
  ('standar', 'ISO/IEC', '17024', 2012, 'Lembaga sertifikasi person, edisi kedua', '{}', null, now()),
  ('standar', 'ISO/IEC', '17024', 2026, 'Lembaga sertifikasi person, edisi ketiga', '{}', null, now());

-- What had changed before the register began: it is said beside the name, and nobody reviews it.
insert into regulation_changes (status, regulation_id, changed_id, cara, created_at)
  select 'selesai', next.id, one.id, 'mengubah', now() from regulations as next, regulations as one
  where (next.jenis, next.nomor, next.tahun) = ('uu', '6', 2023) and (one.jenis, one.nomor, one.tahun) = ('uu', '32', 2009);

-- A search opens every item: it is recorded as what it is.
alter table item_openings drop constraint item_openings_cara_check,
  add constraint item_openings_cara_check check (cara in ('layar', 'cetak', 'ekspor', 'cari'));
