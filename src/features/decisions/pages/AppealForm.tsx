import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../app/browser-client.ts'
import { PrivateFileField } from '../../../app/PrivateFileField.tsx'
import { FormErrors } from '../../../ui/form/FormErrors.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TextareaField } from '../../../ui/form/TextareaField.tsx'
import { useServerForm } from '../../../ui/form/use-server-form.ts'
import type { PrivateFile } from '../../files/contract.ts'

const LEAST = 30
const MOST = 4000

/** Reasons in one's own words, and a paper that supports them. */
export function AppealForm({ id }: { id: number }) {
  const revalidator = useRevalidator()
  const [file, setFile] = useState<PrivateFile>()
  const [length, setLength] = useState(0)
  const form = useServerForm({ alasan: '', berkas_id: '' }, async ({ alasan }) => {
    await client.fileAppeal({ id, tahap: 'belum_kompeten', alasan, berkas_id: file?.id ?? null })
    await revalidator.revalidate()
  })
  return (
    <form onSubmit={form.onSubmit} className="mt-5 grid max-w-3xl gap-4">
      <div>
        <TextareaField
          label="Alasan banding"
          hint={`Sebutkan unit dan bukti yang menurut Anda keliru dinilai, ${LEAST} sampai ${MOST} huruf.`}
          rows={7}
          maxLength={MOST}
          onInput={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
          bind={form.field('alasan')}
        />
        <p className="mt-1 text-right text-muted text-sm tabular-nums">
          {length} dari {MOST} huruf
        </p>
      </div>
      <PrivateFileField
        label="Berkas pendukung"
        optional
        hint="PDF atau gambar, paling besar 2 MB."
        bind={form.field('berkas_id')}
        value={file}
        onChange={setFile}
        jenis="lampiran"
      />
      <FormErrors {...form.summary} />
      <SubmitButton busy={form.busy} className="justify-self-start">
        Kirim banding
      </SubmitButton>
    </form>
  )
}
