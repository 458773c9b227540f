import { useState } from 'react'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
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
  /** Asks which item of the written exam it is about; that may stay empty. */
  asksItem?: boolean
  send: (words: string, fileId: string | null, item: NamedItem) => Promise<unknown>
}

/** An item of the written exam as it was typed: the form's code and its number there. */
interface NamedItem {
  naskah: string
  nomor_soal: string
}

/** Something to say in one's own words, and perhaps a paper that supports it. */
export function StatementForm({ label, hint, most, jenis, button, asksItem = false, send }: Props) {
  const [file, setFile] = useState<PrivateFile>()
  const [length, setLength] = useState(0)
  const form = useServerForm(
    { kata: '', file_id: '', naskah: '', nomor_soal: '' },
    ({ kata, naskah, nomor_soal }) => send(kata, file?.id ?? null, { naskah, nomor_soal }),
    null,
    label,
  )
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
      {asksItem && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Kode naskah"
            optional
            hint="Bila keberatan tentang satu soal ujian tulis; tertulis di kaki buku soal."
            bind={form.field('naskah')}
          />
          <Field
            label="Nomor soal"
            optional
            hint="Jangan menulis isi soalnya."
            inputMode="numeric"
            bind={form.field('nomor_soal')}
          />
        </div>
      )}
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
