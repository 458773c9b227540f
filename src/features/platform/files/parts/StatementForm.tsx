import { useState } from 'react'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { TextareaField } from '../../../../ui/form/fields/TextareaField.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import type { PrivateFile } from '../contract.ts'
import type { FileKind } from '../rules.ts'
import { PrivateFileField } from './PrivateFileField.tsx'

interface Props {
  label: string
  hint: string
  most: number
  /** The file is uploaded as that kind; without a kind none is asked for. */
  jenis?: FileKind
  button: string
  send: (words: string, fileId: string | null) => Promise<unknown>
}

/** Something to say in one's own words, and perhaps a paper that supports it. */
export function StatementForm({ label, hint, most, jenis, button, send }: Props) {
  const [file, setFile] = useState<PrivateFile>()
  const [length, setLength] = useState(0)
  const form = useServerForm({ kata: '', file_id: '' }, ({ kata }) => send(kata, file?.id ?? null), null, label)
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-5 grid max-w-3xl gap-4">
      <div>
        <TextareaField
          label={label}
          hint={hint}
          rows={7}
          maxLength={most}
          onInput={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
          bind={form.field('kata', 'alasan', 'jawaban', 'uraian')}
        />
        <p className="mt-1 text-right text-muted text-sm tabular-nums">
          {length} dari {most} huruf
        </p>
      </div>
      {jenis && (
        <PrivateFileField
          label="Berkas pendukung"
          optional
          hint="PDF atau gambar, paling besar 2 MB."
          bind={form.field('file_id', 'answer_file_id')}
          value={file}
          onChange={setFile}
          jenis={jenis}
        />
      )}
      <FormErrors {...form.summary} />
      <SubmitButton busy={form.busy} className="justify-self-start">
        {button}
      </SubmitButton>
    </form>
  )
}
