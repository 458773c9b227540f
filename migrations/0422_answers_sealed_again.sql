-- group: exams
-- What a device noted never changes, but how it is sealed does when the body changes its key.
create or replace function keep_exam_entries() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'isi') is distinct from (to_jsonb(old) - 'isi') or (new.isi is null) <> (old.isi is null) then
    raise exception 'what was noted at the screen is never changed';
  end if;
  return new;
end $$;
