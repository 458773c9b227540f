import { z } from 'zod'
import { wholeNumber, words } from '../../../lib/field.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { fileId } from '../../platform/files/contract.ts'
import type { ActivityRow } from './queries.ts'
import { ACTIVITY_KIND_NAMES, dayErrors, HOURS } from './rules.ts'

const givenDay = (label: string) => z.string(`${label} wajib diisi.`)

/** An outside activity with nothing to object to, but for its days (domain 2.10). */
const complete = z.object({
  jenis_kegiatan: z.enum(ACTIVITY_KIND_NAMES, 'Pilih jenis kegiatan.'),
  nama_kegiatan: words('Nama kegiatan', 200),
  penyelenggara: words('Penyelenggara', 150),
  tanggal_mulai: givenDay('Tanggal mulai'),
  tanggal_selesai: givenDay('Tanggal selesai'),
  jam_pelajaran: wholeNumber('Jam pelajaran', HOURS.least, HOURS.most),
  bukti_id: fileId,
})

/** Throws INVALID with a sentence for each field that stands against sending. */
export function refuseIncomplete(row: ActivityRow, { today }: Pick<Context, 'today'>): void {
  const checked = complete.safeParse(row)
  const errors = checked.success ? dayErrors(checked.data, today) : z.flattenError(checked.error).fieldErrors
  if (Object.keys(errors).length > 0) throw new Problem('INVALID', { errors })
}
