import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { maybeDay, recordId, seenVersion, yesNo } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { RichText } from '../../../../lib/text/rich-text.ts'
import { LEGAL_PAGE_KINDS } from '../rules.ts'

/** Staff agree to them as members do. */
export { consentCalls } from '../contract.ts'

const LONGEST_RICH_TEXT = 100_000
const LONGEST_NEWS = 1000

const form = z.object({
  jenis: z.enum(LEGAL_PAGE_KINDS, 'Pilih halaman.'),
  /** A new draft without words begins with the text in force. */
  isi: RichText.max(LONGEST_RICH_TEXT, 'Isi terlalu panjang.').default(''),
  perubahan: z.string().trim().max(LONGEST_NEWS, `Perubahan paling panjang ${LONGEST_NEWS} huruf.`).default(''),
  minta_persetujuan: yesNo.default(true),
  berlaku_sejak: maybeDay('Berlaku sejak').default(null),
})

const facts = { versi: z.number(), published_at: Moment.nullable(), published_by_name: z.string().nullable() }

/** A version of a legal page. A published one never changes; a change makes the next. */
export const legalPageResource = resource({
  noun: 'LegalPageVersion',
  name: 'halaman-hukum',
  title: 'versi halaman hukum',
  access: 'office:konten',
  form,
  record: form.extend(facts),
  row: form.pick({ jenis: true, minta_persetujuan: true, berlaku_sejak: true }).extend(facts),
  filters: { jenis: z.enum(LEGAL_PAGE_KINDS), terbit: z.stringbool() },
  sort: ['jenis', 'versi', 'berlaku_sejak', 'published_at', 'id'],
})

export const legalPageOfficeCalls = {
  ...resourceCalls(legalPageResource),
  ...calls({
    previewLegalPage: {
      method: 'GET',
      path: '/admin-api/halaman-hukum/{id}/pratinjau',
      access: 'office:konten',
      summary: 'Satu versi halaman hukum seperti terbaca pada hari berlakunya, isiannya terisi',
      payload: z.object({ id: recordId }),
      answer: z.object({ isi: RichText }),
      problems: ['RECORD_NOT_FOUND'],
    },
    listLegalPlaceholders: {
      method: 'GET',
      path: '/admin-api/halaman-hukum-isian',
      access: 'office:konten',
      summary: 'Isian dalam kurung kurawal yang dapat dipakai dalam halaman hukum, dengan nilainya hari ini',
      answer: z.array(z.object({ key: z.string(), value: z.string() })),
      problems: [],
    },
    publishLegalPage: {
      method: 'POST',
      path: '/admin-api/halaman-hukum/{id}/terbitkan',
      access: 'office:konten',
      summary: 'Terbitkan draf halaman hukum; sesudahnya tidak dapat diubah',
      payload: z.object({ id: recordId, version: seenVersion }),
      answer: recordOf(legalPageResource),
      problems: ['RECORD_NOT_FOUND', 'STALE', 'VERSION_PUBLISHED'],
    },
  }),
}
