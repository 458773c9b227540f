import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { dataModel, isIndonesian, type Model, readModel } from './data-model.ts'
import { testDatabase } from './harness.ts'

let model: Model

beforeAll(async () => {
  const { url } = await testDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  model = await readModel(client).finally(() => client.end())
})

test('every table and view says what it is for', () => {
  expect(model.tables.filter(({ purpose }) => purpose === null).map(({ name }) => name)).toEqual([])
})

test('every Indonesian name of a column has its English in a comment, at one table at least', () => {
  const said = new Set(model.columns.filter(({ comment }) => comment !== null).map(({ name }) => name))
  expect(model.columns.map(({ name }) => name).filter((name) => isIndonesian(name) && !said.has(name))).toEqual([])
})

test('docs/data-model.md says the same', async () => {
  await expect(await dataModel(model)).toMatchFileSnapshot('../docs/data-model.md')
})
