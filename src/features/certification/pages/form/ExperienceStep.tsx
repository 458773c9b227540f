import { PrivateFileField } from '../../../../app/PrivateFileField.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { Rows } from '../../../../ui/form/Rows.tsx'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import type { ExperienceRow } from '../../form-contract.ts'
import { EXPERIENCE_KINDS, EXPERIENCE_ROLES } from '../../rules.ts'
import type { StepProps } from './step-props.ts'

const BLANK: ExperienceRow = {
  judul_dokumen: '',
  jenis_dokumen: '',
  pemrakarsa: '',
  lokasi: '',
  tahun: '',
  peran: '',
  no_skkl: '',
  bukti_id: '',
}
const MOST = 50
const ROLES: Record<(typeof EXPERIENCE_ROLES)[number], string> = {
  ketua: 'Ketua tim',
  anggota: 'Anggota tim',
  'tenaga ahli': 'Tenaga ahli',
}

/** Step 2: Amdal documents that one worked on. */
export function ExperienceStep({ form, errors }: StepProps) {
  const { values, change } = form.draft
  const { said } = fieldsOf(values, change, { errors })
  const least = form.application.min_dokumen_amdal
  return (
    <>
      <p className="max-w-[65ch] text-muted">
        {least > 0
          ? `Skema ini mensyaratkan paling sedikit ${least} dokumen Amdal yang Anda susun.`
          : 'Skema ini tidak mensyaratkan pengalaman. Dokumen yang pernah Anda susun memperkuat permohonan Anda.'}
      </p>
      <Rows
        noun="Dokumen"
        bind={said('pengalaman')}
        rows={values.pengalaman}
        change={(update) => change((now) => ({ pengalaman: update(now.pengalaman) }))}
        blank={BLANK}
        most={MOST}
      >
        {(row, changeRow, index) => (
          <Experience form={form} errors={errors} row={row} change={changeRow} prefix={`pengalaman.${index}.`} />
        )}
      </Rows>
    </>
  )
}

interface ExperienceProps extends StepProps {
  row: ExperienceRow
  change: (patch: Partial<ExperienceRow>) => void
  prefix: string
}

function Experience({ form, errors, row, change, prefix }: ExperienceProps) {
  const { field, said } = fieldsOf(row, change, { errors }, prefix)
  return (
    <>
      <Field label="Judul dokumen" bind={field('judul_dokumen')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Jenis dokumen" options={EXPERIENCE_KINDS} bind={field('jenis_dokumen')} />
        <SelectField
          label="Peran Anda"
          options={EXPERIENCE_ROLES.map((role) => [role, ROLES[role]] as const)}
          bind={field('peran')}
        />
        <Field label="Pemrakarsa" bind={field('pemrakarsa')} />
        <Field label="Lokasi" hint="Kabupaten atau kota, provinsi" bind={field('lokasi')} />
        <Field label="Tahun" inputMode="numeric" maxLength={4} bind={field('tahun')} />
        <Field label="Nomor SKKL (bila ada)" bind={field('no_skkl')} />
      </div>
      <PrivateFileField
        label="Bukti"
        hint="Halaman judul dan halaman susunan tim. PDF atau gambar, paling besar 2 MB."
        bind={said('bukti_id')}
        value={form.files.find(({ id }) => id === row.bukti_id)}
        onChange={(file) => {
          if (file) form.noteFile(file)
          change({ bukti_id: file?.id ?? '' })
        }}
        jenis="bukti_pengalaman"
        earlier={form.files.filter(({ jenis }) => jenis === 'bukti_pengalaman' || jenis === 'portofolio')}
      />
    </>
  )
}
