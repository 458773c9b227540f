import { SelectInput } from 'react-admin'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { ColourInput } from '../../../../office/inputs/ColourInput.tsx'
import { PictureInput } from '../../../../office/inputs/PictureInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { SetupForm } from './SetupForm.tsx'

const ZONES = namedChoices({
  WIB: 'WIB (Jakarta)',
  WITA: 'WITA (Makassar)',
  WIT: 'WIT (Jayapura)',
})

const input = inputOf<'updateSiteContent'>()

/** The set-up page on the body: its name and data, and what it looks like. */
export const BodyPage = () => (
  <SetupForm page="lembaga" record="isi-situs">
    <Text source={input('nama_lembaga')} isRequired />
    <Text source={input('nama_singkat')} isRequired helperText="Seperti pada nomor sertifikat, misalnya LSK-AB." />
    <LongText
      source={input('dasar_hukum')}
      minRows={2}
      isRequired
      helperText="Registrasi atau penunjukan yang menjadi dasar lembaga menerbitkan sertifikat."
    />
    <LongText source={input('alamat')} minRows={2} isRequired />
    <Text source={input('email')} type="email" isRequired />
    <Text source={input('phone')} isRequired />
    <SelectInput source={input('zona_waktu')} choices={ZONES} isRequired />
    <PictureInput source={input('logo')} help="PNG dengan latar tembus pandang paling baik." />
    <ColourInput source={input('warna_utama')} />
    <ColourInput source={input('warna_kedua')} />
  </SetupForm>
)
