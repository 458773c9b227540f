import { PROVINCES } from '../../../../../lib/people/province.ts'
import { Field } from '../../../../../ui/form/fields/Field.tsx'
import { SelectField } from '../../../../../ui/form/fields/SelectField.tsx'
import { TextareaField } from '../../../../../ui/form/fields/TextareaField.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import { LABELS } from '../../label-rules.ts'
import type { FieldSet } from './field-set.ts'
import { isReadFromPostcode, withPostcodeRead } from './read-along.ts'

type Contact = Record<'alamat' | 'provinsi' | 'kota_kabupaten' | 'kode_pos' | 'phone' | 'kontak_darurat', string>

const PROVINCE_OPTIONS = Object.entries(PROVINCES)

export function ContactFields({ values, change, said }: FieldSet<Contact>) {
  const { field } = fieldsOf(values, (patch) => change((now) => withPostcodeRead(now, patch)), said)
  return (
    <>
      <TextareaField
        label={LABELS.alamat}
        hint="Jalan, nomor, RT/RW, kelurahan, dan kecamatan."
        autoComplete="street-address"
        bind={field('alamat')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={LABELS.kode_pos}
          hint="5 angka."
          inputMode="numeric"
          autoComplete="postal-code"
          bind={field('kode_pos')}
        />
        <Field label={LABELS.kota_kabupaten} autoComplete="address-level2" bind={field('kota_kabupaten')} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={LABELS.provinsi}
          empty="Pilih provinsi"
          hint={isReadFromPostcode(values) ? 'Terbaca dari kode pos. Perbaiki bila berbeda.' : undefined}
          options={PROVINCE_OPTIONS}
          bind={field('provinsi')}
        />
        <Field label={LABELS.phone} type="tel" hint="Contoh: 0811-0000-0012" autoComplete="tel" bind={field('phone')} />
      </div>
      <Field
        label={LABELS.kontak_darurat}
        optional
        hint="Nama dan nomor yang dapat dihubungi bila terjadi sesuatu saat uji."
        autoComplete="off"
        bind={field('kontak_darurat')}
      />
    </>
  )
}
