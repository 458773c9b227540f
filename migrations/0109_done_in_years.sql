-- What was done in each year of a certificate stands beside what it asks for: lists and figures count open years.
alter table certificate_years
  add kegiatan integer not null default 0,
  add poin integer not null default 0,
  add terpelihara boolean not null generated always as (kegiatan >= wajib_kegiatan and poin >= wajib_poin) stored,
  add terlapor boolean not null default false,
  add is_held boolean not null default true;

-- An activity belongs to the year in which it ended.
create function add_to_years(of_user integer, ended date, activities integer, points integer) returns void language sql as $$
  update certificate_years set kegiatan = kegiatan + activities, poin = poin + points
  where user_id = of_user and ended between mulai and selesai
$$;

-- Adds and takes away instead of counting anew, and waits for a year of the same person that is being opened just now:
-- by one of 64 locks, since years are opened by the thousand and each lock has its place in shared memory.
create function keep_done_in_years() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'diakui' then
    perform pg_advisory_xact_lock_shared('certificate_years'::regclass::oid::integer, old.user_id % 64);
    perform add_to_years(old.user_id, old.tanggal_selesai, -1, -coalesce(old.poin, 0));
  end if;
  if tg_op <> 'DELETE' and new.status = 'diakui' then
    perform pg_advisory_xact_lock_shared('certificate_years'::regclass::oid::integer, new.user_id % 64);
    perform add_to_years(new.user_id, new.tanggal_selesai, 1, coalesce(new.poin, 0));
  end if;
  return null;
end $$;
create trigger maintenance_records_done
  after insert or delete on maintenance_records for each row execute function keep_done_in_years();
create trigger maintenance_records_done_again
  after update of status, user_id, tanggal_selesai, poin on maintenance_records for each row
  when ((old.status, old.user_id, old.tanggal_selesai, old.poin) is distinct from
    (new.status, new.user_id, new.tanggal_selesai, new.poin))
  execute function keep_done_in_years();

-- A report that lies with the office or was accepted is done for its holder; one that was returned is not.
create function keep_reported_years() returns trigger language plpgsql as $$
begin
  update certificate_years set terlapor = tg_op <> 'DELETE' and new.status in ('diajukan', 'diterima')
  where id = coalesce(new.year_id, old.year_id);
  return null;
end $$;
create trigger performance_reports_done after insert or delete or update of status, year_id on performance_reports
  for each row execute function keep_reported_years();

-- Of a certificate that is in force or suspended; whether a report is awaited hangs on that as well.
create or replace function await_reports() returns trigger language plpgsql as $$
declare
  held boolean := new.status in ('aktif', 'dibekukan');
begin
  update certificate_years as year set is_held = held, report_awaited = held
    and not exists (select from performance_reports where year_id = year.id and status <> 'draft')
  where certificate_id = new.id;
  return null;
end $$;

create function begin_year_as_it_stands() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock('certificate_years'::regclass::oid::integer, new.user_id % 64);
  select count(*), coalesce(sum(poin), 0) into new.kegiatan, new.poin from maintenance_records
  where user_id = new.user_id and status = 'diakui' and tanggal_selesai between new.mulai and new.selesai;
  -- Waits for whoever withdraws it just now.
  select status in ('aktif', 'dibekukan') into new.is_held from certificates where id = new.certificate_id for share;
  return new;
end $$;
create trigger certificate_years_begin before insert or update of user_id, mulai, selesai on certificate_years
  for each row execute function begin_year_as_it_stands();

update certificate_years as year set kegiatan = done.kegiatan, poin = done.poin
from (select y.id, count(*) as kegiatan, coalesce(sum(own.poin), 0) as poin from certificate_years as y
  join maintenance_records as own on own.user_id = y.user_id and own.status = 'diakui'
    and own.tanggal_selesai between y.mulai and y.selesai group by y.id) as done
where year.id = done.id;
update certificate_years as year set terlapor = true from performance_reports as report
where report.year_id = year.id and report.status in ('diajukan', 'diterima');
update certificate_years as year set is_held = false from certificates as own
where own.id = year.certificate_id and own.status not in ('aktif', 'dibekukan');

create index certificate_years_open on certificate_years (jatuh_tempo, id) include (terlapor, terpelihara)
  where is_held and not (terlapor and terpelihara);
