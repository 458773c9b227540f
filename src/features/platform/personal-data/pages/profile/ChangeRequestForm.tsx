import { useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { BirthDayField } from '../../../../../ui/form/fields/BirthDayField.tsx'
import { Field } from '../../../../../ui/form/fields/Field.tsx'
import { TextareaField } from '../../../../../ui/form/fields/TextareaField.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import { focusNow } from '../../../../../ui/form/focus-now.ts'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { useStateForm } from '../../../../../ui/form/use-state-form.ts'
import type { PrivateFile } from '../../../files/contract.ts'
import { PrivateFileField } from '../../../files/parts/PrivateFileField.tsx'
import type { PersonalDraft } from '../../contract.ts'
import { LABELS } from '../../label-rules.ts'

interface ChangeRequestFormProps {
  isi: PersonalDraft
  onSent: () => Promise<void>
  onCancel: () => void
}

interface Values {
  nama_lengkap: string
  nik: string
  no_paspor: string
  tanggal_lahir: string
  alasan: string
  file_id: string
}

const EMPTY: Values = { nama_lengkap: '', nik: '', no_paspor: '', tanggal_lahir: '', alasan: '', file_id: '' }

/** Asks for another name, number or birth date; what stays empty stays as it is. */
export function ChangeRequestForm({ isi, onSent, onCancel }: ChangeRequestFormProps) {
  const [evidence, setEvidence] = useState<PrivateFile>()
  const form = useStateForm(EMPTY, async (values) => {
    await client.requestDataChange({ ...values, file_id: evidence?.id ?? '' })
    await onSent()
  })
  const { field, said } = fieldsOf(form.values, form.change, form)
  return (
    <form noValidate onSubmit={form.onSubmit} aria-labelledby="ajukan-perubahan" className="grid gap-5">
      <div>
        <h3 id="ajukan-perubahan" ref={focusNow} tabIndex={-1} className="outline-none">
          Ajukan perubahan data
        </h3>
        <p className="mt-1 text-muted">Isi hanya yang berubah. Petugas memeriksanya bersama bukti Anda.</p>
      </div>
      <Field label={LABELS.nama_lengkap} optional autoComplete="name" bind={field('nama_lengkap')} />
      {isi.kewarganegaraan === 'WNA' ? (
        <Field label={LABELS.no_paspor} optional autoComplete="off" spellCheck={false} bind={field('no_paspor')} />
      ) : (
        <Field
          label={LABELS.nik}
          optional
          hint="16 angka pada KTP."
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          bind={field('nik')}
        />
      )}
      <BirthDayField label={LABELS.tanggal_lahir} optional bind={field('tanggal_lahir')} />
      <TextareaField label="Alasan" maxLength={500} bind={field('alasan')} />
      <PrivateFileField
        label="Bukti"
        hint="KTP, kutipan akta, atau penetapan yang memuat data baru. PDF, JPG, PNG, atau WebP, paling besar 2 MB."
        bind={said('file_id')}
        value={evidence}
        onChange={setEvidence}
        jenis="bukti_perubahan"
      />
      <FormErrors {...form.summary} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={form.busy}>Kirim pengajuan</SubmitButton>
        <ActionButton busy={false} onClick={onCancel}>
          Batal
        </ActionButton>
      </div>
    </form>
  )
}
