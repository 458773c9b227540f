import type { Day } from '../../../lib/day.ts'
import { blueprintFaults, type WrittenExam } from './blueprint-rules.ts'
import { methodsWithoutKind } from './method-rules.ts'
import { hasPlan, unitsWithoutMethod } from './plan-rules.ts'
import type { CategoryKind } from './rules.ts'

/** The worth of an activity of maintenance; null in every other scheme. */
export interface Worth {
  jenis_kegiatan: string | null
  jam_pelajaran: number | null
  poin: number | null
}

const WORTH = { jenis_kegiatan: 'Jenis kegiatan', jam_pelajaran: 'Jam pelajaran', poin: 'Poin' } as const

/** Returns a sentence for each field of the worth that fits. */
export const worthSentences = (
  fits: (field: keyof Worth) => boolean,
  text: (label: string) => string,
): Record<string, string> =>
  Object.fromEntries((Object.keys(WORTH) as (keyof Worth)[]).filter(fits).map((field) => [field, text(WORTH[field])]))

interface Publishable extends Worth, WrittenExam {
  jenis: CategoryKind
  description: string
  registration_fee: number | null
  metode_uji: readonly string[]
}

/** Returns what a draft lacks before it can be published, a sentence by field: all at once, so that it is mended once. */
export function publicationFaults(version: Publishable): Record<string, string> {
  const { jenis, description, registration_fee, metode_uji, jenis_metode, unit_kompetensi } = version
  const isMaintenance = jenis === 'pemeliharaan'
  const worth = worthSentences(
    (field) => isMaintenance && version[field] === null,
    (label) => `${label} wajib diisi sebelum terbit.`,
  )
  const unknown = methodsWithoutKind(metode_uji, jenis_metode)
  const bare = hasPlan(jenis) ? unitsWithoutMethod(unit_kompetensi) : []
  return {
    ...worth,
    ...(description === '' ? { description: 'Isi uraian sebelum terbit.' } : {}),
    ...(registration_fee === null
      ? { registration_fee: 'Isi biaya pendaftaran sebelum terbit; 0 bila tanpa biaya.' }
      : {}),
    ...blueprintFaults(version),
    ...(unknown.length > 0 ? { jenis_metode: `Pilih jenis metode sebelum terbit: ${unknown.join(', ')}.` } : {}),
    ...Object.fromEntries(
      bare.map((at) => [
        `unit_kompetensi.${at}.metode`,
        `Pilih metode yang menguji unit ${at + 1}, ${unit_kompetensi[at]?.judul ?? ''}.`,
      ]),
    ),
  }
}

/** Tells whether a version is past the day by which it was to be looked at again. */
export const isReviewOverdue = (tinjau_pada: string | null, today: Day): boolean =>
  tinjau_pada !== null && tinjau_pada < today
