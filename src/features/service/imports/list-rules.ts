import { ARTICLE_LIST } from '../../catalogue/articles/import-rules.ts'
import { EXAMINER_LIST } from '../../catalogue/examiners/import-rules.ts'
import { SCHEME_LIST } from '../../catalogue/schemes/import-rules.ts'
import { VENUE_LIST } from '../../catalogue/venues/import-rules.ts'
import { HOLDER_LIST } from '../../certification/holders/import-rules.ts'
import { PAST_APPLICATION_LIST, PAST_INVOICE_LIST } from '../../certification/past-records/import-rules.ts'

/** The lists that can be imported and exported, in the order in which a body moves in. */
export const IMPORT_LISTS = [
  SCHEME_LIST,
  VENUE_LIST,
  EXAMINER_LIST,
  HOLDER_LIST,
  PAST_APPLICATION_LIST,
  PAST_INVOICE_LIST,
  ARTICLE_LIST,
] as const

export type ImportName = (typeof IMPORT_LISTS)[number]['name']

export const isImportName = (name: string): name is ImportName => IMPORT_LISTS.some((list) => list.name === name)

/** Lists of members with what only they and the office know: to take one out asks for the password again. */
export const PERSONAL_LISTS: readonly ImportName[] = ['pemegang', 'permohonan-lama', 'invoice-lama']
