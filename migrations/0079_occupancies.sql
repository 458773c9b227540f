-- Whose hours a schedule occupies: its examiners, its room and its candidates, once each, whatever the program does.
-- A venue without a room is occupied as a whole.
alter table schedules add column ruang integer check (ruang between 1 and 99);

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

create table occupancies (
  id bigint generated always as identity primary key,
  schedule_id integer not null references schedules (id) on delete cascade,
  examiner_id integer references examiners (id) on delete cascade,
  venue_id integer references venues (id) on delete cascade,
  ruang integer,
  user_id integer references users (id) on delete cascade,
  during tstzrange not null,
  -- Overlapped already when this rule came: it stays as it was promised.
  tolerated boolean not null default false,
  check (num_nonnulls(examiner_id, venue_id, user_id) = 1)
);
create index on occupancies (schedule_id);
create index on occupancies (examiner_id) where examiner_id is not null;
create index on occupancies (venue_id) where venue_id is not null;
create index on occupancies (user_id) where user_id is not null;

-- Who and what every schedule that stands occupies.
create view occupants as
  select id as schedule_id, null::integer as examiner_id, venue_id, ruang, null::integer as user_id
    from schedules where cancelled_at is null and start_date is not null and venue_id is not null and metode <> 'Daring'
  union
  select schedules.id, chosen.examiner_id, null, null, null
    from schedule_examiners as chosen join schedules on schedules.id = chosen.schedule_id
    where cancelled_at is null and start_date is not null
  union
  select schedules.id, given.examiner_id, null, null, null
    from examiner_assignments as given join user_trainings as own on own.id = given.user_training_id
    join schedules on schedules.id = own.schedule_id
    where given.status in ('ditawarkan', 'diterima') and cancelled_at is null and start_date is not null
      -- Once the exam has begun, those who are there stay occupied and nobody is any more.
      and (own.tahap = 'terjadwal' or own.tahap = 'diuji' and exists (select from occupancies as begun
        where begun.schedule_id = schedules.id and begun.examiner_id = given.examiner_id))
  union
  select schedules.id, null, null, null, own.user_id
    from user_trainings as own join schedules on schedules.id = own.schedule_id
    where own.tahap in ('diajukan', 'perlu_perbaikan', 'menunggu_pembayaran', 'menunggu_konfirmasi', 'terjadwal')
      and cancelled_at is null and start_date is not null;

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

insert into occupancies (schedule_id, examiner_id, venue_id, ruang, user_id, during, tolerated)
  select schedules.id, examiner_id, occupants.venue_id, occupants.ruang, user_id, hours, true
  from occupants join schedules on schedules.id = schedule_id,
    occupied_hours(start_date, coalesce(end_date, start_date), jam_mulai, jam_selesai, zona_waktu) as hours;
analyze occupancies;
-- The first of those that overlap keeps the place to itself; the others are tolerated.
update occupancies as own set tolerated = false where not exists (
  select from occupancies as before where before.venue_id = own.venue_id and before.schedule_id < own.schedule_id
    and before.during && own.during)
  and not exists (
  select from occupancies as before where before.examiner_id = own.examiner_id and before.schedule_id < own.schedule_id
    and before.during && own.during)
  and not exists (
  select from occupancies as before where before.user_id = own.user_id and before.schedule_id < own.schedule_id
    and before.during && own.during);

-- A whole number as a range of itself: the database needs no extension, and no room is every room.
alter table occupancies
  add constraint occupancies_venue exclude using gist
    (int4range(venue_id, venue_id, '[]') with &&, int4range(ruang, ruang, '[]') with &&, during with &&)
    where (venue_id is not null and not tolerated),
  add constraint occupancies_examiner exclude using gist
    (int4range(examiner_id, examiner_id, '[]') with &&, during with &&) where (examiner_id is not null and not tolerated),
  add constraint occupancies_candidate exclude using gist
    (int4range(user_id, user_id, '[]') with &&, during with &&) where (user_id is not null and not tolerated);

create function occupy_schedule() returns trigger language plpgsql as $$
begin
  perform occupy(new.id);
  return null;
end $$;
create trigger schedules_occupy after insert on schedules for each row execute function occupy_schedule();
create trigger schedules_occupy_again after update on schedules for each row
  when ((old.venue_id, old.ruang, old.start_date, old.end_date, old.jam_mulai, old.jam_selesai, old.zona_waktu, old.metode,
    old.cancelled_at) is distinct from (new.venue_id, new.ruang, new.start_date, new.end_date, new.jam_mulai,
    new.jam_selesai, new.zona_waktu, new.metode, new.cancelled_at))
  execute function occupy_schedule();

create function occupy_examiner() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform occupy(old.schedule_id, old.examiner_id); end if;
  if tg_op <> 'DELETE' then perform occupy(new.schedule_id, new.examiner_id); end if;
  return null;
end $$;
create trigger schedule_examiners_occupy after insert or update or delete on schedule_examiners
  for each row execute function occupy_examiner();

create function occupy_assigned() returns trigger language plpgsql as $$
declare
  given examiner_assignments;
begin
  given := case when tg_op = 'DELETE' then old else new end;
  perform occupy(schedule_id, given.examiner_id) from user_trainings where id = given.user_training_id;
  return null;
end $$;
create trigger examiner_assignments_occupy after insert or delete on examiner_assignments
  for each row execute function occupy_assigned();
create trigger examiner_assignments_occupy_again after update on examiner_assignments for each row
  when (old.status is distinct from new.status) execute function occupy_assigned();

create function occupy_candidate() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform occupy(old.schedule_id, null, old.user_id);
    perform occupy(old.schedule_id, examiner_id) from examiner_assignments
      where user_training_id = old.id and status in ('ditawarkan', 'diterima');
  end if;
  if tg_op <> 'DELETE' then
    perform occupy(new.schedule_id, null, new.user_id);
    perform occupy(new.schedule_id, examiner_id) from examiner_assignments
      where user_training_id = new.id and status in ('ditawarkan', 'diterima');
  end if;
  return null;
end $$;
create trigger user_trainings_occupy after insert on user_trainings for each row
  when (new.tahap not in ('draft', 'daftar_tunggu')) execute function occupy_candidate();
create trigger user_trainings_occupy_again after update on user_trainings for each row
  when ((old.schedule_id, old.tahap, old.user_id) is distinct from (new.schedule_id, new.tahap, new.user_id))
  execute function occupy_candidate();
create trigger user_trainings_occupy_no_more after delete on user_trainings for each row execute function occupy_candidate();

-- Days on which an examiner is away, both included.
create table examiner_leaves (
  id integer generated always as identity primary key,
  examiner_id integer not null references examiners (id) on delete cascade,
  sejak date not null,
  sampai date not null,
  keterangan text not null default '',
  version integer not null default 1,
  created_by integer references users (id),
  created_at timestamptz not null default now(),
  check (sampai between sejak and sejak + 366),
  constraint examiner_leaves_once exclude using gist
    (int4range(examiner_id, examiner_id, '[]') with &&, daterange(sejak, sampai, '[]') with &&)
);
create index on examiner_leaves (examiner_id, sampai);
create index on examiner_leaves (sejak, id);

-- Where an examiner starts from: those who are near are proposed first.
alter table examiners
  add column kota text not null default '' check (length(kota) <= 100),
  add column provinsi text check (provinsi ~ '^\d{2}$');
