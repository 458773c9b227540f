import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { repeatedValues } from '../../platform/import-lists/rules.ts'
import type { ImportStoreOfPeople } from '../../platform/import-lists/service.ts'
import { identityIndexes } from '../../platform/personal-data/sealing-service.ts'
import { accountsWithIdentity } from '../../platform/personal-data/service.ts'
import { ImportedHolder, type ImportRow } from './import-contract.ts'
import {
  countCertificates,
  type ImportedCertificate,
  insertImported,
  knownNumbers,
  knownRegistrations,
} from './import-queries.ts'
import { HOLDER_LIST } from './import-rules.ts'
import type { RegisteredRow } from './ministry-queries.ts'
import { contactOf, registeredInBatches } from './ministry-service.ts'
import { numberKey } from './rules.ts'
import { sealImported } from './sealing-service.ts'

const SCHEMES = {
  KTPA: 'Sertifikasi Ketua Tim Penyusun Amdal',
  ATPA: 'Sertifikasi Anggota Tim Penyusun Amdal',
} as const

/** Holders from before the portal. */
export const holderImport: ImportStoreOfPeople<ImportRow> = {
  list: HOLDER_LIST,
  form: ImportedHolder,
  keyOf: ({ no_sertifikat }) => numberKey(no_sertifikat),
  known: knownNumbers,
  check: repeatedRegistrations,
  insert: insertEarlierHolders,
  count: countCertificates,
  all: async (db, { keys }) => {
    const rows: object[] = []
    for await (const batch of registeredInBatches(db)) rows.push(...batch.map((row) => exportedHolder(keys, row)))
    return rows
  },
}

function exportedHolder(keys: Context['keys'], row: RegisteredRow) {
  const { no_sertifikasi: no_sertifikat, valid_from: berlaku_mulai, valid_until: berlaku_sampai } = row
  return { ...row, ...contactOf(keys, row), no_sertifikat, berlaku_mulai, berlaku_sampai }
}

/** Finds numbers of the ministry that another certificate or an earlier row has. */
async function repeatedRegistrations(db: Db, rows: ImportRow[]) {
  const numbers = rows.map(({ no_registrasi }) => no_registrasi)
  const taken = await knownRegistrations(
    db,
    numbers.flatMap((number) => number ?? []),
  )
  return repeatedValues(HOLDER_LIST, 'no_registrasi', numbers, taken)
}

async function insertEarlierHolders(
  db: Db,
  ctx: Pick<Context, 'keys' | 'now' | 'visit'>,
  rows: ImportRow[],
): Promise<number[]> {
  const certificates = rows.map((row) => importedCertificate(ctx, row))
  await insertImported(db, certificates, ctx.now, ctx.visit.account?.id ?? null)
  const indexes = rows.flatMap(({ nik }) => (nik === '' ? [] : identityIndexesOf(ctx, nik)))
  return accountsWithIdentity(db, indexes)
}

const identityIndexesOf = ({ keys }: Pick<Context, 'keys'>, nik: string): [string, ...string[]] =>
  identityIndexes(keys, { kewarganegaraan: 'WNI', nik, no_paspor: '' })

function importedCertificate(ctx: Pick<Context, 'keys'>, row: ImportRow): ImportedCertificate {
  const { nik, alamat, telepon, email, no_sertifikat: no_sertifikasi } = row
  return {
    no_sertifikasi,
    no_registrasi: row.no_registrasi,
    nama: row.nama,
    kualifikasi: row.kualifikasi,
    skema: SCHEMES[row.kualifikasi],
    keahlian: row.keahlian,
    kota: row.kota,
    provinsi: row.provinsi,
    valid_from: row.berlaku_mulai,
    valid_until: row.berlaku_sampai,
    status: row.status,
    // The end of the suspension is not known; it cannot outlast the certificate.
    frozen_until: row.status === 'dibekukan' ? row.berlaku_sampai : null,
    identity_index: nik === '' ? null : identityIndexesOf(ctx, nik)[0],
    imported: sealImported(ctx.keys, no_sertifikasi, { nik, alamat, telepon, email }),
  }
}
