-- Uploads that nothing uses are taken away after a day. A picture in a text, and one that the history can bring back,
-- is a reference like any column's, so that the database itself keeps it.
create table file_mentions (
  noun text not null,
  noun_id bigint not null,
  name text not null references stored_files (name),
  primary key (noun, noun_id, name)
);
create index on file_mentions (name);

create function files_named_in(record jsonb) returns setof text language sql stable as $$
  select distinct stored_files.name
  from regexp_matches(record::text, '[0-9a-f]{32}(?:-\d+x\d+\.webp|\.pdf)', 'g') as found (name)
    join stored_files on stored_files.name = found.name[1]
$$;

create function note_file_mentions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from file_mentions where noun = tg_table_name and noun_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into file_mentions (noun, noun_id, name)
      select tg_table_name, new.id, file from files_named_in(to_jsonb(new)) as file;
  end if;
  return null;
end $$;

do $$
declare
  holder text;
begin
  foreach holder in array array['site_content', 'scheme_versions', 'articles', 'audit_log'] loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each row execute function note_file_mentions()',
      holder || '_mentions', holder);
    execute format(
      'insert into file_mentions (noun, noun_id, name)
         select %L, holder.id, file from %I as holder, files_named_in(to_jsonb(holder)) as file', holder, holder);
  end loop;
end $$;

-- A removal looks for whoever still refers to the file.
create index on users (image) where image is not null;
create index on articles (image) where image is not null;
create index on stored_files (created_at);
