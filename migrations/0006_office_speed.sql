-- Lists of the back office stay quick with 100,000 rows: each finds its rows in one table, by indexes made for it.

-- Names that a list borrows from other tables are kept beside its rows. Who copies one holds it, so that a rename waits.
alter table schemes
  -- Of the newest published version, else of the draft.
  add column name text not null default '',
  add column category text not null default '',
  -- The number of the newest published version.
  add column versi_terbit integer,
  add column ada_draf boolean not null default false;

alter table schedules
  add column skema text not null default '',
  add column kategori text not null default '',
  add column tuk text;

create function sum_up_scheme(scheme integer) returns void language sql as $$
  update schemes set (name, versi_terbit, ada_draf) = (
    select coalesce((array_agg(v.name order by v.published_at is null, v.versi desc))[1], ''),
      max(v.versi) filter (where v.published_at is not null), coalesce(bool_or(v.published_at is null), false)
    from scheme_versions as v where v.scheme_id = schemes.id
  ) where id = scheme
$$;

update schemes set category = categories.name from categories where categories.id = schemes.category_id;
select sum_up_scheme(id) from schemes;
update schedules set skema = v.name, kategori = schemes.category
  from scheme_versions as v join schemes on schemes.id = v.scheme_id where v.id = schedules.scheme_version_id;
update schedules set tuk = venues.name from venues where venues.id = schedules.venue_id;

create function copy_category_of_scheme() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.category_id <> old.category_id then
    select name into new.category from categories where id = new.category_id for share;
  end if;
  return new;
end $$;

create trigger schemes_copy_category before insert or update of category_id on schemes
  for each row execute function copy_category_of_scheme();

-- What stays is not looked at again: an edit of a date never waits for a rename that waits for it.
create function copy_names_of_schedule() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.scheme_version_id <> old.scheme_version_id then
    select v.name, schemes.category into new.skema, new.kategori
      from scheme_versions as v join schemes on schemes.id = v.scheme_id where v.id = new.scheme_version_id for share;
  end if;
  if tg_op = 'INSERT' or new.venue_id is distinct from old.venue_id then
    new.tuk := (select name from venues where id = new.venue_id for share);
  end if;
  return new;
end $$;

create trigger schedules_copy_names before insert or update of scheme_version_id, venue_id on schedules
  for each row execute function copy_names_of_schedule();

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

create trigger scheme_versions_follow after insert or delete on scheme_versions
  for each row execute function follow_version();
create trigger scheme_versions_follow_change after update on scheme_versions
  for each row when ((old.name, old.published_at) is distinct from (new.name, new.published_at))
  execute function follow_version();

create function rename_category() returns trigger language plpgsql as $$
begin
  update schemes set category = new.name where category_id = new.id;
  return null;
end $$;

create trigger categories_rename after update of name on categories
  for each row when (old.name <> new.name) execute function rename_category();

create function rename_category_of_schedules() returns trigger language plpgsql as $$
begin
  update schedules set kategori = new.category
    from scheme_versions as v where v.id = schedules.scheme_version_id and v.scheme_id = new.id;
  return null;
end $$;

create trigger schemes_rename_category after update on schemes
  for each row when (old.category <> new.category) execute function rename_category_of_schedules();

create function rename_venue() returns trigger language plpgsql as $$
begin
  update schedules set tuk = new.name where venue_id = new.id;
  return null;
end $$;

create trigger venues_rename after update of name on venues
  for each row when (old.name <> new.name) execute function rename_venue();

-- What `q` is looked for in: each text in small letters on a line of its own that begins with a space, so that a word is
-- known by the space before it.
drop index gallery_items_judul_album_idx, partners_name_idx, venues_name_kota_idx, examiners_name_idx,
  articles_title_idx1, scheme_versions_name_idx, faqs_pertanyaan_jawaban_idx, tutorial_steps_judul_idx,
  users_name_email_idx, audit_log_who_label_idx;

do $$
declare
  list record;
begin
  for list in select * from (values
    ('gallery_items', '{judul,album}'::text[]), ('partners', '{name}'), ('venues', '{name,kota}'),
    ('examiners', '{name,email,no_sertifikat}'), ('articles', '{title}'), ('categories', '{name}'),
    ('schemes', '{name,category}'), ('scheme_versions', '{name}'), ('schedules', '{skema,tuk}'),
    ('faqs', '{pertanyaan,jawaban}'), ('tutorial_steps', '{judul}'), ('users', '{name,email}'),
    ('audit_log', '{who,label}')
  ) as given (name, columns) loop
    execute format('alter table %I add column search_text text not null generated always as (lower(%s)) stored',
      list.name, (select string_agg(format($part$' ' || coalesce(%I, '')$part$, part), $join$ || E'\n' || $join$)
        from unnest(list.columns) as part));
    execute format('create index on %I using gin (search_text gin_trgm_ops)', list.name);
  end loop;
end $$;

-- By what a list is sorted: of many hits of a search the first are met soon.
drop index articles_title_idx, articles_published_at_idx, schedules_start_date_idx, users_name_idx, sessions_user_id_idx,
  user_trainings_schedule_id_idx;
do $$
declare
  list record;
begin
  for list in select * from (values
    ('articles', '{title,published_at}'::text[]), ('gallery_items', '{urutan,judul,album,tanggal,persetujuan_foto}'),
    ('partners', '{urutan,name}'), ('tutorial_steps', '{urutan,judul}'), ('faqs', '{pertanyaan}'),
    ('categories', '{jenis}'), ('schemes', '{name,category,versi_terbit,category_id}'),
    ('scheme_versions', '{name,versi,published_at,registration_fee}'),
    ('schedules', '{start_date,skema,tuk,kuota,terisi}'), ('venues', '{name,kota,provinsi,jenis}'),
    ('examiners', '{urutan,name,berlaku_sampai}')
  ) as given (name, columns) loop
    for place in 1 .. cardinality(list.columns) loop
      execute format('create index on %I (%I, id)', list.name, list.columns[place]);
    end loop;
  end loop;
end $$;
create index on users (name, id) where role <> 'user';
create index on users (email, id) where role <> 'user';
create index on users (role, id) where role <> 'user';
create index on sessions (user_id, last_seen_at);
create index on user_trainings (schedule_id, tahap);

-- What the desk counts.
create index on user_trainings (created_at);
create index on performance_reports (status);
create index on maintenance_records (status);
create index on articles (created_at) where published_at is null;
create index on users (invited_at)
  where role <> 'user' and invited_at is not null and password_version = 1 and suspended_at is null;
