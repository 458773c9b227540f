-- How many examiners were asked of a candidate and how many of them agreed: the desk counts candidates short of one.
alter table user_trainings add examiners_asked integer not null default 0, add examiners_agreed integer not null default 0;

-- Adds and takes away instead of counting anew: two who assign at the same time do not see each other's.
create function keep_examiners_of_candidate() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status in ('ditawarkan', 'diterima') then
    update user_trainings set examiners_asked = examiners_asked - 1,
      examiners_agreed = examiners_agreed - (old.status = 'diterima')::int where id = old.user_training_id;
  end if;
  if tg_op <> 'DELETE' and new.status in ('ditawarkan', 'diterima') then
    update user_trainings set examiners_asked = examiners_asked + 1,
      examiners_agreed = examiners_agreed + (new.status = 'diterima')::int where id = new.user_training_id;
  end if;
  return null;
end $$;
create trigger examiner_assignments_counted
  after insert or delete on examiner_assignments for each row execute function keep_examiners_of_candidate();
create trigger examiner_assignments_counted_again
  after update of status, user_training_id on examiner_assignments for each row
  when (old.status is distinct from new.status or old.user_training_id <> new.user_training_id)
  execute function keep_examiners_of_candidate();

update user_trainings set examiners_asked = given.asked, examiners_agreed = given.agreed
from (select user_training_id, count(*) as asked, count(*) filter (where status = 'diterima') as agreed
  from examiner_assignments where status in ('ditawarkan', 'diterima') group by user_training_id) as given
where user_trainings.id = given.user_training_id;

-- Those with a seat and those at the exam are read from the index alone.
drop index user_trainings_seated;
create index user_trainings_seated on user_trainings (schedule_id, tahap, tahap_sejak, id)
  include (examiners_asked, examiners_agreed) where tahap in ('terjadwal', 'diuji');

-- The desk counts reports that never came and that nobody followed up.
create index certificate_years_missing on certificate_years (jatuh_tempo) where report_awaited and followed_up_at is null;
