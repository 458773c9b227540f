import { z } from 'zod'
import type { Context } from '../../../ground/context.ts'
import { dayOf, lineWords, maybeDay, maybeEmail, maybeWords, wholeNumber, words } from '../../../lib/calls/field.ts'
import { isSixteenDigits, readNik } from '../../../lib/identifiers/nik.ts'
import type { ImportList } from '../../platform/import-lists/rules.ts'
import type { ImportStore } from '../../platform/import-lists/service.ts'
import { identityIndexes } from '../../platform/personal-data/sealing-service.ts'
import { accountsWithIdentity } from '../../platform/personal-data/service.ts'
import { PAST_APPLICATION_LIST, PAST_INVOICE_LIST } from './import-rules.ts'
import { knownPastNumbers, pastRecords } from './queries.ts'
import { type PastTable, pastNumberKey } from './rules.ts'
import { openPast, type PastFacts, sealPast } from './sealing-service.ts'

const MOST_RUPIAH = 100_000_000_000

const person = {
  nomor: words('Nomor', 80),
  nama: lineWords('Nama', 250),
  nik: z.string().overwrite(readNik).refine(isSixteenDigits, 'NIK terdiri atas 16 angka.').nullable().default(null),
  email: maybeEmail,
}
const keterangan = z.string().max(500, 'Keterangan paling panjang 500 huruf.').default('')

/** A row of a list of past applications. */
const ImportedPastApplication = z.object({
  ...person,
  skema: words('Skema', 200),
  hasil: words('Hasil', 100),
  tanggal_permohonan: maybeDay('Tanggal permohonan'),
  tanggal_uji: maybeDay('Tanggal uji'),
  tanggal_keputusan: maybeDay('Tanggal keputusan'),
  no_sertifikat: maybeWords('No. sertifikat', 80),
  keterangan,
})
/** A row of a list of past invoices. */
const ImportedPastInvoice = z.object({
  ...person,
  perihal: words('Perihal', 200),
  total: wholeNumber('Total', 0, MOST_RUPIAH),
  status: words('Status', 60),
  tanggal: dayOf('Tanggal'),
  tanggal_bayar: maybeDay('Tanggal bayar'),
  nomor_kuitansi: maybeWords('Nomor kuitansi', 80),
  keterangan,
})

type Keys = Context['keys']

interface PastRecord extends PastFacts {
  nomor: string
}

export const pastApplicationImport = storeIn('past_applications', PAST_APPLICATION_LIST, ImportedPastApplication)
export const pastInvoiceImport = storeIn('past_invoices', PAST_INVOICE_LIST, ImportedPastInvoice)

function storeIn<Row extends PastRecord>(table: PastTable, list: ImportList, form: z.ZodType<Row>): ImportStore<Row> {
  return {
    list,
    table,
    form,
    keyOf: ({ nomor }) => pastNumberKey(nomor),
    known: (db, keys) => knownPastNumbers(db, table, keys),
    columnsOf: ({ keys, now }, { nik, email, ...fields }) => ({
      ...fields,
      identity_index: indexesOf(keys, nik)[0] ?? null,
      imported: sealPast(keys, table, fields.nomor, { nik, email }),
      imported_at: now,
    }),
    claimants: (db, { keys }, rows) =>
      accountsWithIdentity(
        db,
        rows.flatMap(({ nik }) => indexesOf(keys, nik)),
      ),
    all: async (db, { keys }) =>
      (await pastRecords(db, table)).map((row) => ({ ...row, ...openPast(keys, table, row) })),
  }
}

const indexesOf = (keys: Keys, nik: string | null): string[] =>
  nik === null ? [] : identityIndexes(keys, { kewarganegaraan: 'WNI', nik, no_paspor: '' })
