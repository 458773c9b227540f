import { useState } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { CopyButton } from '../../../../ui/feedback/CopyButton.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { LoadedPart } from '../../../../ui/form/pages/LoadedPart.tsx'
import { PageSection } from '../../../../ui/form/pages/PageSection.tsx'
import { useLoaded } from '../../../../ui/form/pages/use-loaded.ts'
import type { CalendarFeed } from '../contract.ts'

const INTRO =
  'Jadwal uji, kegiatan, dan batas waktu Anda di aplikasi kalender, yang memperbaruinya sendiri. Alamatnya rahasia: siapa pun yang memilikinya dapat membaca kalender ini, tetapi tidak dapat melakukan hal lain.'

const clock = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' })
const momentText = (at: string): string => clock.format(new Date(at))

const load = () => client.getCalendarFeed({})

/** The address of one's own calendar: made, renewed and withdrawn here. */
export function CalendarSection() {
  const loading = useLoaded(load)
  return (
    <PageSection id="kalender" title="Kalender pribadi" intro={INTRO}>
      <LoadedPart label="Memuat kalender…" loading={loading}>
        {(state) => <Feed feed={state.feed} put={loading.put} />}
      </LoadedPart>
    </PageSection>
  )
}

interface FeedProps extends CalendarFeed {
  put: (state: CalendarFeed) => void
}

function Feed({ feed, put }: FeedProps) {
  const [address, setAddress] = useState<string>()
  const { running, failure, run } = useAction()
  const make = () =>
    run('make', async () => {
      const made = await client.makeCalendarFeed({})
      setAddress(made.alamat)
      put({ feed: made.feed })
    })
  const remove = () =>
    run('remove', async () => {
      await client.removeCalendarFeed({})
      setAddress(undefined)
      put({ feed: null })
    })
  return (
    <div className="grid gap-5">
      <p role="status" data-figures>
        {feed ? stateInWords(feed) : 'Belum ada alamat kalender.'}
      </p>
      {address && <Address address={address} />}
      <div className="flex flex-wrap gap-3">
        <ActionButton busy={running === 'make'} variant={feed ? 'outline' : 'primary'} onClick={make}>
          {feed ? 'Buat alamat baru' : 'Buat alamat kalender'}
        </ActionButton>
        {feed && (
          <ActionButton busy={running === 'remove'} variant="danger" onClick={remove}>
            Cabut alamat
          </ActionButton>
        )}
      </div>
      {feed && <p className="text-muted text-sm">Alamat baru mengganti yang lama, yang langsung berhenti berlaku.</p>}
      <FormErrors message={failure} />
    </div>
  )
}

function stateInWords({ created_at, last_read_at }: NonNullable<CalendarFeed['feed']>): string {
  const read = last_read_at ? `terakhir dibaca ${momentText(last_read_at)}` : 'belum pernah dibaca'
  return `Alamat dibuat ${momentText(created_at)}, ${read}.`
}

/** Shown once: only its digest is kept. */
function Address({ address }: { address: string }) {
  return (
    <div className="grid gap-3 rounded-box border border-line p-4">
      <label className="grid gap-1.5">
        <span className="font-semibold">Alamat kalender Anda</span>
        <input readOnly value={address} className="input w-full" onFocus={({ target }) => target.select()} />
      </label>
      <p className="text-muted text-sm">Salin sekarang: alamat ini tidak ditampilkan lagi.</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address}>Salin alamat</CopyButton>
        <a href={address.replace(/^https?:/, 'webcal:')} className="btn btn-sm btn-outline">
          Buka di aplikasi kalender
        </a>
      </div>
    </div>
  )
}
