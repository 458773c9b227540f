import { client } from '../../../../../app/calls/browser-client.ts'
import { readerMoment } from '../../../../../lib/browser/reader-clock.ts'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { LoadedPart } from '../../../../../ui/form/pages/LoadedPart.tsx'
import { PageSection } from '../../../../../ui/form/pages/PageSection.tsx'
import { useLoaded } from '../../../../../ui/form/pages/use-loaded.ts'
import { type WayIn, WaysIn } from './WaysIn.tsx'

/** All three at once: ending one may end another with it. */
async function loadWaysIn() {
  const [sessions, devices, tokens] = await Promise.all([
    client.listSessions(),
    client.listRememberedDevices(),
    client.listTokens(),
  ])
  return { sessions, devices, tokens }
}

const dayClock = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long' })
const dayText = (moment: string): string => dayClock.format(new Date(moment))

/** Where the person is logged in, what lets them in without a password, and the means to end each. */
export function SessionsSection() {
  const loading = useLoaded(loadWaysIn)
  const { running, failure, run } = useAction()
  const ends = (call: () => Promise<unknown>) => async () => {
    await call()
    await loading.reload()
  }
  const shared = { running, onEnd: ({ key, end }: WayIn) => run(key, end) }
  return (
    <PageSection
      id="sesi"
      title="Sesi"
      intro="Semua yang sedang membuka akun ini. Akhiri yang tidak Anda kenal, lalu ganti password."
    >
      <LoadedPart label="Memuat sesi…" loading={loading}>
        {({ sessions, devices, tokens }) => (
          <div className="grid gap-8">
            <WaysIn
              {...shared}
              title="Sedang masuk"
              nothing="Tidak ada sesi yang berjalan."
              action="Akhiri sesi ini"
              ways={sessions.map(({ id, last_seen_at, remembered, ...entry }) => ({
                ...entry,
                key: `session ${id}`,
                mark: 'Sesi ini',
                used: `aktif terakhir ${readerMoment(new Date(last_seen_at))}`,
                life: remembered ? 'tetap masuk di perangkat ini' : null,
                end: ends(() => client.endSession({ id })),
              }))}
            />
            <WaysIn
              {...shared}
              title="Perangkat yang diingat"
              intro="Masuk tanpa mengetik password karena “Remember me” dipilih."
              nothing="Tidak ada perangkat yang diingat."
              action="Lupakan perangkat ini"
              ways={devices.map(({ id, last_used_at, expires_at, ...entry }) => ({
                ...entry,
                key: `device ${id}`,
                mark: 'Perangkat ini',
                used: `dipakai terakhir ${readerMoment(new Date(last_used_at))}`,
                life: `berlaku sampai ${dayText(expires_at)}`,
                end: ends(() => client.endRememberedDevice({ id })),
              }))}
            />
            <WaysIn
              {...shared}
              title="Token API"
              intro="Dipakai program atau aplikasi yang masuk atas nama Anda."
              nothing="Tidak ada token yang berlaku tanpa sesi."
              action="Akhiri token ini"
              ways={tokens.map(({ id, last_used_at, expires_at, ...entry }) => ({
                ...entry,
                key: `token ${id}`,
                current: false,
                mark: '',
                used: last_used_at
                  ? `dipakai terakhir ${readerMoment(new Date(last_used_at))}`
                  : 'belum pernah dipakai',
                life: `berakhir ${dayText(expires_at)} bila tidak dipakai`,
                end: ends(() => client.endToken({ id })),
              }))}
            />
          </div>
        )}
      </LoadedPart>
      <FormErrors message={failure} className="mt-4" />
    </PageSection>
  )
}
