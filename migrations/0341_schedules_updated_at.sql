-- The day on which a schedule last changed, for search engines: the sitemap's lastmod. Null until it first does; seats
-- that are taken are no change of it.
alter table schedules add column updated_at timestamptz;
comment on column schedules.updated_at is 'When what the office says of it last changed; null since it was made.';

create function note_schedule_change() returns trigger language plpgsql as $$
begin
  if new.version is distinct from old.version then
    new.updated_at := now();
  end if;
  return new;
end
$$;

create trigger schedules_note_change before update of version on schedules for each row
  execute function note_schedule_change();
