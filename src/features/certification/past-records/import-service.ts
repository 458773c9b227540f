import type { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { identityIndexes } from '../../platform/personal-data/sealing-service.ts'
import type { Importing, ImportStore } from '../../service/imports/list-service.ts'
import type { ImportList } from '../../service/imports/rules.ts'
import { ImportedPastApplication, ImportedPastInvoice } from './import-contract.ts'
import { PAST_APPLICATION_LIST, PAST_INVOICE_LIST } from './import-rules.ts'
import {
  accountsByIdentity,
  countPastRecords,
  insertPastRecords,
  knownPastNumbers,
  type PastRow,
  pastRecords,
} from './queries.ts'
import { type PastTable, pastNumberKey } from './rules.ts'
import { claimPastRecords } from './service.ts'

type Keys = Context['keys']

/** What a past record says of a person beside the name, and nobody needs to read in the database. */
interface SealedFacts {
  nik: string | null
  email: string | null
}

interface PastRecord extends SealedFacts {
  nomor: string
}

export const pastApplicationImport = storeIn('past_applications', PAST_APPLICATION_LIST, ImportedPastApplication)
export const pastInvoiceImport = storeIn('past_invoices', PAST_INVOICE_LIST, ImportedPastInvoice)

function storeIn<Row extends PastRecord>(table: PastTable, list: ImportList, form: z.ZodType<Row>): ImportStore<Row> {
  return {
    list,
    form,
    keyOf: ({ nomor }) => pastNumberKey(nomor),
    known: (db, keys) => knownPastNumbers(db, table, keys),
    insert: (db, ctx, rows) => insertAndClaim(db, ctx, table, rows),
    count: (db) => countPastRecords(db, table),
    all: async (db, { keys }) =>
      (await pastRecords(db, table)).map((row) => ({ ...row, ...openFacts(keys, table, row) })),
  }
}

async function insertAndClaim(db: Db, ctx: Importing, table: PastTable, rows: PastRecord[]): Promise<void> {
  const indexes = rows.map(({ nik }) => (nik === null ? [] : indexesOf(ctx.keys, nik)))
  const records = rows.map(({ nik, email, ...fields }, at) => ({
    ...fields,
    identity_index: indexes[at]?.[0] ?? null,
    imported: sealFacts(ctx.keys, table, fields.nomor, { nik, email }),
    imported_at: ctx.now,
  }))
  await insertPastRecords(db, table, records)
  for (const userId of await accountsByIdentity(db, indexes.flat())) await claimPastRecords(db, ctx, userId)
}

const indexesOf = (keys: Keys, nik: string): string[] =>
  identityIndexes(keys, { kewarganegaraan: 'WNI', nik, no_paspor: '' })

const PURPOSE = 'past-record'
const placeOf = (table: PastTable, nomor: string): string => `${table}/${pastNumberKey(nomor)}`

const sealFacts = (keys: Keys, table: PastTable, nomor: string, facts: SealedFacts): Buffer =>
  keys.seal(PURPOSE, JSON.stringify(facts), placeOf(table, nomor))

/** Nothing once it is erased. */
const openFacts = (keys: Keys, table: PastTable, { nomor, imported }: PastRow): Partial<SealedFacts> =>
  imported.length === 0 ? {} : JSON.parse(keys.open(PURPOSE, imported, placeOf(table, nomor)).toString())
