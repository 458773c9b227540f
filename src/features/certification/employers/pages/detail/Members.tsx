import { client } from '../../../../../app/calls/browser-client.ts'
import { bodyZone, dayIn, longDay } from '../../../../../lib/day.ts'
import { Chip } from '../../../../../ui/Chip.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import type { Employer } from '../../employer-contract.ts'

export interface EmployerProps {
  employer: Employer
  put: (employer: Employer) => void
}

/** Shows who belongs to the employer, and which of them are its managers. */
export function Members({ employer, put }: EmployerProps) {
  const { running, failure, run } = useAction()
  return (
    <div className="panel p-5 sm:p-6">
      <h2 className="text-xl">Anggota</h2>
      <ul className="mt-2 divide-y divide-line">
        {employer.anggota.map(({ id, nama, pengelola, joined_at, diri_sendiri }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold [overflow-wrap:anywhere]">
                {nama}
                {diri_sendiri && ' (Anda)'}
              </p>
              <p className="text-muted text-sm">Bergabung {longDay(dayIn(bodyZone(), new Date(joined_at)))}</p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              {pengelola && <Chip tone="success">Pengelola</Chip>}
              {!pengelola && (
                <ActionButton
                  small
                  busy={running === `manager ${id}`}
                  onClick={() => run(`manager ${id}`, async () => put(await client.nameEmployerManager({ id })))}
                >
                  Jadikan pengelola<span className="sr-only"> {nama}</span>
                </ActionButton>
              )}
              {!diri_sendiri && (
                <ActionButton
                  small
                  variant="danger"
                  busy={running === `end ${id}`}
                  onClick={() => run(`end ${id}`, async () => put(await client.endEmployerMembership({ id })))}
                >
                  Akhiri keanggotaan<span className="sr-only"> {nama}</span>
                </ActionButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      <FormErrors message={failure} />
    </div>
  )
}
