import { useState } from 'react'
import type { Sentences } from '../../../../../lib/calls/sentences.ts'
import { isDay } from '../../../../../lib/day.ts'
import { DayField } from '../../../../../ui/form/fields/DayField.tsx'
import { Field } from '../../../../../ui/form/fields/Field.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import type { TrainingCertificate } from '../../form/contract.ts'

interface TrainingFieldsProps {
  saved: TrainingCertificate
  errors: Sentences
  /** 'persyaratan.4.' */
  prefix: string
  onChange: (training: TrainingCertificate) => void
}

const typedOf = ({ tanggal_sertifikat, ...words }: TrainingCertificate) => ({
  ...words,
  tanggal_sertifikat: tanggal_sertifikat ?? '',
})

/** Shows the fields for a training certificate; each is saved as soon as one leaves it. */
export function TrainingFields({ saved, errors, prefix, onChange }: TrainingFieldsProps) {
  const [typed, setTyped] = useState(() => typedOf(saved))
  const { field } = fieldsOf(typed, (patch) => setTyped((now) => ({ ...now, ...patch })), { errors }, prefix)
  const keep = () => {
    const { tanggal_sertifikat, ...words } = typed
    if (JSON.stringify(typed) === JSON.stringify(typedOf(saved))) return
    onChange({ ...words, tanggal_sertifikat: isDay(tanggal_sertifikat) ? tanggal_sertifikat : null })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the fields in it
    <div
      className="grid gap-5 sm:grid-cols-2"
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === 'Enter') keep()
      }}
    >
      <Field label="Nomor sertifikat" maxLength={100} bind={field('no_sertifikat')} />
      <Field label="Lembaga pelatihan" maxLength={150} bind={field('lembaga_pelatihan')} />
      <DayField label="Tanggal sertifikat" bind={field('tanggal_sertifikat')} />
    </div>
  )
}
