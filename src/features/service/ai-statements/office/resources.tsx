import PsychologyIcon from '@mui/icons-material/PsychologyOutlined'
import { BooleanInput, DataTable, DateInput, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Payload, Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf, itemOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { StateField } from '../../../../office/display/StateField.tsx'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { OwnerInput } from '../../quality/office/parts/OwnerInput.tsx'
import { AI_STATEMENT_STATES } from '../rules.ts'
import { AiStatementPage } from './AiStatementPage.tsx'

type Statement = Row<'listAiStatementVersion'>

const column = columnOf<'listAiStatementVersion'>()
const filter = inputOf<'listAiStatementVersion'>()
const input = inputOf<'createAiStatementVersion'>()
const use = itemOf<NonNullable<Payload<'createAiStatementVersion'>['pemakaian']>[number]>()
const STATES = namedChoices(AI_STATEMENT_STATES)
const TONES = { diajukan: 'warning', terbit: 'success', digantikan: 'default', ditarik: 'default' } as const

const StatementList = () => (
  <OfficeList<'listAiStatementVersion'>
    main="versi"
    sort={{ field: 'versi', order: 'DESC' }}
    filters={[
      <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
      <BooleanInput key="jatuh_tempo" source={filter('jatuh_tempo')} />,
    ]}
    bulk={false}
    searchable={false}
    none="Belum ada versi yang terbit. Halaman publik menampilkan versi bawaan: yang dilakukan portal pada tiap tahap, tanpa pemakaian lain oleh lembaga."
    narrow={{
      first: ({ versi }) => `Versi ${versi}`,
      second: ({ status, tinjau_pada }: Statement) =>
        `${AI_STATEMENT_STATES[status]}, ditinjau ${longDay(tinjau_pada)}`,
    }}
  >
    <DataTable.Col source={column('versi')} />
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} tones={TONES} />
    </DataTable.Col>
    <DataTable.Col source={column('perubahan')} disableSort />
    <DataTable.Col source={column('berlaku_sejak')} disableSort>
      <DayField source={column('berlaku_sejak')} />
    </DataTable.Col>
    <DataTable.Col source={column('tinjau_pada')}>
      <DayField source={column('tinjau_pada')} />
    </DataTable.Col>
  </OfficeList>
)

const Inputs = () => (
  <>
    <LongText source={input('perubahan')} isRequired helperText="Tampil pada daftar versi di halaman publik." />
    <Rows source={input('pemakaian')} inline={false}>
      <Text
        source={use('alat')}
        label="Alat"
        isRequired
        helperText="Misalnya penerjemah atau perangkum yang dipakai petugas."
      />
      <LongText source={use('tujuan')} label="Untuk apa" isRequired helperText="Untuk apa, dan tidak untuk apa." />
      <Text
        source={use('divalidasi_oleh')}
        label="Divalidasi oleh"
        isRequired
        helperText="Siapa yang memastikan hasilnya layak dipakai."
      />
      <Text
        source={use('diawasi_oleh')}
        label="Diawasi oleh"
        isRequired
        helperText="Siapa yang memeriksa hasilnya setiap kali."
      />
      <DateInput source={use('ditinjau_pada')} label="Ditinjau pada" isRequired />
    </Rows>
    <DateInput source={input('berlaku_sejak')} isRequired />
    <DateInput source={input('tinjau_pada')} isRequired />
    <OwnerInput source={input('owner_id')} />
  </>
)

function StatementCreate() {
  const { id: owner_id } = useMe()
  return (
    <OfficeCreate<'createAiStatementVersion'> start={{ owner_id }} then="show">
      <Inputs />
    </OfficeCreate>
  )
}

export const aiStatementResources: OfficeResource[] = [
  {
    name: 'kecerdasan-buatan',
    label: 'kecerdasan buatan',
    group: 'Lembaga',
    under: 'mutu',
    icon: PsychologyIcon,
    permission: 'mutu',
    calls: {
      list: 'listAiStatementVersion',
      get: 'getAiStatementVersion',
      create: 'createAiStatementVersion',
      update: 'updateAiStatementVersion',
      history: 'historyAiStatementVersion',
    },
    title: titleOf<'listAiStatementVersion'>(({ versi }) => `Versi ${versi}`),
    fields: {
      versi: 'Versi',
      status: 'Keadaan',
      perubahan: 'Yang berubah',
      pemakaian: 'Pemakaian oleh lembaga di luar portal',
      alat: 'Alat',
      tujuan: 'Untuk apa',
      divalidasi_oleh: 'Divalidasi oleh',
      diawasi_oleh: 'Diawasi oleh',
      ditinjau_pada: 'Ditinjau pada',
      berlaku_sejak: 'Berlaku sejak',
      tinjau_pada: 'Pernyataan ditinjau pada',
      owner_id: 'Penanggung jawab',
      owner_name: 'Penanggung jawab',
      alasan: 'Alasan',
      jatuh_tempo: 'Perlu ditindak',
    },
    words: { status: STATES },
    list: StatementList,
    create: StatementCreate,
    edit: () => (
      <PageEdit kept>
        <Inputs />
      </PageEdit>
    ),
    show: AiStatementPage,
  },
]
