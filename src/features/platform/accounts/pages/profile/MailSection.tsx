import { client } from '../../../../../app/calls/browser-client.ts'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { CheckField } from '../../../../../ui/form/fields/CheckField.tsx'
import { LoadedPart } from '../../../../../ui/form/pages/LoadedPart.tsx'
import { PageSection } from '../../../../../ui/form/pages/PageSection.tsx'
import { useLoaded } from '../../../../../ui/form/pages/use-loaded.ts'
import type { MailChoice } from '../../../notifications/contract.ts'

const INTRO =
  'Email tentang akun, permohonan, pembayaran, keputusan, dan kewajiban Anda selalu dikirim. Yang berikut dapat dimatikan; pemberitahuannya tetap ada di area anggota.'

const load = () => client.listMailChoices({})

/** Which mails one wants beside those that always come. */
export function MailSection() {
  const loading = useLoaded(load)
  return (
    <PageSection id="pemberitahuan" title="Pemberitahuan" intro={INTRO}>
      <LoadedPart label="Memuat pilihan…" loading={loading}>
        {(choices) => <Choices choices={choices} put={loading.put} />}
      </LoadedPart>
    </PageSection>
  )
}

interface ChoicesProps {
  choices: MailChoice[]
  put: (choices: MailChoice[]) => void
}

function Choices({ choices, put }: ChoicesProps) {
  const { running, failure, run } = useAction()
  const choose = (jenis: MailChoice['jenis'], kirim: boolean) =>
    run(jenis, async () => put(await client.chooseMail({ jenis, kirim })))
  return (
    <fieldset aria-busy={running !== undefined} className="grid gap-5">
      <legend className="sr-only">Email yang tidak wajib</legend>
      {choices.map(({ jenis, label, keterangan, kirim }) => (
        <CheckField
          key={jenis}
          label={label}
          hint={keterangan}
          bind={{
            name: jenis,
            checked: running === jenis ? !kirim : kirim,
            onChange: ({ target }) => void choose(jenis, (target as HTMLInputElement).checked),
          }}
        />
      ))}
      <FormErrors message={failure} />
      <p role="status" className="text-muted text-sm">
        {running ? 'Menyimpan…' : 'Pilihan tersimpan begitu diubah.'}
      </p>
    </fieldset>
  )
}
