import { Check, TriangleAlert } from 'lucide-react'
import { Link } from '../../navigation/Link.tsx'

export type FormPageState = 'open' | 'done' | 'attention'

export interface FormPageItem {
  label: string
  to: string
  state: FormPageState
  /** Instead of the state's own words. */
  words?: string
  current: boolean
}

const WORDS: Record<FormPageState, string> = { open: 'Belum lengkap', done: 'Lengkap', attention: 'Perlu diperiksa' }

/** The pages of a long form: numbers in a row on narrow screens, a list with words on wide ones. */
export function FormPageList({ label, items }: { label: string; items: readonly FormPageItem[] }) {
  const at = items.findIndex(({ current }) => current)
  return (
    <nav aria-label={label} className="no-print">
      <ol className="page-list">
        {items.map((item, index) => (
          <li key={item.to}>
            <Link to={item.to} aria-current={item.current ? 'step' : undefined} data-state={item.state}>
              <span className="page-mark">
                <Mark state={item.state} number={index + 1} />
              </span>
              <span className="page-words">
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
      {at >= 0 && (
        <p aria-hidden className="mt-2 text-muted text-sm lg:hidden">
          Langkah {at + 1} dari {items.length}
        </p>
      )}
    </nav>
  )
}

function Mark({ state, number }: { state: FormPageState; number: number }) {
  switch (state) {
    case 'done':
      return <Check aria-hidden className="size-5" strokeWidth={2.5} />
    case 'attention':
      return <TriangleAlert aria-hidden className="size-5" />
    case 'open':
      return <span aria-hidden>{number}</span>
  }
}
