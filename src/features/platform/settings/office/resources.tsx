import EventBusyIcon from '@mui/icons-material/EventBusyOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { Alert, Box } from '@mui/material'
import { BooleanInput, DataTable, DateInput, TextInput, useRecordContext } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { allCallsOf, type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { NumberSeries } from '../../number-series/office/parts/NumberSeries.tsx'
import { settingGroups } from './groups.ts'

type Settings = Answer<'getSettings'>
type Setting = Settings['daftar'][number]

const input = inputOf<'updateSettings'>()
const holidayColumn = columnOf<'listHoliday'>()
const holidayInput = inputOf<'createHoliday'>()

const BESIDE = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
}

/** One field for each setting that the record lists, by subject. */
function SettingInputs() {
  const settings = useRecordContext<Settings>()?.daftar ?? []
  return settingGroups(settings).map(([name, members]) => (
    <Box key={name} component="section" sx={{ width: '100%' }}>
      <Part>{name}</Part>
      <Box sx={BESIDE}>
        {members.map((setting) => (
          <SettingInput key={setting.key} setting={setting} />
        ))}
      </Box>
    </Box>
  ))
}

function SettingInput({ setting: { key, label, keterangan, satuan, jenis, least, most } }: { setting: Setting }) {
  const said = { source: key, label: satuan === '' ? label : `${label} (${satuan})`, helperText: keterangan }
  if (jenis === 'pilihan') return <BooleanInput {...said} />
  if (jenis === 'teks') return <TextInput {...said} fullWidth />
  return <NumberInput {...said} least={least ?? undefined} most={most ?? undefined} />
}

/** The values decided for later days, so that nobody decides them twice. */
function Planned() {
  const record = useRecordContext<Settings>()
  if (!record || record.rencana.length === 0) return null
  const { rencana, daftar } = record
  const label = (key: string) => daftar.find((setting) => setting.key === key)?.label ?? key
  const words = (value: (typeof rencana)[number]['value']) =>
    typeof value === 'boolean' ? (value ? 'ya' : 'tidak') : value
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Sudah direncanakan:{' '}
      {rencana
        .map((one) => `${label(one.key)} menjadi ${words(one.value)} mulai ${longDay(one.berlaku_sejak)}`)
        .join('; ')}
      .
    </Alert>
  )
}

const SettingsEdit = () => (
  <>
    <OfficeEdit kept>
      <Planned />
      <DateInput
        source={input('berlaku_sejak')}
        label="Berlaku mulai"
        helperText="Yang sudah berjalan tetap memakai angka yang lama."
      />
      <SettingInputs />
    </OfficeEdit>
    <NumberSeries />
  </>
)

const BY_DAY = { field: 'tanggal', order: 'DESC' } as const

const HolidayList = () => (
  <OfficeList<'listHoliday'>
    main="nama"
    sort={BY_DAY}
    narrow={{ first: (day) => day.nama, second: () => <DayField source={holidayColumn('tanggal')} /> }}
  >
    <DataTable.Col source={holidayColumn('tanggal')}>
      <DayField source={holidayColumn('tanggal')} />
    </DataTable.Col>
    <DataTable.Col source={holidayColumn('nama')} />
  </OfficeList>
)

const holidayFields = (
  <>
    <DateInput source={holidayInput('tanggal')} isRequired />
    <Text source={holidayInput('nama')} isRequired />
  </>
)

export const settingResources: OfficeResource[] = [
  {
    name: 'pengaturan',
    label: 'pengaturan',
    group: 'Aturan dan petugas',
    icon: SettingsIcon,
    permission: 'pengguna',
    single: true,
    calls: {
      list: 'listSettings',
      get: 'getSettings',
      update: 'updateSettings',
      history: 'historySettings',
      restore: 'restoreSettings',
    },
    title: titleOf<'listSettings'>(() => 'angka dan batas waktu'),
    fields: {},
    edit: SettingsEdit,
  },
  {
    name: 'hari-libur',
    label: 'hari libur',
    group: 'Aturan dan petugas',
    icon: EventBusyIcon,
    permission: 'pengguna',
    calls: allCallsOf('Holiday'),
    title: titleOf<'listHoliday'>('nama'),
    fields: { tanggal: 'Tanggal', nama: 'Nama' },
    list: HolidayList,
    create: () => <OfficeCreate<'createHoliday'>>{holidayFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{holidayFields}</OfficeEdit>,
  },
]
