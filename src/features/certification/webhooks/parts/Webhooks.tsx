import { useState } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import { longMoment } from '../../../../lib/day.ts'
import { Chip, type Tone } from '../../../../ui/Chip.tsx'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { CopyButton } from '../../../../ui/feedback/CopyButton.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { CheckField } from '../../../../ui/form/fields/CheckField.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { LoadedPart } from '../../../../ui/form/pages/LoadedPart.tsx'
import { useLoaded } from '../../../../ui/form/pages/use-loaded.ts'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import type { Webhook } from '../contract.ts'
import { type WebhookState, webhookConsentText } from '../rules.ts'

interface Certificate {
  id: number
  no_sertifikasi: string
}

const load = () => client.listWatchers({})

const STATES: Record<WebhookState, { tone: Tone; word: string }> = {
  diundang: { tone: 'info', word: 'Menunggu jawaban' },
  aktif: { tone: 'success', word: 'Diberi tahu' },
  berakhir: { tone: 'neutral', word: 'Berakhir' },
}

/**
 * Shows who is told of each change of a certificate's status: only those whom its holder invites, until that is
 * revoked.
 */
export function Webhooks({ certificate }: { certificate: Certificate }) {
  const loading = useLoaded(load)
  return (
    <div className="grid gap-5">
      <p className="max-w-[45em]">
        Pemberi kerja atau instansi dapat diberi tahu secara otomatis saat status sertifikat ini berubah. Anda yang
        mengundang, dan Anda dapat mencabutnya kapan saja.
      </p>
      <LoadedPart label="Memuat pengamat…" loading={loading}>
        {(webhooks) => (
          <>
            <List webhooks={webhooks.filter((one) => one.certificate_id === certificate.id)} put={loading.put} />
            <Invite certificate={certificate} put={loading.put} />
          </>
        )}
      </LoadedPart>
    </div>
  )
}

interface ListProps {
  webhooks: Webhook[]
  put: (webhooks: Webhook[]) => void
}

function List({ webhooks, put }: ListProps) {
  const { running, failure, run } = useAction()
  if (webhooks.length === 0) return <p className="text-muted">Belum ada pengamat.</p>
  const end = (id: number) => run(String(id), async () => put(await client.endWatcher({ id })))
  return (
    <>
      <ul className="divide-y divide-line">
        {webhooks.map((webhook) => (
          <li key={webhook.id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold [overflow-wrap:anywhere]">{webhook.nama_pengamat}</p>
              <p className="text-muted text-sm [overflow-wrap:anywhere]">{inWords(webhook)}</p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Chip tone={STATES[webhook.keadaan].tone}>{STATES[webhook.keadaan].word}</Chip>
              {webhook.keadaan !== 'berakhir' && (
                <ActionButton
                  small
                  busy={running === String(webhook.id)}
                  variant="danger"
                  onClick={() => void end(webhook.id)}
                >
                  Cabut<span className="sr-only"> {webhook.nama_pengamat}</span>
                </ActionButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      <FormErrors message={failure} />
    </>
  )
}

function inWords({ consented_at, host, ended_at, ended_by, last_sent_at }: Webhook): string {
  const parts = [`Disetujui ${longMoment(new Date(consented_at))}`]
  if (host) parts.push(`tujuan ${host}`)
  if (last_sent_at) parts.push(`terakhir diberi tahu ${longMoment(new Date(last_sent_at))}`)
  if (ended_at) parts.push(`dicabut ${ended_by ?? ''} ${longMoment(new Date(ended_at))}`)
  return `${parts.join(', ')}.`
}

function Invite({ certificate, put }: { certificate: Certificate; put: ListProps['put'] }) {
  const [link, setLink] = useState<string>()
  const start = { nama_pengamat: '', setuju: false }
  const [name, setName] = useState('')
  const send = async (values: typeof start) => {
    const { tautan, pengamat } = await client.inviteWatcher({ certificate_id: certificate.id, ...values })
    setLink(tautan)
    put(pengamat)
    form.reset(start)
  }
  const form = useServerForm(start, send, null, `pengamat ${certificate.id}`)
  const field = form.field('nama_pengamat')
  return (
    <>
      {link && <Invitation link={link} />}
      <form className="no-print grid gap-4" onSubmit={form.onSubmit} noValidate>
        <Field
          label="Siapa yang diberi tahu"
          hint="Nama pemberi kerja atau instansi."
          maxLength={200}
          required
          bind={field}
          onInput={({ currentTarget }) => setName(currentTarget.value.trim())}
        />
        <CheckField
          label={webhookConsentText(name || 'pihak di atas', certificate.no_sertifikasi)}
          bind={form.field('setuju')}
        />
        <FormErrors {...form.summary} />
        <div>
          <SubmitButton busy={form.busy}>Setujui dan buat undangan</SubmitButton>
        </div>
      </form>
    </>
  )
}

/** Shows the invitation once: only its digest is stored. */
const Invitation = ({ link }: { link: string }) => (
  <div className="grid gap-3 rounded-box border border-line p-4">
    <label className="grid gap-1.5">
      <span className="font-semibold">Tautan undangan</span>
      <input readOnly value={link} className="input w-full" onFocus={({ target }) => target.select()} />
    </label>
    <p className="text-muted text-sm">
      Salin sekarang dan kirim sendiri kepada pengamat: tautan ini tidak ditampilkan lagi dan berlaku 14 hari.
    </p>
    <div>
      <CopyButton text={link}>Salin undangan</CopyButton>
    </div>
  </div>
)
