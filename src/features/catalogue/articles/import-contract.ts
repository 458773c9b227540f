import type { z } from 'zod'
import { articleResource } from './office/contract.ts'

/** A row of a list of articles: the office's form, which cleans the markup, without the picture. */
export const ImportedArticle = articleResource.form
  .omit({ image: true })
  .refine(({ content, published_at }) => content !== '' || published_at === null, {
    path: ['content'],
    error: 'Isi artikel sebelum terbit.',
  })
export type ImportedArticle = z.output<typeof ImportedArticle>
