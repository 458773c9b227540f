import PaymentsIcon from '@mui/icons-material/PaymentsOutlined'
import PriceChangeIcon from '@mui/icons-material/PriceChangeOutlined'
import { DataTable, DateInput, FunctionField, SelectInput } from 'react-admin'
import { longMonth } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { shortDay } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { allCallsOf, type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { HONORARIUM_STATES } from '../rules.ts'
import { Compose } from './Compose.tsx'
import { HonorariumShow, OwnHonorariumShow } from './HonorariumShow.tsx'

type Honorarium = Row<'listHonorarium'>
type Rate = Row<'listHonorariumRate'>

const column = columnOf<'listHonorarium'>()
const filter = inputOf<'listHonorarium'>()
const rateColumn = columnOf<'listHonorariumRate'>()
const rate = inputOf<'createHonorariumRate'>()
const STATES = namedChoices(HONORARIUM_STATES)

const month = ({ bulan }: Pick<Honorarium, 'bulan'>): string => longMonth(bulan)
const sum = ({ total, status }: Honorarium): string =>
  `${formatRupiah(total)}, ${HONORARIUM_STATES[status].toLowerCase()}`

const columns = [
  <DataTable.Col key="penguji" source={column('penguji')} />,
  <DataTable.Col key="bulan" source={column('bulan')}>
    <FunctionField<Honorarium> render={month} />
  </DataTable.Col>,
  <DataTable.Col key="total" source={column('total')} sx={{ textAlign: 'right' }}>
    <FunctionField<Honorarium> render={({ total }) => formatRupiah(total)} />
  </DataTable.Col>,
  <DataTable.Col key="status" source={column('status')} disableSort>
    <StateField source={column('status')} choices={STATES} />
  </DataTable.Col>,
]

const HonorariumList = () => (
  <OfficeList<'listHonorarium'>
    main="penguji"
    sort={{ field: 'bulan', order: 'DESC' }}
    filters={[<SelectInput key="status" source={filter('status')} choices={STATES} />]}
    bulk={false}
    searchable={false}
    begins={<Compose />}
    narrow={{ first: (one) => `${one.penguji}, ${month(one)}`, second: sum }}
  >
    {columns}
  </OfficeList>
)

const OwnHonorariumList = () => (
  <OfficeList<'listOwnHonorarium'>
    main="bulan"
    sort={{ field: 'bulan', order: 'DESC' }}
    bulk={false}
    searchable={false}
    narrow={{ first: month, second: sum }}
  >
    {columns}
  </OfficeList>
)

const perCandidate = ({ per_peserta }: Rate): string => `${formatRupiah(per_peserta)} per peserta`

const RateList = () => (
  <OfficeList<'listHonorariumRate'>
    sort={{ field: 'berlaku_sejak', order: 'DESC' }}
    searchable={false}
    narrow={{ first: ({ berlaku_sejak }) => `Sejak ${shortDay(berlaku_sejak)}`, second: perCandidate }}
  >
    <DataTable.Col source={rateColumn('berlaku_sejak')}>
      <DayField source={rateColumn('berlaku_sejak')} />
    </DataTable.Col>
    <DataTable.Col source={rateColumn('per_peserta')} disableSort sx={{ textAlign: 'right' }}>
      <FunctionField<Rate> render={({ per_peserta }) => formatRupiah(per_peserta)} />
    </DataTable.Col>
  </OfficeList>
)

const rateFields = (
  <>
    <DateInput source={rate('berlaku_sejak')} isRequired helperText="Berlaku sampai tarif berikutnya mulai." />
    <NumberInput
      source={rate('per_peserta')}
      least={0}
      isRequired
      helperText="Rupiah, untuk setiap peserta yang hadir."
    />
    <NumberInput
      source={rate('perjalanan_kota')}
      least={0}
      isRequired
      helperText="Rupiah, sekali untuk setiap jadwal."
    />
    <NumberInput source={rate('perjalanan_provinsi')} least={0} isRequired />
    <NumberInput source={rate('perjalanan_luar')} least={0} isRequired />
  </>
)

const labels = {
  examiner_id: 'Penguji',
  penguji: 'Penguji',
  bulan: 'Bulan',
  status: 'Keadaan',
  total: 'Jumlah',
  proposed_at: 'Disusun pada',
  proposed_by_name: 'Disusun oleh',
  decided_at: 'Disetujui pada',
  decided_by_name: 'Disetujui oleh',
}

export const honorariumResources: OfficeResource[] = [
  {
    name: 'honorarium',
    label: 'honorarium penguji',
    group: 'Ujian dan keputusan',
    icon: PaymentsIcon,
    permission: 'keuangan',
    calls: { list: 'listHonorarium', get: 'getHonorarium' },
    readOnly: true,
    title: titleOf<'listHonorarium'>((one) => `${one.penguji}, ${month(one)}`),
    fields: labels,
    words: { status: STATES },
    list: HonorariumList,
    show: HonorariumShow,
  },
  {
    name: 'honorarium-saya',
    label: 'honorarium saya',
    group: 'Ujian dan keputusan',
    icon: PaymentsIcon,
    role: 'penguji',
    calls: { list: 'listOwnHonorarium', get: 'getOwnHonorarium' },
    readOnly: true,
    title: titleOf<'listOwnHonorarium'>(month),
    fields: labels,
    words: { status: STATES },
    list: OwnHonorariumList,
    show: OwnHonorariumShow,
  },
  {
    name: 'tarif-honorarium',
    label: 'tarif honorarium',
    group: 'Ujian dan keputusan',
    under: 'honorarium',
    icon: PriceChangeIcon,
    permission: 'keuangan',
    calls: allCallsOf('HonorariumRate'),
    title: titleOf<'listHonorariumRate'>(({ berlaku_sejak }) => `Sejak ${shortDay(berlaku_sejak)}`),
    fields: {
      berlaku_sejak: 'Berlaku sejak',
      per_peserta: 'Honorarium per peserta',
      perjalanan_kota: 'Perjalanan dalam kota',
      perjalanan_provinsi: 'Perjalanan dalam provinsi',
      perjalanan_luar: 'Perjalanan dari luar provinsi',
    },
    list: RateList,
    create: () => <OfficeCreate<'createHonorariumRate'> start={{}}>{rateFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{rateFields}</OfficeEdit>,
  },
]
