import { Field } from '../../../../../ui/form/fields/Field.tsx'
import { Rows } from '../../../../../ui/form/fields/Rows.tsx'
import { SelectField } from '../../../../../ui/form/fields/SelectField.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import type { PersonalDraft } from '../../contract.ts'
import { EDUCATION_LABELS } from '../../label-rules.ts'
import { DEGREES } from '../../rules.ts'
import type { FieldSet } from './field-set.ts'

const MOST_ROWS = 20

export const BLANK_EDUCATION: PersonalDraft['pendidikan'][number] = {
  jenjang: '',
  perguruan_tinggi: '',
  program_studi: '',
  tahun_lulus: '',
  nomor_ijazah: '',
}

export function EducationFields({ values, change, said }: FieldSet<Pick<PersonalDraft, 'pendidikan'>>) {
  return (
    <Rows
      noun="Pendidikan"
      bind={fieldsOf(values, change, said).said('pendidikan')}
      rows={values.pendidikan}
      change={(update) => change((now) => ({ pendidikan: update(now.pendidikan) }))}
      blank={BLANK_EDUCATION}
      most={MOST_ROWS}
      sortable
    >
      {(row, changeRow, index) => {
        const { field } = fieldsOf(row, changeRow, said, `pendidikan.${index}.`)
        return (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <SelectField label={EDUCATION_LABELS.jenjang} options={DEGREES} bind={field('jenjang')} />
              <Field
                label={EDUCATION_LABELS.tahun_lulus}
                hint="4 angka, misalnya 2012."
                inputMode="numeric"
                autoComplete="off"
                bind={field('tahun_lulus')}
              />
            </div>
            <Field label={EDUCATION_LABELS.perguruan_tinggi} autoComplete="off" bind={field('perguruan_tinggi')} />
            <Field label={EDUCATION_LABELS.program_studi} autoComplete="off" bind={field('program_studi')} />
            <Field
              label={EDUCATION_LABELS.nomor_ijazah}
              hint="Tulis tanda - bila ijazah tidak bernomor."
              autoComplete="off"
              bind={field('nomor_ijazah')}
            />
          </>
        )
      }}
    </Rows>
  )
}
