import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import type { tutorialCalls } from './contract.ts'
import { faqs, requirementsByTrack, tutorialSections } from './queries.ts'

export const tutorialHandlers: Handlers<typeof tutorialCalls, Context> = {
  getTutorial: async ({ reads }) => {
    const [langkah, daftar_periksa, faq] = await Promise.all([
      tutorialSections(reads),
      requirementsByTrack(reads),
      faqs(reads),
    ])
    return { langkah, daftar_periksa, faq }
  },
}
