-- What is only ever added to cannot be emptied either. Called after each migration, so that no later table is forgotten.
create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

-- Bits of tgtype: 2 before, 8 delete, 16 update, 32 truncate.
create function guard_append_only() returns void language plpgsql as $$
declare
  guarded regclass;
begin
  for guarded in
    select distinct tgrelid::regclass from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and proname like 'refuse\_change%' and tgtype & 2 > 0 and tgtype & 24 > 0
      and not exists (
        select from pg_trigger as other where other.tgrelid = pg_trigger.tgrelid and other.tgtype & 32 > 0
          and other.tgtype & 2 > 0
      )
  loop
    execute format('create trigger no_truncate before truncate on %s for each statement execute function refuse_truncate()',
      guarded);
  end loop;
end $$;

select guard_append_only();
