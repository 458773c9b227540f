import { sql } from 'kysely'
import type { Handlers } from '../../../lib/handler.ts'
import type { Context } from '../../../server/context.ts'
import { officeResource } from '../../../server/office/store.ts'
import { faqResource, type tutorialOfficeCalls, tutorialStepResource } from './office-contract.ts'

export const tutorialOfficeHandlers: Handlers<typeof tutorialOfficeCalls, Context> = {
  ...officeResource(faqResource, {
    table: 'faqs',
    rows: sql`select id, version, pertanyaan, jawaban, urutan, search_text from faqs`,
    search: true,
    label: (faq) => String(faq['pertanyaan']),
  }),
  ...officeResource(tutorialStepResource, {
    table: 'tutorial_steps',
    rows: sql`select id, version, judul, isi, pelaku, target_waktu, dokumen, kesalahan, urutan, search_text from tutorial_steps`,
    search: true,
    label: ({ judul }) => String(judul),
  }),
}
