import { type FormEvent, useId, useState } from 'react'
import { client } from '../../../../app/browser-client.ts'
import { ActionButton } from '../../../../ui/ActionButton.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { PageSection } from '../../../../ui/form/PageSection.tsx'
import { type Run, useAction } from '../../../../ui/use-action.ts'
import type { OwnChannel } from '../contract.ts'

const INTRO =
  'Pengingat tentang jadwal uji, pembayaran, laporan, dan masa berlaku sertifikat juga sebagai pesan singkat. Email tetap dikirim.'

interface Props {
  channels: OwnChannel[]
  put: (channels: OwnChannel[]) => void
}

/** Where one wants short messages beside the mail; nothing at all while the body offers no channel. */
export function ChannelSection({ channels, put }: Props) {
  if (channels.length === 0) return null
  return (
    <PageSection id="pesan-singkat" title="Pesan singkat" intro={INTRO}>
      <div className="grid gap-8">
        {channels.map((channel) => (
          <Channel key={channel.kanal} channel={channel} put={put} />
        ))}
      </div>
    </PageSection>
  )
}

interface ChannelProps extends Pick<Props, 'put'> {
  channel: OwnChannel
}

function Channel({ channel, put }: ChannelProps) {
  const { kanal, label, nomor, menunggu_kode } = channel
  const { running, failure, run } = useAction()
  const part = { channel, put, run, isBusy: running !== undefined }
  const end = () => run('end', async () => put(await client.endChannel({ kanal })))
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{label}</h3>
      {nomor === null && <Start {...part} />}
      {nomor !== null && menunggu_kode && <Code {...part} />}
      {nomor !== null && (
        <div className="grid gap-3">
          <p role="status" data-figures>
            {menunggu_kode ? `Kode dikirim ke ${nomor}.` : `Pesan dikirim ke ${nomor}.`}
          </p>
          <div>
            <ActionButton busy={running === 'end'} variant="danger" onClick={() => void end()}>
              Hentikan {label}
            </ActionButton>
          </div>
        </div>
      )}
      <FormErrors message={failure} />
    </div>
  )
}

interface PartProps extends ChannelProps {
  isBusy: boolean
  run: Run
}

function Start({ channel: { kanal, label, teks_persetujuan }, put, isBusy, run }: PartProps) {
  const [nomor, setNomor] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run('start', async () => put(await client.startChannel({ kanal, nomor, setuju: isAgreed })))
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          Nomor {label}
        </label>
        <input
          id={id}
          type="tel"
          autoComplete="tel"
          className="input w-full"
          value={nomor}
          onChange={({ target }) => setNomor(target.value)}
        />
      </div>
      <label className="flex gap-3">
        <input
          type="checkbox"
          className="checkbox mt-0.5"
          checked={isAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        <span>{teks_persetujuan}</span>
      </label>
      <div>
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy || undefined}>
          Kirim kode
        </button>
      </div>
    </form>
  )
}

function Code({ channel: { kanal }, put, isBusy, run }: PartProps) {
  const [kode, setKode] = useState('')
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run('confirm', async () => put(await client.confirmChannel({ kanal, kode })))
  }
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <label htmlFor={id} className="font-semibold">
        Kode dari pesan
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="input w-full max-w-48"
        value={kode}
        onChange={({ target }) => setKode(target.value)}
      />
      <div>
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy || undefined}>
          Pastikan nomor
        </button>
      </div>
    </form>
  )
}
