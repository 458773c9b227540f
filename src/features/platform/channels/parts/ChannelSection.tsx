import { client } from '../../../../app/calls/browser-client.ts'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { CheckField } from '../../../../ui/form/fields/CheckField.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { PageSection } from '../../../../ui/form/pages/PageSection.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
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
  const end = () => run('end', async () => put(await client.endChannel({ kanal })))
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{label}</h3>
      {nomor === null && <Start channel={channel} put={put} />}
      {nomor !== null && menunggu_kode && <Code channel={channel} put={put} />}
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

/** Its own name on a page that may have one for each channel. */
const nameOf = ({ kanal }: OwnChannel): string => `pesan-singkat ${kanal}`

function Start({ channel, put }: ChannelProps) {
  const { kanal, label, teks_persetujuan } = channel
  const start = { nomor: '', setuju: false }
  const send = async (values: typeof start) => put(await client.startChannel({ kanal, ...values }))
  const form = useServerForm(start, send, null, nameOf(channel))
  return (
    <form className="grid gap-4" onSubmit={form.onSubmit} noValidate>
      <Field
        label={`Nomor ${label}`}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        required
        bind={form.field('nomor')}
      />
      <CheckField label={teks_persetujuan} bind={form.field('setuju')} />
      <FormErrors {...form.summary} />
      <div>
        <SubmitButton busy={form.busy}>Kirim kode</SubmitButton>
      </div>
    </form>
  )
}

function Code({ channel, put }: ChannelProps) {
  const { kanal } = channel
  const send = async (values: { kode: string }) => put(await client.confirmChannel({ kanal, ...values }))
  const form = useServerForm({ kode: '' }, send, null, nameOf(channel))
  return (
    <form className="grid gap-3" onSubmit={form.onSubmit} noValidate>
      <Field
        label="Kode dari pesan"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
        bind={form.field('kode')}
      />
      <FormErrors {...form.summary} />
      <div>
        <SubmitButton busy={form.busy}>Pastikan nomor</SubmitButton>
      </div>
    </form>
  )
}
