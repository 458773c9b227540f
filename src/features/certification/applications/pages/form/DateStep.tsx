import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import { TextareaField } from '../../../../../ui/form/TextareaField.tsx'
import { DateFacts } from './DateFacts.tsx'
import type { StepProps } from './step-props.ts'
import { WaitingList } from './WaitingList.tsx'

/** Step 1: the scheme and its date, and what one needs on the day. */
export function DateStep({ form, errors }: StepProps) {
  const { values, change } = form.draft
  const { field } = fieldsOf(values, change, { errors })
  return (
    <>
      <DateFacts date={form.application.jadwal} />
      <WaitingList form={form} />
      <TextareaField
        label="Kebutuhan khusus"
        optional
        hint="Misalnya kursi roda, huruf besar, atau juru bahasa isyarat. Kami menyiapkannya pada hari uji."
        maxLength={1000}
        bind={field('kebutuhan_khusus')}
      />
    </>
  )
}
