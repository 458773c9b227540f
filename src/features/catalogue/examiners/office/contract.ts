import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import {
  dayOf,
  lineWords,
  manyWords,
  maybeDay,
  maybeEmail,
  maybePicture,
  maybeWords,
  place,
  provinceCode,
  reference,
  words,
} from '../../../../lib/calls/field.ts'
import { resource, resourceCalls } from '../../../../lib/calls/resource.ts'

const form = z.object({
  name: lineWords('Nama', 150),
  email: maybeEmail,
  foto: maybePicture,
  riwayat: z
    .array(z.object({ name: words('Riwayat pendidikan', 200) }))
    .max(20, 'Riwayat pendidikan paling banyak 20.')
    .default([]),
  no_sertifikat: maybeWords('No. sertifikat penguji', 60),
  berlaku_sampai: maybeDay('Masa berlaku'),
  keahlian: manyWords('Keahlian', 13, 60),
  /** The account with which they score. */
  user_id: reference('akun penguji').nullable().default(null),
  /** Where they work: nobody examines colleagues from the same employer or firm. */
  instansi: z.string().trim().max(150, 'Instansi paling panjang 150 huruf.').default(''),
  nama_lpjp: z.string().trim().max(150, 'Nama LPJP paling panjang 150 huruf.').default(''),
  /** Where they start from: those near an exam are proposed first. */
  kota: z.string().trim().max(100, 'Kota paling panjang 100 huruf.').default(''),
  provinsi: provinceCode.nullable().default(null),
  urutan: place,
})

export const examinerResource = resource({
  noun: 'Examiner',
  name: 'penguji',
  title: 'penguji',
  access: 'office:konten',
  reads: 'office:administrator',
  form,
  row: form.omit({ riwayat: true }),
  /** `berakhir_sebelum`: those whose recommendation by BP2SDM ends before that day. */
  filters: { berakhir_sebelum: dayOf('Tanggal'), keahlian: z.string().max(60) },
  sort: ['urutan', 'name', 'berlaku_sampai', 'id'],
})

export const examinerOfficeCalls = {
  ...resourceCalls(examinerResource),
  ...calls({
    listExaminerAccounts: {
      method: 'GET',
      path: '/admin-api/penguji-akun',
      access: 'office:konten',
      summary: 'Akun dengan peran penguji, dan siapa yang sudah memakainya',
      answer: z.array(
        z.object({ id: z.number(), name: z.string(), email: z.string(), penguji: z.string().nullable() }),
      ),
      problems: [],
    },
  }),
}
