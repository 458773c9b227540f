import { TextareaField } from '../../../../../ui/form/fields/TextareaField.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import type { PageProps } from './page-props.ts'
import { ScheduleSummary } from './ScheduleSummary.tsx'
import { WaitingList } from './WaitingList.tsx'

/** Page 1: the scheme and its schedule, and what one needs on the day. */
export function SchedulePage({ form, errors }: PageProps) {
  const { values, change } = form.draft
  const { field } = fieldsOf(values, change, { errors })
  return (
    <>
      <ScheduleSummary schedule={form.application.jadwal} />
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
