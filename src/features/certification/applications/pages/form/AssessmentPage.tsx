import { RadioField } from '../../../../../ui/form/fields/RadioField.tsx'
import { TextareaField } from '../../../../../ui/form/fields/TextareaField.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import { PrivateFileField } from '../../../../platform/files/parts/PrivateFileField.tsx'
import { LegalBasis } from '../../../../platform/regulations/parts/LegalBasis.tsx'
import type { SelfAssessment } from '../../form/contract.ts'
import type { PageProps } from './page-props.ts'

const ANSWERS = [
  ['K', 'Kompeten'],
  ['BK', 'Belum kompeten'],
] as const

/** Page 3: what one thinks of oneself, unit by unit, with evidence. */
export function AssessmentPage({ form, errors }: PageProps) {
  const { values, change } = form.draft
  const changeUnit = (index: number) => (patch: Partial<SelfAssessment>) =>
    change((now) => ({ asesmen: now.asesmen.map((old, at) => (at === index ? { ...old, ...patch } : old)) }))
  return (
    <>
      <p className="max-w-[47em] text-muted">
        Nilai diri Anda dengan jujur. Tulis atau unggah bukti untuk unit yang Anda kuasai; penguji membahasnya dengan
        Anda.
      </p>
      <LegalBasis of="uji" about="Asesmen mandiri" />
      <ol className="grid gap-5">
        {values.asesmen.map((answer, index) => (
          <li key={answer.unit} className="rounded-box border border-line p-4 sm:p-5">
            <Unit form={form} errors={errors} answer={answer} change={changeUnit(index)} prefix={`asesmen.${index}.`} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface UnitProps extends PageProps {
  answer: SelfAssessment
  change: (patch: Partial<SelfAssessment>) => void
  prefix: string
}

function Unit({ form, errors, answer, change, prefix }: UnitProps) {
  const { field, said } = fieldsOf(answer, change, { errors }, prefix)
  return (
    <div className="grid gap-4">
      <RadioField label={answer.unit} options={ANSWERS} bind={field('jawaban')} />
      {answer.jawaban === 'K' && (
        <>
          <TextareaField
            label="Bukti"
            hint="Misalnya: menyusun bab pelingkupan Amdal pelabuhan pada 2024."
            rows={2}
            maxLength={500}
            bind={field('bukti')}
          />
          <PrivateFileField
            label="Berkas bukti"
            optional
            bind={said('bukti_id')}
            value={form.files.find(({ id }) => id === answer.bukti_id)}
            onChange={(file) => {
              if (file) form.noteFile(file)
              change({ bukti_id: file?.id ?? '' })
            }}
            jenis="bukti_asesmen"
            earlier={form.files.filter(({ jenis }) => jenis.startsWith('bukti_') || jenis === 'portofolio')}
          />
        </>
      )}
    </div>
  )
}
