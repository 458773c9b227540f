import { Check, TriangleAlert } from 'lucide-react'
import { Link } from '../Link.tsx'

export type StepState = 'open' | 'done' | 'attention'

export interface StepItem {
  label: string
  to: string
  state: StepState
  /** Instead of the state's own words. */
  words?: string
  current: boolean
}

const WORDS: Record<StepState, string> = { open: 'Belum lengkap', done: 'Lengkap', attention: 'Perlu diperiksa' }

/** The short steps of a long form: numbers in a row on narrow screens, a list with words on wide ones. */
export function StepList({ label, items }: { label: string; items: readonly StepItem[] }) {
  const at = items.findIndex(({ current }) => current)
  return (
    <nav aria-label={label} className="no-print">
      <ol className="step-list">
        {items.map((item, index) => (
          <li key={item.to}>
            <Link to={item.to} aria-current={item.current ? 'step' : undefined} data-state={item.state}>
              <span className="step-mark">
                <Mark state={item.state} number={index + 1} />
              </span>
              <span className="step-words">
                <span className="block font-semibold">{item.label}</span>
                <span className="block text-muted text-sm">
                  <span className="sr-only">: </span>
                  {item.words ?? WORDS[item.state]}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-2 text-muted text-sm lg:hidden">
        Langkah {at + 1} dari {items.length}
      </p>
    </nav>
  )
}

function Mark({ state, number }: { state: StepState; number: number }) {
  switch (state) {
    case 'done':
      return <Check aria-hidden className="size-5" strokeWidth={2.5} />
    case 'attention':
      return <TriangleAlert aria-hidden className="size-5" />
    case 'open':
      return <span aria-hidden>{number}</span>
  }
}
