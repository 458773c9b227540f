import ContactMailIcon from '@mui/icons-material/ContactMailOutlined'
import { Alert } from '@mui/material'
import { BooleanInput, DataTable, FunctionField, SelectInput } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { MomentInput } from '../../../../office/inputs/MomentInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import {
  REQUEST_CHANNELS,
  REQUEST_KIND_NAMES,
  REQUEST_KINDS,
  REQUEST_ORIGINS,
  REQUEST_STATES,
  type RequestKind,
} from '../rules.ts'
import { RequestPage } from './RequestPage.tsx'

type Request = Row<'listDataRequest'>

const column = columnOf<'listDataRequest'>()
const filter = inputOf<'listDataRequest'>()
const input = inputOf<'createDataRequest'>()
const STATES = namedChoices(REQUEST_STATES)
const TONES = { terbuka: 'warning', dipenuhi: 'success', ditolak: 'default' } as const
const ORIGINS = namedChoices(REQUEST_ORIGINS)
const KINDS = namedChoices(
  Object.fromEntries(REQUEST_KIND_NAMES.map((name) => [name, REQUEST_KINDS[name].title])) as Record<
    RequestKind,
    string
  >,
)

const dueWords = ({ answered_at, answer_due }: Request): string =>
  answered_at ? `Dijawab ${shortMoment(answered_at)}` : `Sebelum ${shortMoment(answer_due)}`

const RequestList = () => (
  <OfficeList<'listDataRequest'>
    main="jenis"
    sort={{ field: 'received_at', order: 'DESC' }}
    filters={[
      <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
      <SelectInput key="jenis" source={filter('jenis')} choices={KINDS} />,
      <SelectInput key="kanal" source={filter('kanal')} choices={ORIGINS} />,
      <BooleanInput key="terlambat" source={filter('terlambat')} />,
    ]}
    bulk={false}
    searchable={false}
    none="Belum ada permintaan. Yang diajukan di portal muncul sendiri; yang masuk lewat surat atau telepon dicatat di sini."
    narrow={{ first: ({ jenis }) => REQUEST_KINDS[jenis].title, second: dueWords }}
  >
    <DataTable.Col source={column('jenis')} disableSort>
      <FunctionField<Request> render={({ jenis }) => REQUEST_KINDS[jenis].title} />
    </DataTable.Col>
    <DataTable.Col source={column('kanal')} disableSort>
      <FunctionField<Request> render={({ kanal }) => REQUEST_ORIGINS[kanal]} />
    </DataTable.Col>
    <DataTable.Col source={column('received_at')}>
      <FunctionField<Request> render={({ received_at }) => shortMoment(received_at)} />
    </DataTable.Col>
    <DataTable.Col source={column('answer_due')}>
      <FunctionField<Request> render={({ answer_due }) => shortMoment(answer_due)} />
    </DataTable.Col>
    <DataTable.Col source={column('answered_at')} disableSort>
      <FunctionField<Request> render={({ answered_at }) => (answered_at ? shortMoment(answered_at) : 'Belum')} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} tones={TONES} />
    </DataTable.Col>
  </OfficeList>
)

const RequestCreate = () => (
  <OfficeCreate<'createDataRequest'> then="show">
    <Alert severity="info" sx={{ mb: 2 }}>
      Untuk permintaan yang tidak diajukan di portal. Batas jawabnya dihitung sejak permintaan diterima: 3 × 24 jam
      untuk perbaikan, akses, penghapusan, penarikan persetujuan, dan pembatasan.
    </Alert>
    <SelectInput source={input('jenis')} choices={KINDS} isRequired />
    <SelectInput source={input('kanal')} choices={namedChoices(REQUEST_CHANNELS)} isRequired />
    <MomentInput source={input('received_at')} isRequired />
    <Text source={input('nama')} isRequired />
    <Text source={input('kontak')} isRequired helperText="Ke mana jawabannya dikirim." />
    <LongText source={input('isi')} isRequired helperText="Dengan kata-kata pemohon. Jangan tulis NIK." />
  </OfficeCreate>
)

export const dataRequestResources: OfficeResource[] = [
  {
    name: 'permintaan-data',
    label: 'permintaan subjek data',
    group: 'Data dan cadangan',
    under: 'penghapusan-data',
    icon: ContactMailIcon,
    permission: 'pengguna',
    calls: { list: 'listDataRequest', get: 'getDataRequest', create: 'createDataRequest' },
    title: titleOf<'listDataRequest'>(({ jenis }) => REQUEST_KINDS[jenis].title),
    fields: {
      jenis: 'Yang diminta',
      kanal: 'Masuk lewat',
      received_at: 'Diterima',
      answer_due: 'Dijawab sebelum',
      answered_at: 'Dijawab',
      status: 'Keadaan',
      nama: 'Nama pemohon',
      kontak: 'Kontak',
      isi: 'Isi permintaan',
      jawaban: 'Jawaban',
      terlambat: 'Lewat batas',
    },
    words: { jenis: KINDS, kanal: ORIGINS, status: STATES },
    list: RequestList,
    create: RequestCreate,
    show: RequestPage,
  },
]
