import { DateInput, FormDataConsumer, SelectInput } from 'react-admin'
import type { Payload } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { TextLines } from '../../../../office/inputs/TextLines.tsx'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { namesIssuer, REGULATION_KINDS } from '../../../platform/regulations/rules.ts'
import { OwnerInput } from '../../quality/office/parts/OwnerInput.tsx'

const input = inputOf<'createRegulation'>()

/** The fields of a regulation. */
export const RegulationInputs = () => (
  <>
    <SelectInput source={input('jenis')} choices={namedChoices(REGULATION_KINDS)} isRequired />
    <FormDataConsumer<Partial<Payload<'createRegulation'>>>>
      {({ formData: { jenis } }) =>
        jenis && namesIssuer(jenis) ? (
          <Text
            source={input('instansi')}
            isRequired
            helperText="Nama kementerian atau badan, misalnya Lingkungan Hidup dan Kehutanan."
          />
        ) : null
      }
    </FormDataConsumer>
    <Text source={input('nomor')} isRequired helperText="Nomornya saja, misalnya 22." />
    <NumberInput source={input('tahun')} least={1945} />
    <LongText source={input('tentang')} isRequired />
    <TextLines
      source={input('nama_lain')}
      helperText="Sebutan lain dalam teks, satu tiap baris, misalnya UU PDP. Nomor dan tahun dikenali sendiri."
    />
    <DateInput
      source={input('berlaku_sejak')}
      helperText="Kosongkan bila sudah berlaku dan harinya belum Anda periksa."
    />
    <Text source={input('tautan')} helperText="Alamat naskah pada situs resmi." />
    <OwnerInput source={input('owner_id')} helperText="Memeriksa apakah aturan ini masih berlaku." />
    <DateInput source={input('tinjau_pada')} isRequired />
  </>
)

export function RegulationCreate() {
  const { id: owner_id } = useMe()
  return (
    <OfficeCreate<'createRegulation'> start={{ owner_id }} then="show">
      <RegulationInputs />
    </OfficeCreate>
  )
}
