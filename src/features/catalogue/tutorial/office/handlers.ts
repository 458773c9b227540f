import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { faqResource, type tutorialOfficeCalls, tutorialSectionResource } from './contract.ts'

export const tutorialOfficeHandlers: Handlers<typeof tutorialOfficeCalls, Context> = {
  ...resourceHandlers(faqResource, {
    table: 'faqs',
    rows: sql`select id, version, pertanyaan, jawaban, urutan, search_text from faqs`,
    search: true,
    label: ({ pertanyaan }) => pertanyaan,
  }),
  ...resourceHandlers(tutorialSectionResource, {
    table: 'tutorial_sections',
    rows: sql`select id, version, judul, isi, pelaku, target_waktu, dokumen, kesalahan, urutan, search_text from tutorial_sections`,
    search: true,
    label: ({ judul }) => judul,
  }),
}
