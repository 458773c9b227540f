import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { BooleanInput, NumberInput, TextInput, useRecordContext } from 'react-admin'
import type { OfficeResource } from '../../office/office-resource.ts'
import { OfficeEdit } from '../../office/screens/OfficeEdit.tsx'

interface Setting {
  key: string
  label: string
  keterangan: string
  satuan: string
  jenis: 'angka' | 'pilihan' | 'teks'
  least: number | null
  most: number | null
}

/** One field for each setting that the record lists. */
function SettingInputs() {
  const settings = (useRecordContext()?.['daftar'] ?? []) as Setting[]
  return settings.map((setting) => <SettingInput key={setting.key} setting={setting} />)
}

function SettingInput({ setting: { key, label, keterangan, satuan, jenis, least, most } }: { setting: Setting }) {
  const said = { source: key, label: satuan === '' ? label : `${label} (${satuan})`, helperText: keterangan }
  if (jenis === 'pilihan') return <BooleanInput {...said} />
  if (jenis === 'teks') return <TextInput {...said} fullWidth />
  return <NumberInput {...said} {...(least === null ? {} : { min: least })} {...(most === null ? {} : { max: most })} />
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
