import { ButtonLink } from '../../../../../ui/navigation/ButtonLink.tsx'
import type { Application } from '../../contract.ts'
import { type Around, actionFor } from './next-action.ts'
import { OwnTransitions } from './OwnTransitions.tsx'

interface NextActionProps extends Around {
  application: Application
  /** The address of the open tab, to which no button leads. */
  here: string
}

/** The one thing that is next, with its date; beside it what else one may do. */
export function NextAction({ application, here, ...around }: NextActionProps) {
  const { title, text, link } = actionFor(application, around)
  return (
    <section
      aria-label="Langkah berikutnya"
      className="contours contours-right panel flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-4 border-l-accent p-4 sm:gap-y-4 sm:p-6"
    >
      <div className="min-w-0">
        <h2 className="font-bold text-lg sm:text-xl">{title}</h2>
        <p className="mt-1 max-w-[45em] whitespace-pre-line text-muted max-sm:text-[0.9375rem] max-sm:leading-normal">
          {text}
        </p>
      </div>
      <div className="no-print flex flex-wrap items-center gap-x-1.5 gap-y-2 max-sm:[&_.btn-sm]:px-2 max-sm:[&_.btn-sm]:text-sm sm:gap-2">
        {link && link.to !== here && (
          <ButtonLink to={link.to} variant="primary">
            {link.label}
          </ButtonLink>
        )}
        <OwnTransitions application={application} />
      </div>
    </section>
  )
}
