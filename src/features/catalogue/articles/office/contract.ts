import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { maybePicture, recordId, seenVersion, words, yesNo } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { selectedIds, selectedRows, selectionAnswer } from '../../../../lib/calls/selection.ts'
import { RichText } from '../../../../lib/text/rich-text.ts'

const LONGEST_RICH_TEXT = 200_000
const LONGEST_SLUG = 120
const BAD_SLUG = 'Alamat berisi huruf kecil, angka, dan tanda hubung, misalnya rona-lingkungan.'
const slug = z
  .string(BAD_SLUG)
  .trim()
  .max(LONGEST_SLUG, BAD_SLUG)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, BAD_SLUG)

const instant = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value instanceof Date ? value.toISOString() : value),
  z.iso.datetime({ offset: true, error: 'Tulis waktu yang lengkap.' }).nullable(),
)

const form = z.object({
  title: words('Judul', 200),
  /** Left blank, it follows from the title. */
  slug: z.preprocess((value) => (value === '' ? null : (value ?? null)), slug.nullable()),
  image: maybePicture,
  content: RichText.max(LONGEST_RICH_TEXT, 'Isi artikel terlalu panjang.').default(''),
  /** Null: a draft. In the future: published by itself at that moment. */
  published_at: instant,
})

const record = form.extend({
  slug: z.string(),
  created_at: Moment,
  /** Addresses that lead to it. */
  slug_lama: z.array(z.string()),
})

export const articleResource = resource({
  noun: 'OfficeArticle',
  name: 'artikel',
  title: 'artikel',
  access: 'office:konten',
  form,
  record,
  row: record.omit({ content: true, slug_lama: true }),
  filters: { keadaan: z.enum(['draf', 'terjadwal', 'terbit']) },
  sort: ['created_at', 'title', 'published_at', 'id'],
  order: 'desc',
})

const seen = z.object({ id: recordId, version: seenVersion })

export const articleOfficeCalls = {
  ...resourceCalls(articleResource),
  ...calls({
    publishArticle: {
      method: 'POST',
      path: '/admin-api/artikel/{id}/terbitkan',
      access: 'office:konten',
      summary: 'Terbitkan artikel sekarang',
      payload: seen,
      answer: recordOf(articleResource),
      problems: ['RECORD_NOT_FOUND', 'STALE'],
    },
    withdrawArticle: {
      method: 'POST',
      path: '/admin-api/artikel/{id}/tarik',
      access: 'office:konten',
      summary: 'Jadikan artikel draf lagi',
      payload: seen,
      answer: recordOf(articleResource),
      problems: ['RECORD_NOT_FOUND', 'STALE'],
    },
    setArticlePublication: {
      method: 'POST',
      path: '/admin-api/artikel-terbitan',
      access: 'office:konten',
      summary: 'Terbitkan beberapa artikel sekarang, atau jadikan draf lagi',
      payload: z.object({ ids: selectedIds, terbit: yesNo }),
      /** With when each was published before, and its version now. */
      answer: selectionAnswer({ version: z.number(), published_at: Moment.nullable() }),
      problems: [],
    },
    undoArticlePublication: {
      method: 'POST',
      path: '/admin-api/artikel-terbitan/urungkan',
      access: 'office:konten',
      summary: 'Kembalikan waktu terbit sebelumnya, selama artikelnya tidak diubah lagi',
      payload: z.object({ baris: selectedRows({ version: seenVersion, published_at: instant }) }),
      answer: selectionAnswer({}),
      problems: [],
    },
  }),
}
