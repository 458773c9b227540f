import { useRevalidator } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { Fold } from '../../../../ui/Fold.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { RadioField } from '../../../../ui/form/fields/RadioField.tsx'
import { TextareaField } from '../../../../ui/form/fields/TextareaField.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import type { OwnSanctions } from '../contract.ts'
import { LEAST_REASON, SANCTION_KINDS, type SanctionKind } from '../rules.ts'

const MOST = 2000

/** The form for what a holder may ask for themselves: a pause, or the end. */
export function SanctionRequest({ certificate }: { certificate: OwnSanctions['dapat_diminta'][number] }) {
  const { certificate_id, no_sertifikasi, jenis } = certificate
  const revalidator = useRevalidator()
  const form = useServerForm({ jenis: '', uraian: '' }, async ({ jenis, uraian }) => {
    await client.requestSanction({ certificate_id, jenis: jenis as SanctionKind, uraian })
    await revalidator.revalidate()
  })
  return (
    <Fold
      title={`Minta sertifikat ${no_sertifikasi} dibekukan atau dicabut`}
      className="panel no-print px-5 py-4 sm:px-6"
    >
      <form noValidate onSubmit={form.onSubmit} className="mt-4 mb-1 grid max-w-3xl gap-4">
        <p className="max-w-[50em]">
          Selama dibekukan Anda tidak boleh memakai sertifikat ini, sampai petugas memulihkannya atas permintaan Anda.
          Pencabutan tidak dapat dibatalkan; untuk bersertifikat lagi Anda mengikuti sertifikasi dari awal.
        </p>
        <RadioField
          label="Yang Anda minta"
          options={jenis.map((kind) => [kind, SANCTION_KINDS[kind]] as const)}
          bind={form.field('jenis')}
        />
        <TextareaField
          label="Alasan permintaan"
          hint={`${LEAST_REASON} sampai ${MOST} huruf.`}
          rows={4}
          maxLength={MOST}
          bind={form.field('uraian')}
        />
        <FormErrors {...form.summary} />
        <SubmitButton busy={form.busy} className="justify-self-start">
          Kirim permintaan
        </SubmitButton>
      </form>
    </Fold>
  )
}
