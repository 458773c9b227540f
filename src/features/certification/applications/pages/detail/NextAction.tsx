import { ButtonLink } from '../../../../../ui/navigation/ButtonLink.tsx'
import type { Application } from '../../contract.ts'
import { type Around, actionFor } from './next-action.ts'
import { OwnTransitions } from './OwnTransitions.tsx'

/** The one thing that is next, with its date; beside it what else one may do. */
export function NextAction({ application, ...around }: { application: Application } & Around) {
  const { title, text, link } = actionFor(application, around)
  return (
    <section
      aria-label="Langkah berikutnya"
      className="contours contours-right panel flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-l-4 border-l-accent p-5 sm:p-6"
    >
      <div className="min-w-0">
        <h2 className="font-bold text-xl">{title}</h2>
        <p className="mt-1 max-w-[45em] whitespace-pre-line text-muted">{text}</p>
      </div>
      <div className="no-print flex flex-wrap gap-2">
        {link && (
          <ButtonLink to={link.to} variant="primary">
            {link.label}
          </ButtonLink>
        )}
        <OwnTransitions application={application} />
      </div>
    </section>
  )
}
