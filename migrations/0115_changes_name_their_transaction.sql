-- A replica is asked whether it has the change itself, also when the server that made it is gone.
create or replace function announce_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', pg_current_xact_id()::text);
  return null;
end $$;
