import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { identityIndexes } from '../../platform/personal-data/sealing-service.ts'
import type { ImportMistake, ImportRow } from './import-contract.ts'
import type { ImportList } from './import-list-service.ts'
import {
  accountsWith,
  type ImportedCertificate,
  insertImported,
  knownNumbers,
  knownRegistrations,
  lockImport,
} from './import-queries.ts'
import { numberKey } from './rules.ts'
import { sealImported } from './sealing-service.ts'

const SCHEMES = {
  KTPA: 'Sertifikasi Ketua Tim Penyusun Amdal',
  ATPA: 'Sertifikasi Anggota Tim Penyusun Amdal',
} as const

/** Keeps other imports out until the transaction ends; answers which rows are new, and what is wrong with the list. */
export async function checkImport(
  db: Db,
  list: ImportList,
): Promise<{ fresh: ImportRow[]; mistakes: ImportMistake[] }> {
  await lockImport(db)
  const known = await knownNumbers(
    db,
    list.rows.map(({ no_sertifikat }) => numberKey(no_sertifikat)),
  )
  const fresh = list.rows.filter(({ no_sertifikat }) => !known.has(numberKey(no_sertifikat)))
  return { fresh, mistakes: [...list.mistakes, ...(await repeatedRegistrations(db, fresh))] }
}

async function repeatedRegistrations(db: Db, rows: ImportRow[]): Promise<ImportMistake[]> {
  const taken = await knownRegistrations(
    db,
    rows.flatMap(({ no_registrasi }) => no_registrasi ?? []),
  )
  return rows
    .filter(({ no_registrasi }) => no_registrasi !== null && taken.has(no_registrasi))
    .map(({ baris }) => ({
      baris,
      kolom: 'no_registrasi',
      pesan: 'Nomor registrasi ini sudah dipakai sertifikat lain.',
    }))
}

/** Writes the certificates of new rows; answers the accounts whose they are. */
export async function insertEarlierHolders(
  db: Db,
  ctx: Pick<Context, 'keys' | 'now' | 'visit'>,
  rows: ImportRow[],
): Promise<number[]> {
  const certificates = rows.map((row) => importedCertificate(ctx, row))
  await insertImported(db, certificates, ctx.now, ctx.visit.account?.id ?? null)
  const indexes = rows.flatMap(({ nik }) => (nik === '' ? [] : identityIndexesOf(ctx, nik)))
  return accountsWith(db, indexes)
}

export const recordImportAudit = (db: Db, ctx: Pick<Context, 'now' | 'visit'>, rows: ImportRow[]): Promise<void> =>
  recordAudit(db, ctx, {
    action: 'impor',
    noun: 'sertifikat',
    nounId: 'daftar-lama',
    label: `${rows.length} sertifikat dari daftar lama`,
    after: { jumlah: rows.length, nomor_pertama: rows[0]?.no_sertifikat },
  })

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
    // Until when nobody knows; it ends with the certificate at the latest.
    frozen_until: row.status === 'dibekukan' ? row.berlaku_sampai : null,
    identity_index: nik === '' ? null : identityIndexesOf(ctx, nik)[0],
    imported: sealImported(ctx.keys, no_sertifikasi, { nik, alamat, telepon, email }),
  }
}
