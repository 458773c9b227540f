import { own } from '../../../../../app/own-links.ts'
import type { StepItem } from '../../../../../ui/form/StepList.tsx'
import type { PersonalState } from '../../contract.ts'
import { SECTION_NAMES, SECTIONS, type Section, sectionOf } from '../../rules.ts'

/** The five sections, and the look over all of them before sending. */
export type Step = Section | 'periksa'

export const STEPS: readonly Step[] = [...SECTION_NAMES, 'periksa']

export const stepTitle = (step: Step): string => (step === 'periksa' ? 'Periksa jawaban' : SECTIONS[step])

/** The step that an address names; without one, the first that still needs something. */
export function stepAt(asked: string | null, { bagian }: PersonalState): Step {
  const named = STEPS.find((step) => step === asked)
  if (named) return named
  return bagian.find(({ lengkap }) => !lengkap)?.bagian ?? 'periksa'
}

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'periksa'

export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1]

type Sentences = Record<string, string[]>

/** What is said of one section's fields. */
export const saidOf = (section: Section, sentences: Sentences): Sentences =>
  Object.fromEntries(Object.entries(sentences).filter(([name]) => sectionOf(name) === section))

/** How far each step is; an incomplete section draws attention once the person wanted to go on from it. */
export function stepItems(current: Step, { bagian }: PersonalState, judged: ReadonlySet<Section>): StepItem[] {
  const stateOf = (step: Step): StepItem['state'] => {
    if (step === 'periksa') return 'open'
    if (bagian.some((each) => each.bagian === step && each.lengkap)) return 'done'
    return judged.has(step) ? 'attention' : 'open'
  }
  return STEPS.map((step) => ({
    label: stepTitle(step),
    to: own.personalDataStep(step),
    state: stateOf(step),
    ...(step === 'periksa' ? { words: 'Belum dikirim' } : {}),
    current: step === current,
  }))
}
