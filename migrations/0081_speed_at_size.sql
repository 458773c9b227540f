-- What was counted at each call over all rows of a period is kept where it comes to be.

-- What an examiner found beside what another found of the same candidate, unit and method; each pair from both sides.
-- What follows keeps sums of it.
drop view figure_agreements;
create view figure_agreements as
  select one.id as assignment_id, one.user_training_id, one.examiner_id, one.id < other.id as counted_once, one.locked_at,
    score.unit, score.hasil = second.hasil as agreed
  from examiner_assignments as one
  join examiner_assignments as other on other.user_training_id = one.user_training_id and other.id <> one.id
    and other.locked_at is not null
  join unit_scores as score on score.assignment_id = one.id
  join unit_scores as second on second.assignment_id = other.id and second.unit = score.unit
    and second.metode = score.metode
  where one.locked_at is not null;

-- How often an examiner found what the others found.
create table examiner_agreements (
  assignment_id integer primary key references examiner_assignments (id) on delete cascade,
  user_training_id integer not null,
  examiner_id integer not null,
  locked_at timestamptz not null,
  compared integer not null check (compared > 0),
  agreed integer not null check (agreed between 0 and compared)
);
create index on examiner_agreements (locked_at) include (examiner_id, compared, agreed, user_training_id);
create index on examiner_agreements (user_training_id);

-- The same by unit, each pair once, at the assignment that was made first.
create table unit_agreements (
  assignment_id integer not null references examiner_assignments (id) on delete cascade,
  unit text not null,
  user_training_id integer not null,
  locked_at timestamptz not null,
  compared integer not null check (compared > 0),
  agreed integer not null check (agreed between 0 and compared),
  primary key (assignment_id, unit)
);
create index on unit_agreements (locked_at) include (unit, compared, agreed, user_training_id);
create index on unit_agreements (user_training_id);

-- Counts these candidates' agreement anew.
create function keep_agreements(candidates integer[]) returns void language plpgsql as $$
begin
  -- Of two examiners who lock at once, the second waits for the first and then sees what was found.
  perform from user_trainings where id = any(candidates) order by id for no key update;
  delete from examiner_agreements where user_training_id = any(candidates);
  insert into examiner_agreements (assignment_id, user_training_id, examiner_id, locked_at, compared, agreed)
    select assignment_id, user_training_id, examiner_id, locked_at, count(*), count(*) filter (where agreed)
    from figure_agreements where user_training_id = any(candidates)
    group by assignment_id, user_training_id, examiner_id, locked_at;
  delete from unit_agreements where user_training_id = any(candidates);
  insert into unit_agreements (assignment_id, unit, user_training_id, locked_at, compared, agreed)
    select assignment_id, unit, user_training_id, locked_at, count(*), count(*) filter (where agreed)
    from figure_agreements where user_training_id = any(candidates) and counted_once
    group by assignment_id, unit, user_training_id, locked_at;
end $$;

-- Locked scores never change; they are unlocked first.
create function keep_agreements_of_candidate() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform keep_agreements(array[old.user_training_id]) where old.locked_at is not null;
  end if;
  if tg_op <> 'DELETE' then
    perform keep_agreements(array[new.user_training_id]) where new.locked_at is not null;
  end if;
  return null;
end $$;
create trigger examiner_assignments_agree
  after insert or delete or update of locked_at, user_training_id, examiner_id on examiner_assignments
  for each row execute function keep_agreements_of_candidate();

select keep_agreements(array(select user_training_id from examiner_assignments
  where locked_at is not null group by user_training_id having count(*) > 1));

create view figure_unit_agreements as
  select kept.user_training_id, kept.unit, kept.locked_at, kept.compared, kept.agreed, own.scheme_id, schedules.venue_id,
    venues.provinsi
  from unit_agreements as kept left join user_trainings as own on own.id = kept.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id;

create view figure_examiner_agreements as
  select kept.user_training_id, kept.examiner_id, kept.locked_at, kept.compared, kept.agreed, own.scheme_id,
    schedules.venue_id, venues.provinsi
  from examiner_agreements as kept left join user_trainings as own on own.id = kept.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id;

-- The office's first answer to an application remembers when that was sent; null of every other transition.
alter table application_events add column sent_at timestamptz;
create or replace function know_begin_of_stage() returns trigger language plpgsql as $$
begin
  if new.began_at is null then
    select at into new.began_at from application_events
      where user_training_id = new.user_training_id and dari <> ke order by id desc limit 1;
  end if;
  if new.transition in ('return', 'approve', 'approveFree', 'reject') and not exists (select from application_events
    where user_training_id = new.user_training_id and transition in ('return', 'approve', 'approveFree', 'reject')) then
    new.sent_at := (select min(at) from application_events where user_training_id = new.user_training_id and ke = 'diajukan');
  end if;
  return new;
end $$;
update application_events as event set sent_at = answered.sent_at
  from (select min(id) filter (where transition in ('return', 'approve', 'approveFree', 'reject')) as id,
      min(at) filter (where ke = 'diajukan') as sent_at
    from application_events group by user_training_id) as answered
  where answered.id = event.id;

-- Whole figures are read from these indexes alone; they stand for the one that goes.
drop index application_events_at_idx1;
create index on application_events (at) include (sent_at, user_training_id) where sent_at is not null;
create index application_events_stages on application_events (at) include (dari, began_at, user_training_id)
  where dari <> ke and began_at is not null;

create or replace view figure_services as
  select 'verifikasi' as layanan, answered.user_training_id, null::integer as complaint_id, answered.sent_at as began_at,
    null::date as began_day, answered.at as ended_at, own.scheme_id, schedules.venue_id, venues.provinsi
  from application_events as answered
  left join user_trainings as own on own.id = answered.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id
  where answered.sent_at is not null
  union all
  select 'keputusan', decided.user_training_id, null, null, coalesce(schedules.end_date, schedules.start_date), decided.at,
    own.scheme_id, schedules.venue_id, venues.provinsi
  from decisions as decided left join user_trainings as own on own.id = decided.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join venues on venues.id = schedules.venue_id
  where schedules.start_date is not null and not exists (select from decisions as before
    where before.user_training_id = decided.user_training_id and before.id < decided.id)
  union all
  select 'pengaduan', null, id, created_at, null, closed_at, null, null, null from complaints where closed_at is not null;

-- What waits is counted from small indexes of its own.
create index on user_trainings (schedule_id, tahap_sejak) where tahap = 'menunggu_keputusan';
create index on document_replacements (created_at) where status = 'diajukan';
create index on evaluations (submitted_at) where status = 'terkirim' and certificate_id is not null;
create index on maintenance_records (submitted_at) where status = 'diajukan';
create index on two_factor_resets (proposed_at) where status = 'diusulkan';
drop index sanctions_answer_due_idx;
create index on sanctions (answer_due, answered_at) where status = 'diberitahukan';

-- A statement's lines never change once they are written; their sum stands beside them, so that lists sort by it.
alter table honorariums add column total bigint not null default 0;
update honorariums set total = (select coalesce(sum(jumlah), 0) from honorarium_lines where honorarium_id = honorariums.id);
alter table honorariums alter column total drop default;
create index on honorariums (total, id);
create index on honorariums (examiner_id, id);
create index on examiner_leaves (sampai, id);
create index on examiner_leaves (examiner_id, id);

-- Who has a certificate in force is known from here alone.
create index on certificates (user_id) include (valid_from, valid_until) where status = 'aktif';
