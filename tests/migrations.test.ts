import { expect, test } from 'vitest'
import { isBaseline } from '../src/ground/database/baseline.ts'
import { numberOf, readMigrations } from '../src/ground/database/migration-files.ts'
import { refusedInExpansion } from './migration-rules.ts'

test('an expansion does nothing that the release before would not survive', async () => {
  const expansions = (await readMigrations()).filter(({ name, floor }) => !isBaseline(name) && floor === undefined)
  for (const { name, sql } of expansions) expect([name, refusedInExpansion(sql)]).toEqual([name, []])
})

test('a contraction asks for a migration from before itself, so that the release before it goes on', async () => {
  for (const { name, floor } of await readMigrations())
    if (floor !== undefined) expect([name, floor < numberOf(name)]).toEqual([name, true])
})

test.each([
  ['a table', 'drop table parcels;'],
  ['a column', 'alter table parcels drop column weight;'],
  ['a column among others', 'alter table parcels add column a text, drop weight;'],
  ['the name of a table', 'alter table parcels rename to boxes;'],
  ['the name of a column', 'alter table parcels rename column weight to mass;'],
  ['a type', 'alter table parcels alter column weight type numeric;'],
  ['a type, said otherwise', 'alter table parcels alter weight set data type numeric;'],
  ['a mandatory column', 'alter table parcels add column colour text not null;'],
  ['a mandatory column among others', 'alter table parcels add size int, add colour text not null;'],
  ['a rule without a name', 'alter table parcels add check (weight > 0);'],
  ['a column that becomes mandatory', 'alter table parcels alter column weight set not null;'],
  ['a default that is taken away', 'alter table parcels alter weight drop default;'],
  ['a new rule', 'alter table parcels add constraint heavy check (weight > 0);'],
  ['a new rule for new rows', 'alter table parcels add constraint heavy check (weight > 0) not valid;'],
  ['what may be there once', 'create unique index parcels_code on parcels (code);'],
  ['a function', 'drop function weigh();'],
  ['a lock', 'lock table parcels;'],
])('%s is not taken away or made stricter by an expansion', (_what, sql) => {
  expect(refusedInExpansion(`-- Parcels.\n${sql}`)).toHaveLength(1)
})

test.each([
  ['a column that may be empty', 'alter table parcels add column colour text check (colour <> $$;$$);'],
  ['a column with a default', "alter table parcels add column colour text not null default 'red', add size integer;"],
  ['a table with its own rules', 'create table boxes (id int not null); create unique index b on boxes (id);'],
  ['what is there once, over a new column', 'alter table p add code text; create unique index c on p (code);'],
  ['an index', 'create index parcels_weight on parcels (weight);'],
  [
    'a rule that grew wider',
    'alter table p drop constraint p_kind;\nalter table p add constraint p_kind check (true);',
  ],
  ['a column that need not be there', 'alter table parcels alter column weight drop not null;'],
  ['words in a comment', '-- drop table parcels;\nselect 1;'],
  ['words in a function', 'create or replace function f() returns int language sql as $$ delete from a; select 1 $$;'],
  ['what somebody has thought about', '-- survived: nobody has read it since 0109.\ndrop table parcels;'],
])('%s passes', (_what, sql) => {
  expect(refusedInExpansion(sql)).toEqual([])
})
