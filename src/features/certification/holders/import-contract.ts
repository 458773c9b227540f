import { z } from 'zod'
import type { Day } from '../../../lib/day.ts'
import { EXPERTISES } from '../../../lib/expertise.ts'
import { dayOf, words } from '../../../lib/field.ts'
import { isSixteenDigits } from '../../../lib/nik.ts'
import { PROVINCES } from '../../../lib/province.ts'

const text = (label: string, most: number) =>
  z.string().trim().max(most, `${label} paling panjang ${most} huruf.`).default('')

const PROVINCE_CODES = new Map(
  Object.entries(PROVINCES).flatMap(([code, name]) => [[code, code] as const, [letters(name), code]]),
)

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}

const number = (label: string) => words(label, 80).min(3, `${label} paling pendek 3 huruf.`)

/** A row of a list of earlier holders; a spreadsheet's cells are all text. */
export const ImportedHolder = z
  .object({
    nama: words('Nama', 250),
    nik: text('NIK', 30).refine((nik) => nik === '' || isSixteenDigits(nik), 'NIK terdiri atas 16 angka.'),
    no_sertifikat: number('Nomor sertifikat'),
    no_registrasi: z.preprocess((given) => given || null, number('Nomor registrasi').nullable()),
    kualifikasi: z
      .string()
      .trim()
      .toUpperCase()
      .pipe(z.enum(['KTPA', 'ATPA'], 'Kualifikasi KTPA atau ATPA.')),
    keahlian: text('Keahlian', 800)
      .transform((given) => [...new Set(given.split(/[;|]/).map((one) => one.trim().toLowerCase()))].filter(Boolean))
      .refine((given) => given.length <= EXPERTISES.length && given.every((one) => one.length <= 60), {
        error: `Keahlian paling banyak ${EXPERTISES.length}, masing-masing paling panjang 60 huruf, dipisah titik koma.`,
      }),
    kota: text('Kota', 100),
    provinsi: text('Provinsi', 60)
      .refine(
        (given) => given === '' || PROVINCE_CODES.has(given) || PROVINCE_CODES.has(letters(given)),
        'Provinsi tidak dikenal.',
      )
      .transform((given) => PROVINCE_CODES.get(given) ?? PROVINCE_CODES.get(letters(given)) ?? ''),
    alamat: text('Alamat', 300),
    telepon: text('Telepon', 40),
    email: text('Email', 255).refine(
      (given) => given === '' || z.email().safeParse(given).success,
      'Email tidak benar.',
    ),
    berlaku_mulai: dayOf('Berlaku mulai').transform((day) => day as Day),
    berlaku_sampai: dayOf('Berlaku sampai').transform((day) => day as Day),
    status: z.preprocess(
      (given) => (typeof given === 'string' ? given.trim().toLowerCase() : '') || 'aktif',
      z.enum(['aktif', 'dibekukan', 'dicabut'], 'Status aktif, dibekukan, atau dicabut.'),
    ),
  })
  .refine(({ berlaku_mulai, berlaku_sampai }) => berlaku_mulai < berlaku_sampai, {
    path: ['berlaku_sampai'],
    error: 'Berlaku sampai harus sesudah berlaku mulai.',
  })

export interface ImportRow extends z.output<typeof ImportedHolder> {
  /** Its row in the file, from 1 and with the head counted, as a spreadsheet shows it. */
  baris: number
}

export interface ImportMistake {
  baris: number
  kolom: string
  pesan: string
}
