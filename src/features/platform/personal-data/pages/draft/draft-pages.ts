import type { Sentences } from '../../../../../lib/calls/sentences.ts'
import type { FormPageItem } from '../../../../../ui/form/pages/FormPageList.tsx'
import type { PersonalState } from '../../contract.ts'
import { SECTION_NAMES, SECTIONS, type Section, sectionOf } from '../../rules.ts'

/** The five sections, and the look over all of them before sending. */
export type DraftPage = Section | 'periksa'

export const DRAFT_PAGES: readonly DraftPage[] = [...SECTION_NAMES, 'periksa']

export const draftPageTitle = (page: DraftPage): string => (page === 'periksa' ? 'Periksa jawaban' : SECTIONS[page])

/** The page that an address names; without one, the first that still needs something. */
export function draftPageAt(asked: string | null, { bagian }: PersonalState): DraftPage {
  const named = DRAFT_PAGES.find((page) => page === asked)
  if (named) return named
  return bagian.find(({ lengkap }) => !lengkap)?.bagian ?? 'periksa'
}

export const pageAfter = (page: DraftPage): DraftPage => DRAFT_PAGES[DRAFT_PAGES.indexOf(page) + 1] ?? 'periksa'

export const pageBefore = (page: DraftPage): DraftPage | undefined => DRAFT_PAGES[DRAFT_PAGES.indexOf(page) - 1]

/** The sentences about one section's fields. */
export const sentencesOf = (section: Section, sentences: Sentences): Sentences =>
  Object.fromEntries(Object.entries(sentences).filter(([name]) => sectionOf(name) === section))

/** How far each page is; an incomplete section draws attention once the person tried to go on from it. */
export function draftPageItems(
  current: DraftPage,
  { bagian }: PersonalState,
  judged: ReadonlySet<Section>,
  pathOf: (page: DraftPage) => string,
): FormPageItem[] {
  const stateOf = (page: DraftPage): FormPageItem['state'] => {
    if (page === 'periksa') return 'open'
    if (bagian.some((each) => each.bagian === page && each.lengkap)) return 'done'
    return judged.has(page) ? 'attention' : 'open'
  }
  return DRAFT_PAGES.map((page) => ({
    label: draftPageTitle(page),
    to: pathOf(page),
    state: stateOf(page),
    ...(page === 'periksa' ? { words: 'Belum dikirim' } : {}),
    current: page === current,
  }))
}
