import { z } from 'zod'
import { dayOf, words } from '../../../lib/calls/field.ts'
import type { Day } from '../../../lib/day.ts'
import { EXPERTISES } from '../../../lib/people/expertise.ts'
import { isSixteenDigits } from '../../../lib/people/nik.ts'

const text = (label: string, most: number) =>
  z.string().trim().max(most, `${label} paling panjang ${most} huruf.`).default('')

const number = (label: string) => words(label, 80).min(3, `${label} paling pendek 3 huruf.`)

/** A row of a list of earlier holders. */
export const ImportedHolder = z
  .object({
    nama: words('Nama', 250),
    nik: text('NIK', 30).refine((nik) => nik === '' || isSixteenDigits(nik), 'NIK terdiri atas 16 angka.'),
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
    telepon: text('Telepon', 40),
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

export type ImportRow = z.output<typeof ImportedHolder>
