-- Folding: how searches, indexes and comparisons read words, the same as foldText of src/lib/text/fold-text.ts.

-- Dashes become hyphens, blanks one kind of blank, capitals beyond ASCII small; apostrophes and unseen signs go.
create function fold_signs(given text) returns text language sql immutable parallel safe return
  translate(given,
    E'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d'
    '\u0009\u000b\u000c\u000d\u0085\u00a0\u1680\u2028\u2029'
    '\u00f8\u00d8\u0111\u0110\u00f0\u00d0\u0142\u0141\u0127\u0126\u0131\u03c2\u0391\u0392\u0393\u0394'
    '\u0395\u0396\u0397\u0398\u0399\u039a\u039b\u039c\u039d\u039e\u039f\u03a0\u03a1\u03a3\u03a4\u03a5'
    '\u03a6\u03a7\u03a8\u03a9\u0410\u0411\u0412\u0413\u0414\u0415\u0416\u0417\u0418\u0419\u041a\u041b'
    '\u041c\u041d\u041e\u041f\u0420\u0421\u0422\u0423\u0424\u0425\u0426\u0427\u0428\u0429\u042a\u042b'
    '\u042c\u042d\u042e\u042f'
    '\'`\u00b4\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201a\u201b\u2032\u2035\ua78c\uff07'
    '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c'
    '\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u2800\u3164\ufeff\uffa0',
    E'------------         '
    'ooddddllhhi\u03c3\u03b1\u03b2\u03b3\u03b4'
    '\u03b5\u03b6\u03b7\u03b8\u03b9\u03ba\u03bb\u03bc\u03bd\u03be\u03bf\u03c0\u03c1\u03c3\u03c4\u03c5'
    '\u03c6\u03c7\u03c8\u03c9\u0430\u0431\u0432\u0433\u0434\u0435\u0436\u0437\u0438\u0439\u043a\u043b'
    '\u043c\u043d\u043e\u043f\u0440\u0441\u0442\u0443\u0444\u0445\u0446\u0447\u0448\u0449\u044a\u044b'
    '\u044c\u044d\u044e\u044f');
comment on function fold_signs is 'Part of fold_text.';

-- NFKD parts letters from their marks. Signs are folded before it, as an accent that stands alone would become a blank,
-- and after it, as some come out of it.
create function fold_text(given text) returns text language sql immutable parallel safe return
  case when octet_length(given) = length(given)
    then regexp_replace(translate(lower(given collate "C"), E'\t\u000b\f\r`\'', '    '), ' {2,}', ' ', 'g')
    else regexp_replace(lower(fold_signs(regexp_replace(normalize(fold_signs(given), NFKD), '[\u0300-\u036f]', '', 'g'))
      collate "C"), ' {2,}', ' ', 'g')
  end;
comment on function fold_text is 'A text as searches compare it: without capitals, marks, apostrophes and unseen signs.';

-- Every generated search_text is folded. What a generated column is made of cannot be changed before PostgreSQL 17, so
-- each is made anew under its name, with its indexes, triggers and comment; the release before finds the same column.
do $$
declare
  own record;
  made text;
begin
  for own in
    select class.oid::regclass as name, attstattarget as detail,
      regexp_replace(pg_get_expr(adbin, adrelid), '\mlower\(', '(', 'g') as words,
      col_description(class.oid, attnum) as said,
      array(select pg_get_indexdef(indexrelid) from pg_index
        where indrelid = class.oid and pg_get_indexdef(indexrelid) ~ '\msearch_text\M' order by indexrelid) as indexes,
      array(select pg_get_triggerdef(oid) from pg_trigger where tgrelid = class.oid and not tgisinternal
        and pg_get_triggerdef(oid) ~ '\msearch_text\M' order by oid) as triggers,
      array(select tgname from pg_trigger where tgrelid = class.oid and not tgisinternal
        and pg_get_triggerdef(oid) ~ '\msearch_text\M') as dropped
    from pg_attribute
    join pg_class as class on class.oid = attrelid and class.relnamespace = 'public'::regnamespace
    join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attname = 'search_text' and attgenerated = 's' order by class.relname
  loop
    foreach made in array own.dropped loop
      execute format('drop trigger %I on %s', made, own.name);
    end loop;
    execute format('alter table %s drop column search_text', own.name);
    execute format('alter table %s add column search_text text not null generated always as (fold_text(%s)) stored',
      own.name, own.words);
    if own.detail > 0 then
      execute format('alter table %s alter column search_text set statistics %s', own.name, own.detail);
    end if;
    if own.said is not null then
      execute format('comment on column %s.search_text is %L', own.name, own.said);
    end if;
    foreach made in array own.indexes || own.triggers loop
      execute made;
    end loop;
  end loop;
end $$;

create or replace function name_sanctioned() returns trigger language plpgsql as $$
begin
  select own.user_id, own.no_sertifikasi,
      coalesce((select search_text from users where id = own.user_id for share), fold_text(' ' || own.nama))
    into new.user_id, new.no_sertifikasi, new.owner_text from certificates as own where own.id = new.certificate_id;
  return new;
end $$;
