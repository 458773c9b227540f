import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Sentences } from '../../../lib/calls/sentences.ts'
import { useAction } from '../../feedback/use-action.ts'
import { ButtonLink } from '../../navigation/ButtonLink.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { FormErrors } from '../FormErrors.tsx'
import { SubmitButton } from '../SubmitButton.tsx'

interface FormPagePanelProps {
  title: string
  /** The id of the heading, which takes the focus when the page is opened. */
  headingId: string
  /** The server's objections to the page as it was saved last. */
  errors: Sentences
  /** Saves, and asks the server what is missing. */
  check: () => Promise<Sentences>
  before: string | undefined
  next: string
  /** The label of the button to the next page. */
  nextLabel?: string
  /** The fields; they show what is missing once that has been checked. */
  children: (errors: Sentences) => ReactNode
}

/** One page of a long form: its fields, and the way on once the server has nothing against it. */
export function FormPagePanel({
  title,
  headingId,
  before,
  next,
  nextLabel = 'Simpan dan lanjut',
  children,
  ...form
}: FormPagePanelProps) {
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const { running, failure, run } = useAction()
  const summary = useRef<HTMLDivElement>(null)
  const errors = tries > 0 ? form.errors : {}
  useEffect(() => {
    if (tries > 0) summary.current?.focus()
  }, [tries])
  const goOn = () =>
    run('check', async () => {
      const missing = await form.check()
      if (Object.keys(missing).length > 0) setTries((count) => count + 1)
      else await navigate(next)
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void goOn()
      }}
      className="panel min-w-0 p-5 sm:p-6"
    >
      <h2 id={headingId} tabIndex={-1} className="mb-5 text-2xl outline-none">
        {title}
      </h2>
      <ErrorSummary errors={errors} ref={summary} />
      <div className="grid gap-6">{children(errors)}</div>
      <FormErrors message={failure} className="mt-6" />
      <div className="mt-8 flex flex-wrap gap-3 border-line border-t pt-5">
        <SubmitButton busy={running !== undefined}>{nextLabel}</SubmitButton>
        {before && (
          <ButtonLink to={before} variant="outline">
            Sebelumnya
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
