-- What is offered: schemes in versions that never change once they are published, venues, examiners, and the dates on
-- which they meet. Names that a list borrows from other tables are kept beside its rows by triggers; whoever copies one
-- holds it, so that a rename waits.

create table categories (
  id integer generated always as identity primary key,
  name text not null unique,
  jenis text not null check (jenis in ('sertifikasi', 'perpanjangan', 'uji_ulang', 'pemeliharaan')),
  version integer not null default 1,
  search_text text not null generated always as (lower(' ' || coalesce(name, ''))) stored
);
comment on table categories is
  'Kinds of schemes; the kind says whether one leads to a certificate, renews it, examines again or maintains.';
create index categories_search_text_idx on categories using gin (search_text gin_trgm_ops);
create index categories_jenis_id_idx on categories (jenis, id);

create trigger categories_announce after insert or delete or update or truncate on categories for each statement
  execute function announce_content_change();

create function rename_category() returns trigger language plpgsql as $$
begin
  update schemes set kategori = new.name where category_id = new.id;
  return null;
end $$;
create trigger categories_rename after update of name on categories for each row when (old.name <> new.name)
  execute function rename_category();

create table schemes (
  id integer generated always as identity primary key,
  category_id integer constraint schemes_kategori_id_not_null not null
    constraint schemes_kategori_id_fkey references categories (id),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  name text not null default '',
  kategori text not null default '',
  versi_terbit integer,
  ada_draf boolean not null default false,
  search_text text not null
    generated always as (lower((((' ' || coalesce(name, '')) || e'\n') || ' ') || coalesce(kategori, ''))) stored,
  kualifikasi text check (length(kualifikasi) between 2 and 20),
  name_en text not null default '' check (length(name_en) <= 200),
  description_en text not null default ''
);
comment on table schemes is
  'What one can be certified for. Its content stands in its versions; names and numbers of them are copied here by '
  'triggers, for lists.';
comment on column schemes.name is 'Of the newest published version, else of the draft.';
comment on column schemes.kategori is 'Category.';
comment on column schemes.versi_terbit is 'Published version. The number of the newest published version.';
comment on column schemes.ada_draf is 'Has a draft.';
comment on column schemes.kualifikasi is
  'Qualification. What a certificate is for, where it is not the category''s name: renewals and re-tests.';
comment on column schemes.name_en is
  'Of the scheme and not of its versions, which never change: a translation may come later, and binds nobody.';
create index schemes_search_text_idx on schemes using gin (search_text gin_trgm_ops);
create index schemes_name_id_idx on schemes (name, id);
create index schemes_kategori_id_idx on schemes (kategori, id);
create index schemes_versi_terbit_id_idx on schemes (versi_terbit, id);
create index schemes_kategori_id_id_idx on schemes (category_id, id);
create index schemes_newest on schemes (id) include (versi_terbit);

create trigger schemes_announce after insert or delete or update or truncate on schemes for each statement
  execute function announce_content_change();

-- PostgreSQL does not look into the bodies of functions.
create function copy_category_of_scheme() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.category_id <> old.category_id then
    select name into new.kategori from categories where id = new.category_id for share;
  end if;
  return new;
end $$;
create trigger schemes_copy_category before insert or update of category_id on schemes for each row
  execute function copy_category_of_scheme();

create function rename_category_of_schedules() returns trigger language plpgsql as $$
begin
  update schedules set kategori = new.kategori
    from scheme_versions as v where v.id = schedules.scheme_version_id and v.scheme_id = new.id;
  return null;
end $$;
create trigger schemes_rename_category after update on schemes for each row when (old.kategori <> new.kategori)
  execute function rename_category_of_schedules();

create table scheme_versions (
  id integer generated always as identity primary key,
  scheme_id integer not null references schemes (id),
  versi integer not null check (versi > 0),
  name text not null check (length(name) between 3 and 200),
  durasi text,
  description text not null,
  image text references stored_files (name),
  registration_fee bigint check (registration_fee >= 0),
  detail_pelatihan text references stored_files (name),
  persyaratan jsonb not null default '[]',
  unit_kompetensi jsonb not null default '[]',
  metode_uji text[] not null default '{}',
  published_at timestamptz,
  version integer not null default 1,
  min_pendidikan text check (min_pendidikan in ('D3', 'D4/S1', 'S2', 'S3')),
  min_pengalaman_tahun integer not null default 0 check (min_pengalaman_tahun between 0 and 50),
  min_dokumen_amdal integer not null default 0 check (min_dokumen_amdal between 0 and 100),
  wajib_atpa boolean not null default false,
  search_text text not null generated always as (lower(' ' || coalesce(name, ''))) stored,
  jenis_kegiatan text check (jenis_kegiatan in ('bimtek', 'workshop', 'seminar', 'webinar')),
  jam_pelajaran integer check (jam_pelajaran between 1 and 200),
  poin integer check (poin between 0 and 1000),
  unique (scheme_id, versi),
  constraint scheme_versions_published_fee check (published_at is null or registration_fee is not null)
);
comment on table scheme_versions is
  'A published version never changes: a correction is the next version (ISO/IEC 17024 clause 8).';
comment on column scheme_versions.durasi is 'Duration.';
comment on column scheme_versions.detail_pelatihan is 'The scheme''s document (PDF).';
comment on column scheme_versions.persyaratan is 'Requirements. [{ … }] what is asked for, in words and files.';
comment on column scheme_versions.unit_kompetensi is 'Units of competence.';
comment on column scheme_versions.metode_uji is 'Exam methods.';
comment on column scheme_versions.min_pendidikan is
  'Least education. Prerequisites are data of each version, as the law''s thresholds may change.';
comment on column scheme_versions.min_pengalaman_tahun is 'Least years of experience.';
comment on column scheme_versions.min_dokumen_amdal is 'Least number of Amdal documents.';
comment on column scheme_versions.wajib_atpa is 'ATPA required.';
comment on column scheme_versions.jenis_kegiatan is
  'Kind of activity. What an offered activity is worth: only schemes of maintenance say so.';
comment on column scheme_versions.jam_pelajaran is 'Hours of instruction.';
comment on column scheme_versions.poin is 'Points.';
create unique index scheme_versions_one_draft on scheme_versions (scheme_id) where published_at is null;
create index scheme_versions_search_text_idx on scheme_versions using gin (search_text gin_trgm_ops);
create index scheme_versions_name_id_idx on scheme_versions (name, id);
create index scheme_versions_versi_id_idx on scheme_versions (versi, id);
create index scheme_versions_published_at_id_idx on scheme_versions (published_at, id);
create index scheme_versions_registration_fee_id_idx on scheme_versions (registration_fee, id);

create function refuse_change_of_published_scheme() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    raise exception 'a published scheme version is immutable' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger scheme_versions_immutable before delete or update on scheme_versions for each row
  execute function refuse_change_of_published_scheme();
create trigger scheme_versions_announce after insert or delete or update or truncate on scheme_versions
  for each statement execute function announce_content_change();

create function sum_up_scheme(scheme integer) returns void language sql as $$
  update schemes set (name, versi_terbit, ada_draf) = (
    select coalesce((array_agg(v.name order by v.published_at is null, v.versi desc))[1], ''),
      max(v.versi) filter (where v.published_at is not null), coalesce(bool_or(v.published_at is null), false)
    from scheme_versions as v where v.scheme_id = schemes.id
  ) where id = scheme
$$;

-- The scheme is held before its versions are looked at, so that of two changes at once the second sees the first.
create function follow_version() returns trigger language plpgsql as $$
declare
  changed constant scheme_versions := coalesce(new, old);
begin
  perform from schemes where id = changed.scheme_id for update;
  perform sum_up_scheme(changed.scheme_id);
  update schedules set skema = changed.name where scheme_version_id = changed.id and skema <> changed.name;
  return null;
end $$;
create trigger scheme_versions_follow after insert or delete on scheme_versions for each row
  execute function follow_version();
create trigger scheme_versions_follow_change after update on scheme_versions for each row
  when (old.name is distinct from new.name or old.published_at is distinct from new.published_at)
  execute function follow_version();
create trigger scheme_versions_mentions after insert or delete or update on scheme_versions for each row
  execute function note_file_mentions();

create table venues (
  id integer generated always as identity primary key,
  name text not null,
  jenis text not null check (jenis in ('Sewaktu', 'Tempat Kerja', 'Mandiri')),
  alamat text not null,
  kota text not null,
  provinsi text not null check (provinsi ~ '^\d{2}$'),
  zona_waktu text not null check (zona_waktu in ('WIB', 'WITA', 'WIT')),
  foto text references stored_files (name),
  version integer not null default 1,
  search_text text not null
    generated always as (lower((((' ' || coalesce(name, '')) || e'\n') || ' ') || coalesce(kota, ''))) stored
);
comment on table venues is 'Where exams and activities take place (TUK).';
comment on column venues.kota is 'City.';
comment on column venues.provinsi is 'Province.';
comment on column venues.foto is 'Photograph.';
create index venues_search_text_idx on venues using gin (search_text gin_trgm_ops);
create index venues_name_id_idx on venues (name, id);
create index venues_kota_id_idx on venues (kota, id);
create index venues_provinsi_id_idx on venues (provinsi, id);
create index venues_jenis_id_idx on venues (jenis, id);

create trigger venues_announce after insert or delete or update or truncate on venues for each statement
  execute function announce_content_change();

create function rename_venue() returns trigger language plpgsql as $$
begin
  update schedules set tuk = new.name where venue_id = new.id;
  return null;
end $$;
create trigger venues_rename after update of name on venues for each row when (old.name <> new.name)
  execute function rename_venue();

create table examiners (
  id integer generated always as identity primary key,
  name text not null,
  email text,
  foto text references stored_files (name),
  urutan integer not null default 0,
  version integer not null default 1,
  no_sertifikat text unique,
  berlaku_sampai date,
  keahlian text[] not null default '{}',
  search_text text not null
    generated always as (lower(((((((' ' || coalesce(name, '')) || e'\n') || ' ') || coalesce(email, '')) || e'\n')
    || ' ') || coalesce(no_sertifikat, ''))) stored,
  user_id integer unique references users (id),
  instansi text not null default '',
  nama_lpjp text not null default '',
  kota text not null default '' check (length(kota) <= 100),
  provinsi text check (provinsi ~ '^\d{2}$')
);
comment on table examiners is 'People who examine; one with an account sees the own work there.';
comment on column examiners.urutan is 'Order.';
comment on column examiners.no_sertifikat is
  'Number of the document. Recommended by BP2SDM for a time; the public list never shows it.';
comment on column examiners.berlaku_sampai is 'Valid until.';
comment on column examiners.keahlian is 'Expertise.';
comment on column examiners.user_id is 'The examiner''s account.';
comment on column examiners.instansi is 'Institution. Nobody examines who works for the same firm.';
comment on column examiners.nama_lpjp is 'Name of the Amdal firm.';
comment on column examiners.kota is 'City. Where the way begins: those who are near are proposed first.';
create index examiners_search_text_idx on examiners using gin (search_text gin_trgm_ops);
create index examiners_urutan_id_idx on examiners (urutan, id);
create index examiners_name_id_idx on examiners (name, id);
create index examiners_berlaku_sampai_id_idx on examiners (berlaku_sampai, id);

create trigger examiners_announce after insert or delete or update or truncate on examiners for each statement
  execute function announce_content_change();

create table examiner_education (
  id integer generated always as identity primary key,
  examiner_id integer not null references examiners (id) on delete cascade,
  name text not null,
  urutan integer not null default 0
);
comment on table examiner_education is 'Degrees of an examiner, as the public list shows them.';
comment on column examiner_education.urutan is 'Order.';
create index examiner_education_examiner_id_urutan_idx on examiner_education (examiner_id, urutan);

create trigger examiner_education_announce after insert or delete or update or truncate on examiner_education
  for each statement execute function announce_content_change();

create table examiner_conflicts (
  id integer generated always as identity primary key,
  examiner_id integer not null references examiners (id),
  user_id integer not null references users (id),
  jenis text not null check (jenis in ('melatih', 'keluarga', 'pekerjaan', 'usaha', 'lainnya')),
  keterangan text not null,
  declared_by integer not null references users (id),
  at timestamptz not null,
  unique (examiner_id, user_id, jenis)
);
comment on table examiner_conflicts is
  'What was declared to stand between an examiner and a person, by either of them or by the office.';
create index examiner_conflicts_user_id_idx on examiner_conflicts (user_id);

create table examiner_leaves (
  id integer generated always as identity primary key,
  examiner_id integer not null references examiners (id) on delete cascade,
  sejak date not null,
  sampai date not null,
  keterangan text not null default '',
  version integer not null default 1,
  created_by integer references users (id),
  created_at timestamptz not null default now(),
  check (sampai >= sejak and sampai <= (sejak + 366)),
  constraint examiner_leaves_once exclude using gist (int4range(examiner_id, examiner_id, '[]') with &&,
    daterange(sejak, sampai, '[]') with &&)
);
comment on table examiner_leaves is 'Days on which an examiner is away, both included.';
comment on column examiner_leaves.sejak is 'Since.';
create index examiner_leaves_examiner_id_sampai_idx on examiner_leaves (examiner_id, sampai);
create index examiner_leaves_sejak_id_idx on examiner_leaves (sejak, id);
create index examiner_leaves_sampai_id_idx on examiner_leaves (sampai, id);
create index examiner_leaves_examiner_id_id_idx on examiner_leaves (examiner_id, id);

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
  version integer not null default 1,
  alasan_batal text,
  skema text not null default '',
  kategori text not null default '',
  tuk text,
  search_text text not null
    generated always as (lower((((' ' || coalesce(skema, '')) || e'\n') || ' ') || coalesce(tuk, ''))) stored,
  ruang_daring text check (ruang_daring ~ '^https?://'),
  ruang integer check (ruang between 1 and 99),
  constraint schedules_check check (terisi between 0 and kuota),
  constraint schedules_check1 check (end_date is null or end_date >= start_date),
  constraint schedules_check2 check (pendaftaran_ditutup is null or pendaftaran_ditutup >= pendaftaran_dibuka),
  constraint schedules_check3 check (alasan_batal is null or cancelled_at is not null)
);
comment on table schedules is 'A scheme offered on dates: the "training" of the public calls.';
comment on column schedules.jam_mulai is 'Starting time.';
comment on column schedules.jam_selesai is 'Ending time.';
comment on column schedules.pendaftaran_dibuka is 'Registration opens.';
comment on column schedules.pendaftaran_ditutup is 'Registration closes.';
comment on column schedules.kuota is 'Seats.';
comment on column schedules.terisi is 'Seats taken.';
comment on column schedules.metode is 'Way in which it is held.';
comment on column schedules.rundown is 'Rundown.';
comment on column schedules.ketentuan_batal is 'Terms of cancellation.';
comment on column schedules.alasan_batal is 'Reason of the cancellation.';
comment on column schedules.skema is 'Scheme.';
comment on column schedules.tuk is 'Venue.';
comment on column schedules.ruang_daring is
  'Online room. Where a date is held over the network: told to those who have a seat on it, and to nobody else.';
comment on column schedules.ruang is 'Room. Number of the room; null: the whole venue.';
create index schedules_scheme_version_id_idx on schedules (scheme_version_id);
create index schedules_venue_id_idx on schedules (venue_id);
create index schedules_search_text_idx on schedules using gin (search_text gin_trgm_ops);
create index schedules_start_date_id_idx on schedules (start_date, id);
create index schedules_skema_id_idx on schedules (skema, id);
create index schedules_tuk_id_idx on schedules (tuk, id);
create index schedules_kuota_id_idx on schedules (kuota, id);
create index schedules_terisi_id_idx on schedules (terisi, id);
create index schedules_days on schedules using gist (daterange(start_date, coalesce(end_date, start_date), '[]'))
  where cancelled_at is null;
create index schedules_when on schedules (id) include (start_date, end_date, cancelled_at);

create trigger schedules_announce after insert or delete or update or truncate on schedules for each statement
  execute function announce_content_change();

-- What stays is not looked at again: an edit of a date never waits for a rename that waits for it.
create function copy_names_of_schedule() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.scheme_version_id <> old.scheme_version_id then
    select v.name, schemes.kategori into new.skema, new.kategori
      from scheme_versions as v join schemes on schemes.id = v.scheme_id where v.id = new.scheme_version_id for share;
  end if;
  if tg_op = 'INSERT' or new.venue_id is distinct from old.venue_id then
    new.tuk := (select name from venues where id = new.venue_id for share);
  end if;
  return new;
end $$;
create trigger schedules_copy_names before insert or update of scheme_version_id, venue_id on schedules
  for each row execute function copy_names_of_schedule();

-- The days of an activity are those of its date; what ended early keeps the days it was for.
create function take_days_of_schedule() returns trigger language plpgsql as $$
begin
  update maintenance_records set tanggal_mulai = new.start_date, tanggal_selesai = new.end_date
    where schedule_id = new.id and seat_held;
  return null;
end $$;
create trigger schedules_move_activities after update on schedules for each row
  when (old.start_date is distinct from new.start_date or old.end_date is distinct from new.end_date)
  execute function take_days_of_schedule();

-- Hours of each day; a period of more than a month counts as one.
create function occupied_hours(first_day date, last_day date, jam_mulai text, jam_selesai text, zona text)
returns setof tstzrange language sql stable as $$
  select tstzrange(least(a, b), greatest(a, b))
  from generate_series(0, case when last_day - first_day > 31 then 0 else last_day - first_day end) as n,
    (select case zona when 'WITA' then 'Asia/Makassar' when 'WIT' then 'Asia/Jayapura' else 'Asia/Jakarta' end) as at (zone),
    lateral (select (first_day + n + replace(jam_mulai, '.', ':')::time) at time zone zone,
      (case when last_day - first_day > 31 then last_day else first_day + n end + replace(jam_selesai, '.', ':')::time)
        at time zone zone) as hours (a, b)
$$;

-- Brings what a schedule occupies up to date: all of it, or one examiner, or one candidate.
create function occupy(schedule integer, examiner integer default null, candidate integer default null)
returns void language plpgsql as $$
declare
  wanted record;
begin
  delete from occupancies as old where old.schedule_id = schedule
    and (examiner is null or old.examiner_id = examiner) and (candidate is null or old.user_id = candidate)
    and not exists (
      select from occupants as now, schedules, occupied_hours(start_date, coalesce(end_date, start_date), jam_mulai, jam_selesai, zona_waktu) as hours
      where now.schedule_id = schedule and schedules.id = schedule and hours = old.during
        and (now.examiner_id, now.venue_id, now.ruang, now.user_id)
          is not distinct from (old.examiner_id, old.venue_id, old.ruang, old.user_id));
  for wanted in
    select now.examiner_id, now.venue_id, now.ruang, now.user_id, hours from occupants as now
      join schedules on schedules.id = schedule,
      occupied_hours(start_date, coalesce(end_date, start_date), jam_mulai, jam_selesai, zona_waktu) as hours
    where now.schedule_id = schedule
      and (examiner is null or now.examiner_id = examiner) and (candidate is null or now.user_id = candidate)
      and not exists (select from occupancies as old where old.schedule_id = schedule and old.during = hours
        and (now.examiner_id, now.venue_id, now.ruang, now.user_id)
          is not distinct from (old.examiner_id, old.venue_id, old.ruang, old.user_id))
    order by now.venue_id, now.examiner_id, now.user_id, hours
  loop
    -- Of two at once the second waits here; in the constraint both would wait for each other.
    perform pg_advisory_xact_lock(hashtext('occupy ' || num_nonnulls(wanted.venue_id) || num_nonnulls(wanted.examiner_id)),
      coalesce(wanted.venue_id, wanted.examiner_id, wanted.user_id));
    insert into occupancies (schedule_id, examiner_id, venue_id, ruang, user_id, during)
      values (schedule, wanted.examiner_id, wanted.venue_id, wanted.ruang, wanted.user_id, wanted.hours);
  end loop;
end $$;

create function occupy_schedule() returns trigger language plpgsql as $$
begin
  perform occupy(new.id);
  return null;
end $$;
create trigger schedules_occupy after insert on schedules for each row execute function occupy_schedule();
create trigger schedules_occupy_again after update on schedules for each row
  when ((old.venue_id, old.ruang, old.start_date, old.end_date, old.jam_mulai, old.jam_selesai, old.zona_waktu,
  old.metode, old.cancelled_at) is distinct from (new.venue_id, new.ruang, new.start_date, new.end_date,
  new.jam_mulai, new.jam_selesai, new.zona_waktu, new.metode, new.cancelled_at)) execute function occupy_schedule();

create table schedule_examiners (
  schedule_id integer not null references schedules (id) on delete cascade,
  examiner_id integer not null references examiners (id),
  primary key (schedule_id, examiner_id)
);
comment on table schedule_examiners is 'Who examines on a date.';

create trigger schedule_examiners_announce after insert or delete or update or truncate on schedule_examiners
  for each statement execute function announce_content_change();

create function occupy_examiner() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform occupy(old.schedule_id, old.examiner_id); end if;
  if tg_op <> 'DELETE' then perform occupy(new.schedule_id, new.examiner_id); end if;
  return null;
end $$;
create trigger schedule_examiners_occupy after insert or delete or update on schedule_examiners for each row
  execute function occupy_examiner();

create table occupancies (
  id bigint generated always as identity primary key,
  schedule_id integer not null references schedules (id) on delete cascade,
  examiner_id integer references examiners (id) on delete cascade,
  venue_id integer references venues (id) on delete cascade,
  ruang integer,
  user_id integer references users (id) on delete cascade,
  during tstzrange not null,
  tolerated boolean not null default false,
  check (num_nonnulls(examiner_id, venue_id, user_id) = 1),
  constraint occupancies_venue exclude using gist (int4range(venue_id, venue_id, '[]') with &&,
    int4range(ruang, ruang, '[]') with &&, during with &&) where (venue_id is not null and not tolerated),
  constraint occupancies_examiner exclude using gist (int4range(examiner_id, examiner_id, '[]') with &&,
    during with &&) where (examiner_id is not null and not tolerated),
  constraint occupancies_candidate exclude using gist (int4range(user_id, user_id, '[]') with &&, during with &&)
    where (user_id is not null and not tolerated)
);
comment on table occupancies is
  'Whose hours a schedule occupies: its examiners, its room and its candidates, once each, whatever the program '
  'does. A venue without a room is occupied as a whole. Kept by triggers.';
comment on column occupancies.during is 'The hours, on the clocks of the world.';
comment on column occupancies.tolerated is 'Overlapped already when this rule came: it stays as it was promised.';
create index occupancies_schedule_id_idx on occupancies (schedule_id);
create index occupancies_examiner_id_idx on occupancies (examiner_id) where examiner_id is not null;
create index occupancies_venue_id_idx on occupancies (venue_id) where venue_id is not null;
create index occupancies_user_id_idx on occupancies (user_id) where user_id is not null;
create index occupancies_tolerated on occupancies (schedule_id) where tolerated;
