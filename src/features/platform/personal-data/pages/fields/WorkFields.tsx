import { EXPERTISES } from '../../../../../lib/people/expertise.ts'
import { capital } from '../../../../../lib/text/capital.ts'
import { CheckList } from '../../../../../ui/form/fields/CheckList.tsx'
import { Field } from '../../../../../ui/form/fields/Field.tsx'
import { SelectField } from '../../../../../ui/form/fields/SelectField.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import type { PersonalDraft } from '../../contract.ts'
import { LABELS } from '../../label-rules.ts'
import { WORK_STATES } from '../../rules.ts'
import type { FieldSet } from './field-set.ts'

type Work = Pick<
  PersonalDraft,
  'status_pekerjaan' | 'instansi' | 'jabatan' | 'nama_lpjp' | 'no_registrasi_lpjp' | 'bidang_keahlian' | 'keahlian_lain'
>

const EXPERTISE_OPTIONS = EXPERTISES.map((expertise) => [expertise, capital(expertise)] as const)

export function WorkFields({ values, change, said }: FieldSet<Work>) {
  const { field, choices } = fieldsOf(values, change, said)
  return (
    <>
      <SelectField label={LABELS.status_pekerjaan} options={WORK_STATES} bind={field('status_pekerjaan')} />
      {values.status_pekerjaan !== 'Belum bekerja' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={LABELS.instansi} autoComplete="organization" bind={field('instansi')} />
          <Field label={LABELS.jabatan} autoComplete="organization-title" bind={field('jabatan')} />
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={LABELS.nama_lpjp}
          optional
          hint="Lembaga penyedia jasa penyusunan Amdal tempat Anda terdaftar."
          autoComplete="off"
          bind={field('nama_lpjp')}
        />
        <Field
          label={LABELS.no_registrasi_lpjp}
          optional
          hint="Diisi bersama nama LPJP."
          autoComplete="off"
          bind={field('no_registrasi_lpjp')}
        />
      </div>
      <CheckList
        label={LABELS.bidang_keahlian}
        hint="Pilih semua yang sesuai."
        options={EXPERTISE_OPTIONS}
        bind={choices('bidang_keahlian')}
      />
      {values.bidang_keahlian.includes('lainnya') && (
        <Field label={LABELS.keahlian_lain} autoComplete="off" bind={field('keahlian_lain')} />
      )}
    </>
  )
}
