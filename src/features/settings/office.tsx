import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { BooleanInput, NumberInput, useRecordContext } from 'react-admin'
import type { OfficeResource } from '../../office/office-resource.ts'
import { OfficeEdit } from '../../office/screens/OfficeEdit.tsx'

interface Setting {
  key: string
  label: string
  keterangan: string
  satuan: string
  least: number | null
  most: number | null
}

/** One field for each setting that the record lists; a setting without bounds is a switch. */
function SettingInputs() {
  const settings = (useRecordContext()?.['daftar'] ?? []) as Setting[]
  return settings.map(({ key, label, keterangan, satuan, least, most }) =>
    least === null ? (
      <BooleanInput key={key} source={key} label={label} helperText={keterangan} />
    ) : (
      <NumberInput
        key={key}
        source={key}
        label={`${label} (${satuan})`}
        helperText={keterangan}
        min={least}
        {...(most === null ? {} : { max: most })}
      />
    ),
  )
}

const SettingsEdit = () => (
  <OfficeEdit kept>
    <SettingInputs />
  </OfficeEdit>
)

export const settingResources: OfficeResource[] = [
  {
    name: 'pengaturan',
    label: 'pengaturan',
    group: 'Lembaga',
    icon: SettingsIcon,
    permission: 'pengguna',
    single: true,
    title: () => 'angka dan batas waktu',
    fields: {},
    edit: SettingsEdit,
  },
]
