import type { z } from 'zod'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { ImportList } from '../../platform/import-lists/rules.ts'
import type { Importing, ImportStoreOfPeople } from '../../platform/import-lists/service.ts'
import { identityIndexes } from '../../platform/personal-data/sealing-service.ts'
import { accountsWithIdentity } from '../../platform/personal-data/service.ts'
import { ImportedPastApplication, ImportedPastInvoice } from './import-contract.ts'
import { PAST_APPLICATION_LIST, PAST_INVOICE_LIST } from './import-rules.ts'
import { countPastRecords, insertPastRecords, knownPastNumbers, pastRecords } from './queries.ts'
import { type PastTable, pastNumberKey } from './rules.ts'
import { openPast, type PastFacts, sealPast } from './sealing-service.ts'

type Keys = Context['keys']

interface PastRecord extends PastFacts {
  nomor: string
}

export const pastApplicationImport = storeIn('past_applications', PAST_APPLICATION_LIST, ImportedPastApplication)
export const pastInvoiceImport = storeIn('past_invoices', PAST_INVOICE_LIST, ImportedPastInvoice)

function storeIn<Row extends PastRecord>(
  table: PastTable,
  list: ImportList,
  form: z.ZodType<Row>,
): ImportStoreOfPeople<Row> {
  return {
    list,
    form,
    keyOf: ({ nomor }) => pastNumberKey(nomor),
    known: (db, keys) => knownPastNumbers(db, table, keys),
    insert: (db, ctx, rows) => insertAll(db, ctx, table, rows),
    count: (db) => countPastRecords(db, table),
    all: async (db, { keys }) =>
      (await pastRecords(db, table)).map((row) => ({ ...row, ...openPast(keys, table, row) })),
  }
}

async function insertAll(db: Db, ctx: Importing, table: PastTable, rows: PastRecord[]): Promise<number[]> {
  const indexes = rows.map(({ nik }) => (nik === null ? [] : indexesOf(ctx.keys, nik)))
  const records = rows.map(({ nik, email, ...fields }, at) => ({
    ...fields,
    identity_index: indexes[at]?.[0] ?? null,
    imported: sealPast(ctx.keys, table, fields.nomor, { nik, email }),
    imported_at: ctx.now,
  }))
  await insertPastRecords(db, table, records)
  return accountsWithIdentity(db, indexes.flat())
}

const indexesOf = (keys: Keys, nik: string): string[] =>
  identityIndexes(keys, { kewarganegaraan: 'WNI', nik, no_paspor: '' })
