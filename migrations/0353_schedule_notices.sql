-- group: catalogue
-- Who was told that a schedule is cancelled, so that its page says what has become of each of them.
create table schedule_notices (
  id bigint generated always as identity primary key,
  schedule_id integer not null references schedules (id) on delete cascade,
  user_training_id integer references user_trainings (id) on delete cascade,
  maintenance_id integer references maintenance_records (id) on delete cascade,
  at timestamptz not null,
  check (num_nonnulls(user_training_id, maintenance_id) = 1)
);
comment on table schedule_notices is
  'Who was on a schedule when it was cancelled and got the letter about it: an application, or an activity of maintenance.';
create unique index schedule_notices_applications on schedule_notices (schedule_id, user_training_id)
  where user_training_id is not null;
create unique index schedule_notices_activities on schedule_notices (schedule_id, maintenance_id)
  where maintenance_id is not null;
create index schedule_notices_user_training_id_idx on schedule_notices (user_training_id) where user_training_id is not null;
create index schedule_notices_maintenance_id_idx on schedule_notices (maintenance_id) where maintenance_id is not null;

-- Mends what is known of earlier cancellations: those who are still on the schedule, or came to their end there afterwards.
insert into schedule_notices (schedule_id, user_training_id, at)
select schedules.id, own.id, schedules.cancelled_at
from schedules join user_trainings as own on own.schedule_id = schedules.id
where schedules.cancelled_at is not null and own.created_at < schedules.cancelled_at
  and (own.tahap in ('draft', 'daftar_tunggu', 'diajukan', 'perlu_perbaikan', 'menunggu_pembayaran',
      'menunggu_konfirmasi', 'terjadwal') or own.tahap_sejak >= schedules.cancelled_at);
insert into schedule_notices (schedule_id, maintenance_id, at)
select schedules.id, own.id, schedules.cancelled_at
from schedules join maintenance_records as own on own.schedule_id = schedules.id
where schedules.cancelled_at is not null and own.created_at < schedules.cancelled_at
  and (own.status in ('terdaftar', 'menunggu_pembayaran', 'dikonfirmasi')
    or own.status = 'dibatalkan' and own.updated_at >= schedules.cancelled_at);
