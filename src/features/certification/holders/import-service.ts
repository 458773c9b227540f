import { z } from 'zod'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { dayOf, lineWords, words } from '../../../lib/calls/field.ts'
import type { Day } from '../../../lib/day.ts'
import { isSixteenDigits, readNik } from '../../../lib/identifiers/nik.ts'
import { numberKey, printedNumber } from '../../../lib/identifiers/number.ts'
import { readPhone } from '../../../lib/identifiers/phone.ts'
import { EXPERTISES } from '../../../lib/people/expertise.ts'
import { repeatedValues } from '../../platform/import-lists/rules.ts'
import type { ImportStore } from '../../platform/import-lists/service.ts'
import { identityIndexes } from '../../platform/personal-data/sealing-service.ts'
import { accountsWithIdentity } from '../../platform/personal-data/service.ts'
import { type ImportedCertificate, insertImported, knownNumbers, knownRegistrations } from './earlier-queries.ts'
import { HOLDER_LIST } from './import-rules.ts'
import type { RegisteredRow } from './ministry-queries.ts'
import { contactOf, registeredInBatches } from './ministry-service.ts'
import { sealImported } from './sealing-service.ts'

const text = (label: string, most: number) =>
  z.string().trim().max(most, `${label} paling panjang ${most} huruf.`).default('')

const number = (label: string) => words(label, 80).overwrite(printedNumber).min(3, `${label} paling pendek 3 huruf.`)

/** A row of a list of earlier holders. */
const ImportedHolder = z
  .object({
    nama: lineWords('Nama', 250).overwrite((typed) => typed.replace(/\s+/g, ' ')),
    nik: text('NIK', 30)
      .overwrite(readNik)
      .refine((nik) => nik === '' || isSixteenDigits(nik), 'NIK terdiri atas 16 angka.'),
    no_sertifikat: number('No. sertifikat'),
    no_registrasi: number('No. registrasi').nullable().default(null),
    kualifikasi: z.enum(['KTPA', 'ATPA']),
    keahlian: z
      .array(words('Keahlian', 60).toLowerCase())
      .default([])
      .transform((given) => [...new Set(given)])
      .refine((given) => given.length <= EXPERTISES.length, `Keahlian paling banyak ${EXPERTISES.length}.`),
    kota: text('Kota', 100),
    provinsi: z.string().default(''),
    alamat: text('Alamat', 300),
    telepon: text('Telepon', 40).overwrite(readPhone),
    email: text('Email', 255).refine(
      (given) => given === '' || z.email().safeParse(given).success,
      'Email tidak benar.',
    ),
    berlaku_mulai: dayOf('Berlaku mulai').transform((day) => day as Day),
    berlaku_sampai: dayOf('Berlaku sampai').transform((day) => day as Day),
    status: z.enum(['aktif', 'dibekukan', 'dicabut', 'diganti']).default('aktif'),
  })
  .refine(({ berlaku_mulai, berlaku_sampai }) => berlaku_mulai < berlaku_sampai, {
    path: ['berlaku_sampai'],
    error: 'Berlaku sampai harus sesudah berlaku mulai.',
  })

type ImportRow = z.output<typeof ImportedHolder>

const SCHEMES = {
  KTPA: 'Sertifikasi Ketua Tim Penyusun Amdal',
  ATPA: 'Sertifikasi Anggota Tim Penyusun Amdal',
} as const

/** Holders from before the portal. */
export const holderImport: ImportStore<ImportRow> = {
  list: HOLDER_LIST,
  table: 'certificates',
  form: ImportedHolder,
  keyOf: ({ no_sertifikat }) => numberKey(no_sertifikat),
  known: knownNumbers,
  check: repeatedRegistrations,
  insert: (db, ctx, rows) => {
    const certificates = rows.map((row) => importedCertificate(ctx, row))
    return insertImported(db, certificates, ctx.now, ctx.visit.account?.id ?? null)
  },
  claimants: (db, ctx, rows) => {
    const indexes = rows.flatMap(({ nik }) => (nik === '' ? [] : identityIndexesOf(ctx, nik)))
    return accountsWithIdentity(db, indexes)
  },
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
