import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import type { DueAction } from './dashboard-action.ts'

/**
 * Shows the next steps: renewals, then each draft and running application; the first has the main button if it is the person's turn.
 */
export function NextActions({ actions }: { actions: DueAction[] }) {
  return (
    <section
      aria-label="Langkah berikutnya"
      className="contours contours-right panel mt-6 border-l-4 border-l-accent p-5 sm:p-6"
    >
      <p className="font-semibold text-muted text-sm">Langkah berikutnya</p>
      <ul className="divide-y divide-line">
        {actions.map((action, at) => (
          <NextAction key={`${action.address} ${action.title}`} next={action} leads={at === 0 && action.ownTurn} />
        ))}
      </ul>
    </section>
  )
}

function NextAction({ next: { title, text, address, action }, leads }: { next: DueAction; leads: boolean }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-4 first:pt-1 last:pb-0">
      <div className="min-w-0">
        <p className="font-bold text-xl">{title}</p>
        <p className="mt-1 max-w-[45em] text-muted">{text}</p>
      </div>
      <ButtonLink to={address} variant={leads ? 'primary' : 'outline'}>
        {action}
        {!leads && <span className="sr-only">: {title}</span>}
      </ButtonLink>
    </li>
  )
}
