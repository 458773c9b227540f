import CompareIcon from '@mui/icons-material/CompareArrowsOutlined'
import SchoolIcon from '@mui/icons-material/SchoolOutlined'
import { AutocompleteArrayInput, DataTable, DateInput, SelectInput } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { shortDay } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { TextLines } from '../../../../office/inputs/TextLines.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { RELATIONS } from '../rules.ts'
import { Comparisons } from './Comparisons.tsx'
import { ProviderPage } from './ProviderPage.tsx'

type Provider = Row<'listTrainingProvider'>

const column = columnOf<'listTrainingProvider'>()
const filter = inputOf<'listTrainingProvider'>()
const input = inputOf<'createTrainingProvider'>()
const CHOICES = namedChoices(RELATIONS)
const TONES = { sendiri: 'warning', mitra: 'warning', lain: 'default' } as const

const ProviderList = () => (
  <OfficeList<'listTrainingProvider'>
    main="nama"
    sort={{ field: 'nama', order: 'ASC' }}
    filters={[<SelectInput key="hubungan" source={filter('hubungan')} choices={CHOICES} alwaysOn />]}
    bulk={false}
    none="Belum ada lembaga pelatihan. Masukkan yang dimiliki lembaga dan yang menjadi mitranya; selain itu dihitung sebagai tempat lain."
    narrow={{
      first: ({ nama }) => nama,
      second: ({ hubungan, sejak }: Provider) => `${RELATIONS[hubungan]}, sejak ${shortDay(sejak)}`,
    }}
  >
    <DataTable.Col source={column('nama')} />
    <DataTable.Col source={column('hubungan')} disableSort>
      <StateField source={column('hubungan')} choices={CHOICES} tones={TONES} />
    </DataTable.Col>
    <DataTable.Col source={column('sejak')}>
      <DayField source={column('sejak')} />
    </DataTable.Col>
    <DataTable.Col source={column('sampai')} disableSort>
      <DayField source={column('sampai')} />
    </DataTable.Col>
  </OfficeList>
)

const Inputs = () => (
  <>
    <Text source={input('nama')} isRequired />
    <TextLines
      source={input('nama_lain')}
      helperText="Cara lain peserta menulis namanya, satu per baris. Huruf besar, tanda baca, dan spasi tidak dibedakan."
    />
    <SelectInput source={input('hubungan')} choices={CHOICES} isRequired />
    <DateInput source={input('sejak')} isRequired helperText="Hari pertama hubungan itu berlaku." />
    <DateInput source={input('sampai')} helperText="Kosongkan selama hubungan itu masih berlaku." />
    <Waiting call="listPossibleTrainers" payload={{}}>
      {(people) => (
        <AutocompleteArrayInput
          source={input('pengajar')}
          choices={people}
          optionText="name"
          fullWidth
          helperText="Penguji dan petugas yang mengajar di sana. Mereka tidak menguji dan tidak memutus peserta yang dilatih di sana."
        />
      )}
    </Waiting>
  </>
)

const ProviderCreate = () => (
  <OfficeCreate<'createTrainingProvider'> start={{ nama_lain: [], pengajar: [] }} then="show">
    <Inputs />
  </OfficeCreate>
)

export const trainingProviderResources: OfficeResource[] = [
  {
    name: 'kelulusan-pelatihan',
    label: 'kelulusan menurut pelatihan',
    group: 'Lembaga',
    under: 'mutu',
    icon: CompareIcon,
    permission: 'mutu',
    calls: {},
    fields: {},
    list: Comparisons,
  },
  {
    name: 'lembaga-pelatihan',
    label: 'lembaga pelatihan',
    group: 'Lembaga',
    under: 'mutu',
    icon: SchoolIcon,
    permission: 'mutu',
    calls: {
      list: 'listTrainingProvider',
      get: 'getTrainingProvider',
      create: 'createTrainingProvider',
      update: 'updateTrainingProvider',
      history: 'historyTrainingProvider',
    },
    title: titleOf<'listTrainingProvider'>('nama'),
    fields: {
      nama: 'Lembaga pelatihan',
      nama_lain: 'Nama lain',
      hubungan: 'Hubungan',
      sejak: 'Sejak',
      sampai: 'Sampai',
      pengajar: 'Pengajar',
    },
    words: { hubungan: CHOICES },
    list: ProviderList,
    create: ProviderCreate,
    edit: () => (
      <PageEdit kept>
        <Inputs />
      </PageEdit>
    ),
    show: ProviderPage,
  },
]
