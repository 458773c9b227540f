import { BirthDayField } from '../../../../../ui/form/fields/BirthDayField.tsx'
import { Field } from '../../../../../ui/form/fields/Field.tsx'
import { RadioField } from '../../../../../ui/form/fields/RadioField.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import type { PersonalDraft } from '../../contract.ts'
import { LABELS } from '../../label-rules.ts'
import type { FieldSet } from './field-set.ts'
import { inFours, SEXES } from './labels.ts'
import { isReadFromNik, withNikRead } from './read-along.ts'
import { TidyName } from './TidyName.tsx'

const NATIONALITY_WORDS = [
  ['WNI', 'WNI'],
  ['WNA', 'WNA'],
] as const

export function IdentityFields({ values, change, said }: FieldSet<PersonalDraft>) {
  const { field } = fieldsOf(values, (patch) => change((now) => withNikRead(now, patch)), said)
  return (
    <>
      <Field label={LABELS.nama_lengkap} hint="Tanpa gelar." autoComplete="name" bind={field('nama_lengkap')} />
      <TidyName values={values} change={change} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={LABELS.gelar_depan}
          optional
          hint="Contoh: Dr. Ir."
          autoComplete="honorific-prefix"
          bind={field('gelar_depan')}
        />
        <Field
          label={LABELS.gelar_belakang}
          optional
          hint="Contoh: S.T., M.Si."
          autoComplete="honorific-suffix"
          bind={field('gelar_belakang')}
        />
      </div>
      <RadioField label={LABELS.kewarganegaraan} options={NATIONALITY_WORDS} bind={field('kewarganegaraan')} />
      {values.kewarganegaraan === 'WNA' ? (
        <Field
          label={LABELS.no_paspor}
          hint="Tanpa spasi, seperti pada halaman identitas paspor."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          bind={field('no_paspor')}
        />
      ) : (
        <Field
          label={LABELS.nik}
          hint={<NikHint typed={values.nik} />}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          bind={field('nik')}
        />
      )}
      {values.kewarganegaraan !== 'WNA' && isReadFromNik(values) && (
        <p role="status" className="text-sm">
          Tanggal lahir dan jenis kelamin di bawah ini terbaca dari NIK. Perbaiki bila berbeda dengan KTP Anda.
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={LABELS.tempat_lahir} autoComplete="off" bind={field('tempat_lahir')} />
        <BirthDayField label={LABELS.tanggal_lahir} bind={field('tanggal_lahir')} />
      </div>
      <RadioField label={LABELS.jenis_kelamin} options={SEXES} bind={field('jenis_kelamin')} />
      <Field
        label={LABELS.npwp}
        optional
        hint="15 atau 16 angka."
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        bind={field('npwp')}
      />
    </>
  )
}

/** Sixteen digits are easier to compare with the card in groups of four. */
function NikHint({ typed }: { typed: string }) {
  const grouped = inFours(typed)
  if (grouped === '') return '16 angka pada KTP; spasi boleh ditulis.'
  return (
    <>
      Terbaca{' '}
      <span data-figures className="font-semibold">
        {grouped}
      </span>{' '}
      ({grouped.replaceAll(' ', '').length} dari 16 angka)
    </>
  )
}
