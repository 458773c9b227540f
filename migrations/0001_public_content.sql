-- What the public site shows. Text limits guard the database too; forms have friendlier ones.

create extension if not exists pg_trgm;

-- Every public picture and document, named by its content.
create table stored_files (
  name text primary key check (name ~ '^[0-9a-f]{32}[-.0-9a-z]*$'),
  kind text not null check (kind in ('picture', 'document')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);

create table site_content (
  id integer primary key default 1 check (id = 1),
  nama_lembaga text not null,
  alamat text not null,
  email text not null,
  phone text not null,
  facebook text not null,
  instagram text not null,
  asosiasi_nama text not null,
  asosiasi_url text not null,
  home_section1_title text not null,
  home_section1_description text not null,
  home_section1_image text references stored_files (name),
  home_section2_title text not null,
  home_section2_description text not null,
  home_section2_image text references stored_files (name),
  tentang_tentangkami text not null,
  tentang_visi text not null,
  tentang_misi text not null,
  struktur_organisasi text references stored_files (name),
  updated_at timestamptz not null default now()
);

create table gallery_items (
  id integer generated always as identity primary key,
  source text not null references stored_files (name),
  judul text not null,
  album text not null,
  tanggal date,
  alt text not null,
  urutan integer not null default 0
);

create table partners (
  id integer generated always as identity primary key,
  name text not null,
  source text not null references stored_files (name),
  url text,
  urutan integer not null default 0
);

create table categories (
  id integer generated always as identity primary key,
  name text not null unique,
  jenis text not null check (jenis in ('sertifikasi', 'perpanjangan', 'uji_ulang', 'pemeliharaan'))
);

create table schemes (
  id integer generated always as identity primary key,
  category_id integer not null references categories (id),
  created_at timestamptz not null default now()
);

-- A published version never changes: a correction is the next version (ISO/IEC 17024 clause 8).
create table scheme_versions (
  id integer generated always as identity primary key,
  scheme_id integer not null references schemes (id),
  versi integer not null check (versi > 0),
  name text not null check (length(name) between 3 and 200),
  durasi text,
  description text not null,
  image text references stored_files (name),
  registration_fee bigint not null check (registration_fee >= 0),
  detail_pelatihan text references stored_files (name),
  persyaratan jsonb not null default '[]',
  unit_kompetensi jsonb not null default '[]',
  metode_uji text[] not null default '{}',
  published_at timestamptz,
  unique (scheme_id, versi)
);

create function refuse_change_of_published_scheme() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    raise exception 'a published scheme version is immutable' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;

create trigger scheme_versions_immutable before update or delete on scheme_versions
  for each row execute function refuse_change_of_published_scheme();

create table venues (
  id integer generated always as identity primary key,
  name text not null,
  jenis text not null check (jenis in ('Sewaktu', 'Tempat Kerja', 'Mandiri')),
  alamat text not null,
  kota text not null,
  provinsi text not null check (provinsi ~ '^\d{2}$'),
  zona_waktu text not null check (zona_waktu in ('WIB', 'WITA', 'WIT')),
  foto text references stored_files (name)
);

create table examiners (
  id integer generated always as identity primary key,
  name text not null,
  email text,
  foto text references stored_files (name),
  urutan integer not null default 0
);

create table examiner_education (
  id integer generated always as identity primary key,
  examiner_id integer not null references examiners (id) on delete cascade,
  name text not null,
  urutan integer not null default 0
);
create index on examiner_education (examiner_id, urutan);

-- A scheme offered on dates: the "training" of the public calls.
create table schedules (
  id integer generated always as identity primary key,
  scheme_version_id integer not null references scheme_versions (id),
  venue_id integer references venues (id),
  start_date date,
  end_date date,
  jam_mulai text not null default '08.00' check (jam_mulai ~ '^([01]\d|2[0-3])\.[0-5]\d$'),
  jam_selesai text not null default '16.00' check (jam_selesai ~ '^([01]\d|2[0-3])\.[0-5]\d$'),
  zona_waktu text not null default 'WIB' check (zona_waktu in ('WIB', 'WITA', 'WIT')),
  pendaftaran_dibuka date,
  pendaftaran_ditutup date,
  kuota integer not null check (kuota > 0),
  terisi integer not null default 0,
  metode text not null check (metode in ('Luring', 'Daring', 'Hibrida')),
  rundown jsonb not null default '[]',
  ketentuan_batal text not null default '',
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  check (terisi between 0 and kuota),
  check (end_date is null or end_date >= start_date),
  check (pendaftaran_ditutup is null or pendaftaran_ditutup >= pendaftaran_dibuka)
);
create index on schedules (start_date);
create index on schedules (scheme_version_id);

create table schedule_examiners (
  schedule_id integer not null references schedules (id) on delete cascade,
  examiner_id integer not null references examiners (id),
  primary key (schedule_id, examiner_id)
);

create table articles (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  image text references stored_files (name),
  content text not null,
  published_at timestamptz,
  created_at timestamptz not null default now()
);
create index on articles (published_at desc);

create table tutorial_steps (
  id integer generated always as identity primary key,
  judul text not null,
  isi text not null,
  pelaku text not null,
  target_waktu text not null,
  dokumen text[] not null default '{}',
  kesalahan text[] not null default '{}',
  urutan integer not null
);

create table faqs (
  id integer generated always as identity primary key,
  pertanyaan text not null,
  jawaban text not null,
  urutan integer not null
);

-- Every process drops its rendered pages when what they show has changed.
create function announce_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array[
    'site_content', 'gallery_items', 'partners', 'categories', 'schemes', 'scheme_versions', 'venues', 'examiners',
    'examiner_education', 'schedules', 'schedule_examiners', 'articles', 'tutorial_steps', 'faqs'
  ] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I
         for each statement execute function announce_content_change()',
      shown || '_announce', shown);
  end loop;
end $$;
