import { useRef, useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { TextareaField } from '../../../../../ui/form/fields/TextareaField.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import { refuseWhileUploading } from '../../../../../ui/form/files/refuse-while-uploading.ts'
import { focusNow } from '../../../../../ui/form/focus-now.ts'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { useStateForm } from '../../../../../ui/form/use-state-form.ts'
import type { PrivateFile } from '../../../files/contract.ts'
import { PrivateFileField } from '../../../files/parts/PrivateFileField.tsx'
import type { DocumentKind } from '../../changes/replacement-rules.ts'
import type { PersonalState } from '../../contract.ts'
import { FILE_HINTS } from '../fields/file-hints.ts'

interface ReplaceFormProps {
  kind: DocumentKind
  label: string
  /** The version of the personal data that the person sees. */
  version: number
  onReplaced: (state: PersonalState) => void
  onStale: () => Promise<void>
  onCancel: () => void
}

/** Puts a new file in the place of a document. */
export function ReplaceForm({ kind, label, version, onReplaced, onStale, onCancel }: ReplaceFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [file, setFile] = useState<PrivateFile>()
  const form = useStateForm({ file_id: '', alasan: '' }, async (values) => {
    if (element.current) refuseWhileUploading(element.current)
    onReplaced(await client.replaceDocument({ jenis: kind, version, ...values }))
  })
  const { field, said } = fieldsOf(form.values, form.change, form)
  const isStale = form.refusal?.status === 409
  return (
    <form ref={element} noValidate onSubmit={form.onSubmit} aria-label={`Ganti ${label}`} className="mt-4 grid gap-5">
      <p ref={focusNow} tabIndex={-1} className="text-muted outline-none">
        Unggah berkas yang baru. Berkas yang sekarang tetap tersimpan dalam riwayat.
      </p>
      <PrivateFileField
        label={`${label} yang baru`}
        hint={FILE_HINTS[kind]}
        bind={said('file_id')}
        value={file}
        onChange={(given) => {
          setFile(given)
          form.change({ file_id: given?.id ?? '' })
        }}
        jenis={kind}
      />
      <TextareaField
        label="Alasan"
        optional
        hint="Misalnya: KTP diperbarui."
        maxLength={500}
        rows={2}
        bind={field('alasan')}
      />
      <FormErrors {...form.summary} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={form.busy}>Pakai dokumen ini</SubmitButton>
        <ActionButton busy={false} onClick={isStale ? () => void onStale() : onCancel}>
          {isStale ? 'Muat ulang data' : 'Batal'}
        </ActionButton>
      </div>
    </form>
  )
}
