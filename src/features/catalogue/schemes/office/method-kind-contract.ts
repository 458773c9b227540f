import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { words } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { METHOD_KIND_NAMES } from '../method-rules.ts'

export const methodKind = z.enum(METHOD_KIND_NAMES, 'Pilih jenis metode.')

/** A method of versions that do not say its kind themselves. */
const MethodOfBefore = z.object({
  metode: z.string(),
  /** The schemes that name it. */
  skema: z.array(z.string()),
  /** The kind that the words of its name speak for; null where they speak for none, or for several. */
  usulan: methodKind.nullable(),
  /** As it was confirmed; null until it is. */
  jenis: methodKind.nullable(),
  confirmed_at: Moment.nullable(),
  confirmed_by_name: z.string().nullable(),
  /** True while exams give points for it. */
  bernilai: z.boolean(),
})

export const methodKindCalls = calls({
  listMethodKinds: {
    method: 'GET',
    path: '/admin-api/jenis-metode',
    access: 'office:konten',
    summary: 'Metode uji pada versi terbit yang tidak menyebut jenisnya, dengan usulan dan yang sudah dikonfirmasi',
    answer: z.array(MethodOfBefore),
    problems: [],
  },
  confirmMethodKinds: {
    method: 'POST',
    path: '/admin-api/jenis-metode',
    access: 'office:konten',
    summary: 'Konfirmasi jenis metode uji; uji yang sudah mulai dinilai tidak berubah',
    payload: z.object({
      daftar: z
        .array(
          z.object({
            metode: words('Metode', 100),
            jenis: methodKind,
            /** The kind that was seen as confirmed. */
            sebelumnya: methodKind.nullable().default(null),
          }),
        )
        .min(1, 'Pilih jenis paling sedikit satu metode.')
        .max(1000),
    }),
    answer: z.array(MethodOfBefore),
    problems: ['STALE'],
  },
})
