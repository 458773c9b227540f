import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { identityIndexes } from '../../platform/personal-data/sealing.ts'
import { claimCertificates } from '../certificates/service.ts'
import { type ImportMistake, type ImportRow, readHolders } from './import-list.ts'
import {
  accountsWith,
  type ImportedCertificate,
  insertImported,
  knownNumbers,
  knownRegistrations,
  lockImport,
} from './import-queries.ts'
import type { ImportOutcome } from './office-contract.ts'
import { numberKey } from './rules.ts'
import { sealImported } from './sealing.ts'

type Importing = Parameters<typeof claimCertificates>[1]

/** More than these are not read anyway. */
const MOST_MISTAKES = 200

const SCHEMES = {
  KTPA: 'Sertifikasi Ketua Tim Penyusun Amdal',
  ATPA: 'Sertifikasi Anggota Tim Penyusun Amdal',
} as const

/** Brings earlier holders in, all of them or, where one is wrong, none; `coba` only looks. Whoever is there is left alone. */
export async function importHolders(
  ctx: Importing & Pick<Context, 'db'>,
  { csv, coba }: { csv: string; coba: boolean },
): Promise<ImportOutcome> {
  const list = readHolders(csv)
  if (!list) throw new Problem('IMPORT_UNREADABLE')
  return inTransaction(ctx.db, async (db) => {
    await lockImport(db)
    const known = await knownNumbers(
      db,
      list.rows.map(({ no_sertifikat }) => numberKey(no_sertifikat)),
    )
    const fresh = list.rows.filter(({ no_sertifikat }) => !known.has(numberKey(no_sertifikat)))
    const mistakes = [...list.mistakes, ...(await takenRegistrations(db, fresh))]
    const right = mistakes.length === 0 && !coba
    if (right) await bringIn(db, ctx, fresh)
    const wrong = new Set(mistakes.map(({ baris }) => baris))
    return {
      baris: new Set([...list.rows, ...mistakes].map(({ baris }) => baris)).size,
      diterima: fresh.filter(({ baris }) => !wrong.has(baris)).length,
      sudah_ada: list.rows.length - fresh.length,
      dimasukkan: right,
      kesalahan: mistakes.slice(0, MOST_MISTAKES),
    }
  })
}

async function takenRegistrations(db: Db, rows: ImportRow[]): Promise<ImportMistake[]> {
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

async function bringIn(db: Db, ctx: Importing, rows: ImportRow[]): Promise<void> {
  if (rows.length === 0) return
  const certificates = rows.map((row) => certificateOf(ctx, row))
  await insertImported(db, certificates, ctx.now, ctx.visit.account?.id ?? null)
  const indexes = rows.flatMap(({ nik }) => (nik === '' ? [] : indexesOf(ctx, nik)))
  for (const userId of await accountsWith(db, indexes)) await claimCertificates(db, ctx, userId)
  const label = `${rows.length} sertifikat dari daftar lama`
  const after = { jumlah: rows.length, nomor_pertama: rows[0]?.no_sertifikat }
  await recordAudit(db, ctx, { action: 'impor', noun: 'sertifikat', nounId: 'daftar-lama', label, after })
}

const indexesOf = ({ keys }: Importing, nik: string): [string, ...string[]] =>
  identityIndexes(keys, { kewarganegaraan: 'WNI', nik, no_paspor: '' })

function certificateOf(ctx: Importing, row: ImportRow): ImportedCertificate {
  const { nik, alamat, telepon, email, no_sertifikat: nomor } = row
  return {
    nomor,
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
    identity_index: nik === '' ? null : indexesOf(ctx, nik)[0],
    impor: sealImported(ctx.keys, nomor, { nik, alamat, telepon, email }),
  }
}
