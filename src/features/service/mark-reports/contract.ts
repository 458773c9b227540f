import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { maybeDay, nameWords } from '../../../lib/calls/field.ts'
import { MARK_WORDS } from './rules.ts'

const FILE_BYTES = 2_000_000

/** Browsers end the lines of a form with CR LF. */
const text = (label: string, least: number, most: number) =>
  z
    .string(`${label} wajib diisi.`)
    .overwrite((given) => given.replaceAll('\r\n', '\n').trim())
    .min(least, least === 1 ? `${label} wajib diisi.` : `${label} paling sedikit ${least} huruf.`)
    .max(most, `${label} paling panjang ${most} huruf.`)

const line = (label: string, least: number, most: number) =>
  text(label, least, most).refine(
    (given) => !/[\n\u2028\u2029]/.test(given),
    `Tulis ${label.toLowerCase()} dalam satu baris.`,
  )

export const markReportCalls = calls({
  fileMarkReport: {
    method: 'POST',
    once: 'content',
    path: '/pemakaian-tanda',
    access: 'any',
    summary: 'Laporkan pemakaian tanda lembaga yang tidak semestinya, tanpa menyebut nama pelapor',
    payload: z.object({
      pemakai: nameWords('Pemakai tanda', 150),
      tempat_terlihat: line('Tempat terlihat', 3, 300),
      terlihat_pada: maybeDay('Tanggal terlihat'),
      no_sertifikasi: line('Nomor sertifikat', 0, 80).default(''),
      uraian: text('Uraian', MARK_WORDS.least, MARK_WORDS.most),
      lampiran: z
        .array(z.file('Pilih berkas.').max(FILE_BYTES, 'Berkas paling besar 2 MB.'))
        .max(1, 'Lampiran paling banyak satu berkas.')
        .default([]),
      /** A trap: people do not see it, programs fill it in. */
      situs: z.literal('', 'Kosongkan isian "Situs web".').default(''),
    }),
    answer: z.object({ batas: z.string() }),
    status: 201,
    problems: ['UNACCEPTABLE_FILE', 'TOO_LARGE', 'TOO_MANY', 'STORAGE_FULL', 'FILES_AWAY'],
  },
})
