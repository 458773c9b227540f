import type { z } from 'zod'
import type { ImportStore } from '../../platform/import-lists/service.ts'
import { ARTICLE_LIST } from './import-rules.ts'
import { articleResource } from './office/contract.ts'
import { knownSlugs } from './queries.ts'
import { slugOf } from './rules.ts'

/** A row of a list of articles: the office's form, which cleans the markup, without the picture. */
const ImportedArticle = articleResource.form
  .omit({ image: true })
  .refine(({ content, published_at }) => content !== '' || published_at === null, {
    path: ['content'],
    error: 'Isi artikel sebelum terbit.',
  })
type ImportedArticle = z.output<typeof ImportedArticle>

const addressOf = ({ slug, title }: ImportedArticle): string => slug ?? slugOf(title)

export const articleImport: ImportStore<ImportedArticle> = {
  list: ARTICLE_LIST,
  table: 'articles',
  form: ImportedArticle,
  keyOf: addressOf,
  known: knownSlugs,
  // It was written when it was published, or now.
  columnsOf: ({ now }, row) => {
    const published_at = row.published_at === null ? null : new Date(row.published_at)
    const created_at = published_at && published_at < now ? published_at : now
    return { ...row, slug: addressOf(row), published_at, created_at }
  },
}
