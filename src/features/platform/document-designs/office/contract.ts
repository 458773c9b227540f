import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, maybePicture } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { DESIGNED_KINDS, type DesignedKind, isSigned, textRefusals } from '../rules.ts'

const LONGEST_NAME = 150
const LONGEST_TEXT = 1000

const name = (label: string) =>
  z.string().trim().max(LONGEST_NAME, `${label} paling panjang ${LONGEST_NAME} huruf.`).default('')

const looks = {
  jenis: z.enum(DESIGNED_KINDS, 'Pilih jenis dokumen.'),
  /** By part; one that is left out keeps the built-in text. */
  teks: z.record(z.string().max(40), z.string().trim().max(LONGEST_TEXT)).default({}),
  penandatangan: name('Nama penandatangan'),
  jabatan: name('Jabatan'),
  tanda_tangan: maybePicture,
  stempel: maybePicture,
  latar: maybePicture,
}

interface Signed {
  jenis: DesignedKind
  penandatangan: string
  tanda_tangan: string | null
}

/** A signature never stands above the name of somebody else. */
const signatureRefusal = ({ jenis, penandatangan, tanda_tangan }: Signed): Record<string, string> => {
  if (!isSigned(jenis) && (penandatangan !== '' || tanda_tangan)) {
    return { penandatangan: 'Kartu peserta tidak ditandatangani; kosongkan.' }
  }
  return tanda_tangan && penandatangan === '' ? { penandatangan: 'Tulis nama pemilik tanda tangan ini.' } : {}
}

const form = z.object({ ...looks, berlaku_sejak: dayOf('Berlaku sejak') }).superRefine(
  (given, check) => {
    const refusals = { ...textRefusals(given.jenis, given.teks), ...signatureRefusal(given) }
    for (const [field, message] of Object.entries(refusals)) {
      check.addIssue({ code: 'custom', path: field.split('.'), message })
    }
  },
  ruleOf('jenis', 'teks', 'penandatangan', 'tanda_tangan'),
)

const columns = {
  ...looks,
  berlaku_sejak: z.string(),
  /** The day from which the next design of its kind holds; null where none follows. */
  diganti_sejak: z.string().nullable(),
  created_at: Moment,
  changed_at: Moment,
  created_by_name: z.string(),
}

const { teks: _texts, ...row } = columns

/** How a kind of document is drawn from a day on. */
export const documentDesignResource = resource({
  noun: 'DocumentDesign',
  name: 'desain-dokumen',
  title: 'desain dokumen',
  access: 'office:konten',
  form,
  record: z.object(columns),
  row: z.object(row),
  filters: { jenis: z.enum(DESIGNED_KINDS) },
  sort: ['berlaku_sejak', 'jenis', 'created_at', 'id'],
  order: 'desc',
  verbs: ['list', 'get', 'history', 'create', 'update', 'remove'],
})

const resourceTable = resourceCalls(documentDesignResource)

const asTyped = <T extends z.ZodType>(schema: T, otherwise: z.output<T>) => schema.catch(otherwise)

/** The content of a form that is not saved; what is half-written or wrong counts as not written. */
export const UnsavedDesign = z.object({
  teks: asTyped(z.record(z.string(), z.string().catch('')), {}),
  penandatangan: asTyped(z.string(), ''),
  jabatan: asTyped(z.string(), ''),
  tanda_tangan: asTyped(maybePicture, null),
  stempel: asTyped(maybePicture, null),
  latar: asTyped(maybePicture, null),
})
export type UnsavedDesign = z.output<typeof UnsavedDesign>

const LONGEST_UNSAVED = 12_000

export const documentDesignOfficeCalls = {
  ...resourceTable,
  updateDocumentDesign: {
    ...resourceTable.updateDocumentDesign,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'DESIGN_IN_FORCE'],
  },
  removeDocumentDesign: {
    ...resourceTable.removeDocumentDesign,
    problems: ['RECORD_NOT_FOUND', 'DESIGN_IN_FORCE'],
  },
  ...calls({
    previewDocumentDesign: {
      method: 'GET',
      path: '/admin-api/pratinjau-desain/{jenis}/contoh.pdf',
      access: 'office:konten',
      summary: 'Dokumen contoh dengan desain yang belum disimpan, bertanda CONTOH',
      /** `isi`: the form as JSON. */
      payload: z.object({ jenis: looks.jenis, isi: z.string().max(LONGEST_UNSAVED).default('{}') }),
      answer: 'file',
      problems: [],
    },
  }),
} as const
