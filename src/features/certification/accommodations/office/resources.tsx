import AccessibilityIcon from '@mui/icons-material/AccessibilityNewOutlined'
import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { shortDay } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { STAGES } from '../../applications/rules.ts'
import { ACCOMMODATION_STATES } from '../rules.ts'
import { AccommodationShow } from './AccommodationShow.tsx'

type Request = Row<'listAccommodation'>

const column = columnOf<'listAccommodation'>()
const filter = inputOf<'listAccommodation'>()
const STATES = namedChoices(ACCOMMODATION_STATES)

const whose = ({ nama, nomor }: Request): string => `${nama}, ${nomor ?? '-'}`
const stateWords = ({ status, batas }: Request): string =>
  `${ACCOMMODATION_STATES[status]}${status === 'diminta' && batas ? `, paling lambat ${shortDay(batas)}` : ''}`

const AccommodationList = () => (
  <OfficeList<'listAccommodation'>
    main="nama"
    sort={{ field: 'asked_at', order: 'ASC' }}
    filters={[
      <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
      <NullableBooleanInput key="menunggu" source={filter('menunggu')} />,
    ]}
    begin={{ menunggu: 'true' }}
    bulk={false}
    searchable={false}
    narrow={{ first: whose, second: stateWords }}
    none="Tidak ada permintaan yang menunggu putusan."
  >
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('nomor')} disableSort />
    <DataTable.Col source={column('skema')} disableSort />
    <DataTable.Col source={column('tanggal_uji')} disableSort>
      <DayField source={column('tanggal_uji')} />
    </DataTable.Col>
    <DataTable.Col source={column('batas')} disableSort>
      <DayField source={column('batas')} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
  </OfficeList>
)

export const accommodationResources: OfficeResource[] = [
  {
    name: 'kebutuhan-khusus',
    label: 'kebutuhan khusus',
    group: 'Ujian dan keputusan',
    under: 'jadwal',
    icon: AccessibilityIcon,
    people: true,
    permission: 'verifikasi',
    calls: { list: 'listAccommodation', get: 'getAccommodation' },
    readOnly: true,
    title: titleOf<'listAccommodation'>(whose),
    fields: {
      user_training_id: 'Permohonan',
      nomor: 'Nomor permohonan',
      nama: 'Peserta',
      skema: 'Skema',
      schedule_id: 'Jadwal',
      tanggal_uji: 'Tanggal uji',
      tahap: 'Tahap',
      status: 'Keadaan',
      asked_at: 'Diminta pada',
      batas: 'Diputuskan paling lambat',
      decided_at: 'Diputuskan pada',
      menunggu: 'Menunggu putusan',
    },
    words: {
      status: STATES,
      tahap: Object.entries(STAGES).map(([id, { label }]) => ({ id, name: label })),
    },
    list: AccommodationList,
    show: AccommodationShow,
  },
]
