import { Rows } from '../../../../../ui/form/fields/Rows.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import { BLANK_EXPERIENCE, ExperienceFields } from '../../parts/ExperienceFields.tsx'
import { experienceWords } from './experience-words.ts'
import type { PageProps } from './page-props.ts'

const MOST = 50

/** Page 2: Amdal documents that one worked on. */
export function ExperiencePage({ form, errors }: PageProps) {
  const { values, change } = form.draft
  const { said } = fieldsOf(values, change, { errors })
  return (
    <>
      <p className="max-w-[47em] text-muted">{experienceWords(form.application)}</p>
      <Rows
        noun="Dokumen"
        bind={said('pengalaman')}
        rows={values.pengalaman}
        change={(update) => change((now) => ({ pengalaman: update(now.pengalaman) }))}
        blank={BLANK_EXPERIENCE}
        most={MOST}
      >
        {(row, changeRow, index) => (
          <ExperienceFields
            row={row}
            change={changeRow}
            errors={errors}
            prefix={`pengalaman.${index}.`}
            files={form.files}
            noteFile={form.noteFile}
            jenis="bukti_pengalaman"
            reusable={['bukti_pengalaman', 'portofolio', 'bukti_laporan']}
          />
        )}
      </Rows>
    </>
  )
}
