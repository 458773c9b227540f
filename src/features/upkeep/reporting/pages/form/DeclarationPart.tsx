import { CheckField } from '../../../../../ui/form/fields/CheckField.tsx'
import { TextareaField } from '../../../../../ui/form/fields/TextareaField.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import type { PartProps } from './part-props.ts'

/** Obstacles, and the declaration that the code of ethics was kept. */
export function DeclarationPart({ form, errors }: PartProps) {
  const { field, tick } = fieldsOf(form.draft.values, form.draft.change, { errors })
  return (
    <>
      <TextareaField
        label="Kendala"
        optional
        hint="Hambatan dalam menyusun dokumen Amdal selama periode ini."
        maxLength={2000}
        rows={4}
        bind={field('kendala')}
      />
      <CheckField
        label="Saya menyatakan isi laporan ini benar, dan saya mematuhi kode etik penyusun Amdal selama periode ini."
        bind={tick('pernyataan')}
      />
    </>
  )
}
