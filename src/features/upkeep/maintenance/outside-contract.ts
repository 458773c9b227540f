import { z } from 'zod'
import { lineWords, maybeDay, wholeNumber, words } from '../../../lib/calls/field.ts'
import { readWrittenNumber } from '../../../lib/written-number.ts'
import { HOURS } from '../../catalogue/schemes/activity-rules.ts'
import { fileId } from '../../platform/files/contract.ts'
import { ACTIVITY_KIND_NAMES, ROLE_NAMES } from './rules.ts'

const blankAsNull = (value: unknown) => (value === '' || value === undefined ? null : value)

/** An outside activity as far as it is filled in. */
export const OutsideActivity = z.object({
  jenis_kegiatan: z
    .enum([...ACTIVITY_KIND_NAMES, ''])
    .catch('')
    .default(''),
  nama_kegiatan: z.string('Nama kegiatan wajib diisi.').trim().max(200, 'Nama kegiatan paling panjang 200 huruf.'),
  penyelenggara: z.string().trim().max(150, 'Penyelenggara paling panjang 150 huruf.').default(''),
  tanggal_mulai: maybeDay('Tanggal mulai'),
  tanggal_selesai: maybeDay('Tanggal selesai'),
  jam_pelajaran: z.preprocess(
    (value) =>
      typeof value === 'string' && value.trim() !== '' ? (readWrittenNumber(value) ?? value) : blankAsNull(value),
    wholeNumber('Jam pelajaran', HOURS.least, HOURS.most).nullable(),
  ),
  peran: z.enum(ROLE_NAMES).catch('peserta').default('peserta'),
  bukti_id: z.preprocess(blankAsNull, fileId.nullable()),
})
export type OutsideActivity = z.output<typeof OutsideActivity>

const givenDay = (label: string) => z.string(`${label} wajib diisi.`)

/** An outside activity as it may be sent, but for the order of its days (domain 2.10). */
export const CompleteOutsideActivity = z.object({
  jenis_kegiatan: z.enum(ACTIVITY_KIND_NAMES, 'Pilih jenis kegiatan.'),
  nama_kegiatan: lineWords('Nama kegiatan', 200),
  penyelenggara: words('Penyelenggara', 150),
  tanggal_mulai: givenDay('Tanggal mulai'),
  tanggal_selesai: givenDay('Tanggal selesai'),
  jam_pelajaran: wholeNumber('Jam pelajaran', HOURS.least, HOURS.most),
  bukti_id: fileId,
})
