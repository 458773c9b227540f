import { client } from '../../../../../app/browser-client.ts'
import { ActionButton } from '../../../../../ui/ActionButton.tsx'
import { Chip } from '../../../../../ui/Chip.tsx'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { LoadedPart } from '../../../../../ui/form/LoadedPart.tsx'
import { PageSection } from '../../../../../ui/form/PageSection.tsx'
import { useLoaded } from '../../../../../ui/form/use-loaded.ts'
import { useAction } from '../../../../../ui/use-action.ts'
import type { SessionEntry } from '../../session-contract.ts'

const loadSessions = () => client.listSessions()

const clock = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' })

/** Where the person is logged in, with the means to end it. */
export function SessionsSection() {
  const loading = useLoaded(loadSessions)
  const { running, failure, run } = useAction()
  const end = (id: string) =>
    run(id, async () => {
      await client.endSession({ id })
      await loading.reload()
    })
  return (
    <PageSection
      id="sesi"
      title="Sesi"
      intro="Perangkat tempat akun ini sedang masuk. Akhiri sesi yang tidak Anda kenal, lalu ganti password."
    >
      <LoadedPart label="Memuat sesi…" loading={loading}>
        {(sessions) => (
          <ul className="divide-y divide-line">
            {sessions.map((entry) => (
              <li key={entry.id} className="py-4 first:pt-0 last:pb-0">
                <Entry entry={entry} busy={running === entry.id} onEnd={() => end(entry.id)} />
              </li>
            ))}
          </ul>
        )}
      </LoadedPart>
      <FormErrors message={failure} className="mt-4" />
    </PageSection>
  )
}

function Entry({ entry, busy, onEnd }: { entry: SessionEntry; busy: boolean; onEnd: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {entry.browser}
          {entry.current && <Chip tone="success">Sesi ini</Chip>}
        </p>
        <p data-figures className="mt-1 text-muted text-sm">
          Alamat IP {entry.ip} · aktif terakhir{' '}
          <time dateTime={entry.last_seen_at}>{clock.format(new Date(entry.last_seen_at))}</time>
        </p>
        <p data-figures className="text-muted text-sm">
          Masuk <time dateTime={entry.started_at}>{clock.format(new Date(entry.started_at))}</time>
          {entry.remembered && ' · tetap masuk di perangkat ini'}
        </p>
      </div>
      {!entry.current && (
        <ActionButton small busy={busy} onClick={onEnd} aria-label={`Akhiri sesi ini: ${entry.browser}, ${entry.ip}`}>
          Akhiri sesi ini
        </ActionButton>
      )}
    </div>
  )
}
