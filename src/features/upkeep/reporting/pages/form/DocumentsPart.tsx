import { Field } from '../../../../../ui/form/fields/Field.tsx'
import { RadioField } from '../../../../../ui/form/fields/RadioField.tsx'
import { Rows } from '../../../../../ui/form/fields/Rows.tsx'
import { SelectField } from '../../../../../ui/form/fields/SelectField.tsx'
import { TextareaField } from '../../../../../ui/form/fields/TextareaField.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import { BLANK_EXPERIENCE, ExperienceFields } from '../../../../certification/applications/parts/ExperienceFields.tsx'
import { EXPERIENCE_ROLES, ROLE_LABELS } from '../../../../certification/applications/rules.ts'
import type { Colleague, ReportDocument } from '../../contract.ts'
import { DOCUMENT_STAGES, SUMMARY_LENGTH } from '../../rules.ts'
import type { PartProps } from './part-props.ts'
import { ReuseDocument } from './ReuseDocument.tsx'

const BLANK: ReportDocument = {
  ...BLANK_EXPERIENCE,
  tahap_dokumen: '',
  no_registrasi_amdalnet: '',
  bidang_tugas: '',
  ringkasan_peran: '',
  rekan: [],
}
const BLANK_COLLEAGUE: Colleague = { no_sertifikasi: '', peran: '' }
const MOST = 50
const MOST_COLLEAGUES = 20

/** The documents of the year, or why there are none. */
export function DocumentsPart({ form, errors }: PartProps) {
  const { values, change } = form.draft
  const { field, said } = fieldsOf(values, change, { errors })
  return (
    <>
      <RadioField
        label="Apakah Anda menyusun dokumen Amdal pada periode ini?"
        options={[
          ['ada', 'Ya, laporkan dokumen'],
          ['nihil', 'Tidak, kirim laporan nihil'],
        ]}
        bind={{
          name: 'nihil',
          value: values.nihil ? 'nihil' : 'ada',
          onChange: ({ target }) => change({ nihil: target.value === 'nihil' }),
        }}
      />
      {values.nihil ? (
        <TextareaField
          label="Alasan laporan nihil"
          hint="Laporan nihil tetap memenuhi kewajiban pelaporan."
          maxLength={1000}
          rows={4}
          bind={field('alasan_nihil')}
        />
      ) : (
        <>
          <ReuseDocument form={form} />
          <Rows
            noun="Dokumen"
            bind={said('dokumen')}
            rows={values.dokumen}
            change={(update) => change((now) => ({ dokumen: update(now.dokumen) }))}
            blank={BLANK}
            most={MOST}
          >
            {(row, changeRow, index) => (
              <Document form={form} errors={errors} row={row} change={changeRow} prefix={`dokumen.${index}.`} />
            )}
          </Rows>
        </>
      )}
    </>
  )
}

interface DocumentProps extends PartProps {
  row: ReportDocument
  change: (patch: Partial<ReportDocument>) => void
  prefix: string
}

function Document({ form, errors, row, change, prefix }: DocumentProps) {
  const { field } = fieldsOf(row, change, { errors }, prefix)
  return (
    <ExperienceFields
      row={row}
      change={change}
      errors={errors}
      prefix={prefix}
      files={form.files}
      noteFile={form.noteFile}
      jenis="bukti_laporan"
      reusable={['bukti_laporan', 'bukti_pengalaman', 'portofolio']}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Tahap dokumen" options={DOCUMENT_STAGES} bind={field('tahap_dokumen')} />
        <Field label="Bidang tugas" maxLength={200} bind={field('bidang_tugas')} />
        <Field label="Nomor registrasi Amdalnet (bila ada)" maxLength={100} bind={field('no_registrasi_amdalnet')} />
      </div>
      <TextareaField
        label="Ringkasan peran"
        hint={`Apa yang Anda kerjakan sendiri, ${SUMMARY_LENGTH.least} sampai ${SUMMARY_LENGTH.most} huruf.`}
        maxLength={SUMMARY_LENGTH.most}
        rows={4}
        bind={field('ringkasan_peran')}
      />
      <Colleagues form={form} errors={errors} row={row} change={change} prefix={prefix} />
    </ExperienceFields>
  )
}

function Colleagues({ errors, row, change, prefix }: DocumentProps) {
  const { said } = fieldsOf(row, change, { errors }, prefix)
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Rekan tim bersertifikat (opsional)</legend>
      <p className="mt-1 mb-3 text-muted text-sm">
        Rekan diminta memastikan perannya. Ia hanya melihat judul, tahun, pemrakarsa, dan peran yang Anda sebut.
      </p>
      <Rows
        noun="Rekan"
        bind={said('rekan')}
        rows={row.rekan}
        change={(update) => change({ rekan: update(row.rekan) })}
        blank={BLANK_COLLEAGUE}
        most={MOST_COLLEAGUES}
      >
        {(colleague, changeColleague, index) => {
          const { field } = fieldsOf(colleague, changeColleague, { errors }, `${prefix}rekan.${index}.`)
          return (
            <div className="grid gap-5 sm:grid-cols-2">
              <Field label="Nomor sertifikat rekan" maxLength={100} bind={field('no_sertifikasi')} />
              <SelectField
                label="Peran rekan"
                options={EXPERIENCE_ROLES.map((role) => [role, ROLE_LABELS[role] ?? role] as const)}
                bind={field('peran')}
              />
            </div>
          )
        }}
      </Rows>
    </fieldset>
  )
}
