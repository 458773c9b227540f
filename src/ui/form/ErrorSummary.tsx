import { OctagonX } from 'lucide-react'
import type { Ref } from 'react'
import type { Sentences } from '../../lib/calls/sentences.ts'

interface ErrorSummaryProps {
  errors: Sentences
  ref?: Ref<HTMLDivElement>
}

/** Returns each sentence once, with the first of the fields that it is about. */
const firstOfEach = (entries: { name: string; text: string }[]) =>
  entries.filter(({ text }, index) => entries.findIndex((entry) => entry.text === text) === index)

const focusField = (name: string) => document.getElementsByName(name)[0]?.focus()

/** All errors of a page of a form, above it; takes the focus, and each sentence leads to its field. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const entries = Object.entries(errors).flatMap(([name, texts]) => texts.map((text) => ({ name, text })))
  if (entries.length === 0) return null
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="notice notice-error mb-6">
      <OctagonX aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 text-base-content">
        <p className="font-bold">
          {entries.length === 1 ? 'Satu isian perlu diperbaiki' : `${entries.length} isian perlu diperbaiki`}
        </p>
        <ul className="mt-1.5 space-y-1">
          {firstOfEach(entries).map(({ name, text }) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => focusField(name)}
                className="cursor-pointer text-left underline underline-offset-4"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
