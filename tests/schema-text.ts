import type pg from 'pg'

/** Returns tables, columns, rules, functions and guards as a dump would say them, a line each, whatever the server's version. */
const PARTS = `
  select 'table ' || relname || ' ' || concat(relkind, relpersistence, reloptions) from ours
  union all select 'column ' || relname || ' ' || row_number() over (partition by attrelid order by attnum) || ' ' || concat_ws(' ',
      attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attcollation::regcollation,
      attstorage, nullif(attstattarget, -1), pg_get_expr(adbin, adrelid))
    from ours join pg_attribute on attrelid = ours.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v')
  union all select 'rule ' || conrelid::regclass || case when contype = 'n' then '' else ' ' || conname end || ' ' ||
      pg_get_constraintdef(pg_constraint.oid) from pg_constraint join ours on ours.oid = conrelid
  union all select pg_get_indexdef(indexrelid) from pg_index join ours on ours.oid = indrelid
  union all select concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from pg_trigger join ours on ours.oid = tgrelid where not tgisinternal
  union all select 'view ' || relname || ' ' || pg_get_viewdef(oid) from ours where relkind = 'v'
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all select 'sequence ' || seqrelid::regclass || ' ' || concat_ws(' ', seqtypid::regtype, seqstart, seqincrement,
      seqmax, seqmin, seqcache, seqcycle, (select refobjid::regclass || '.' || refobjsubid from pg_depend
        where objid = seqrelid and deptype in ('i', 'a')) is not null)
    from pg_sequence join ours on ours.oid = seqrelid
  union all select 'extension ' || extname from pg_extension`

const COMMENTS = `
  select 'comment on ' || (pg_identify_object(classoid, objoid, objsubid)).identity || ': ' || description
    from pg_description join ours on ours.oid = objoid and classoid = 'pg_class'::regclass`

const OURS = `with ours as (select * from pg_class where relnamespace = 'public'::regnamespace
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') and not relispartition)`

/** Returns the schema of a database, sorted. */
export async function schemaText(client: pg.Client, { comments }: { comments: boolean }): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `${OURS} select line from (${PARTS} ${comments ? `union all ${COMMENTS}` : ''}) as parts (line) order by line collate "C"`,
  )
  return rows.map(({ line }) => line)
}
