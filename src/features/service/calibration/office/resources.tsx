import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import RuleIcon from '@mui/icons-material/RuleOutlined'
import { Alert } from '@mui/material'
import { BooleanInput, DataTable, DateInput, FunctionField, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Payload, Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf, itemOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { OwnerInput } from '../../quality/office/parts/OwnerInput.tsx'
import { CASE_STATES, SCORING_FORMS } from '../rules.ts'
import { CASE_TONES, CasePage } from './CasePage.tsx'
import { OwnCasePage } from './OwnCasePage.tsx'

type Case = Row<'listCalibrationCase'>
type OwnCase = Row<'listOwnCalibration'>

const column = columnOf<'listCalibrationCase'>()
const filter = inputOf<'listCalibrationCase'>()
const input = inputOf<'createCalibrationCase'>()
const criterion = itemOf<Payload<'createCalibrationCase'>['kriteria'][number]>()
const ownColumn = columnOf<'listOwnCalibration'>()
const ownFilter = inputOf<'listOwnCalibration'>()
const STATES = namedChoices(CASE_STATES)
const FORMS = namedChoices(SCORING_FORMS)

const CaseList = () => (
  <OfficeList<'listCalibrationCase'>
    main="judul"
    sort={{ field: 'batas', order: 'DESC' }}
    filters={[
      <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
      <BooleanInput key="jatuh_tempo" source={filter('jatuh_tempo')} />,
    ]}
    bulk={false}
    searchable={false}
    none="Belum ada kasus kalibrasi. Asesor akan menanyakan bagaimana penguji dijaga menilai dengan ukuran yang sama; buka satu kasus sedikitnya dua kali setahun."
    narrow={{
      first: ({ judul }) => judul,
      second: ({ status, batas }: Case) => `${CASE_STATES[status]}, batas ${longDay(batas)}`,
    }}
  >
    <DataTable.Col source={column('judul')} disableSort />
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} tones={CASE_TONES} />
    </DataTable.Col>
    <DataTable.Col source={column('owner_name')} disableSort />
    <DataTable.NumberCol source={column('jumlah_penilai')} disableSort />
    <DataTable.Col source={column('batas')}>
      <DayField source={column('batas')} />
    </DataTable.Col>
  </OfficeList>
)

const Inputs = () => (
  <>
    <Alert severity="info" sx={{ mb: 2 }}>
      Tulis kasus baru untuk kalibrasi. Jangan menyalin soal dari bank soal atau jawaban peserta yang dapat dikenali.
    </Alert>
    <Text source={input('judul')} isRequired />
    <LongText
      source={input('kasus')}
      isRequired
      helperText="Jawaban atau isi portofolio yang dinilai, dan pertanyaannya."
    />
    <SelectInput source={input('bentuk')} choices={FORMS} isRequired />
    <Rows source={input('kriteria')}>
      <Text source={criterion('uraian')} isRequired />
      <NumberInput source={criterion('poin')} isRequired least={1} most={100} />
      <NumberInput
        source={criterion('acuan')}
        isRequired
        least={0}
        most={100}
        helperText="Per unit: 1 kompeten, 0 belum."
      />
    </Rows>
    <NumberInput
      source={input('toleransi')}
      isRequired
      least={0}
      most={99}
      helperText="Selisih yang masih disebut sepakat, dalam persen poin penuh."
    />
    <DateInput source={input('batas')} isRequired helperText="Hari terakhir penguji menilai." />
    <OwnerInput source={input('owner_id')} helperText="Membuka dan menutup kasus ini." />
  </>
)

function CaseCreate() {
  const { id: owner_id } = useMe()
  return (
    <OfficeCreate<'createCalibrationCase'>
      start={{ owner_id, bentuk: 'rubrik', toleransi: 20, kriteria: [] }}
      then="show"
    >
      <Inputs />
    </OfficeCreate>
  )
}

const OwnCaseList = () => (
  <OfficeList<'listOwnCalibration'>
    main="judul"
    sort={{ field: 'batas', order: 'DESC' }}
    filters={[<BooleanInput key="belum_dinilai" source={ownFilter('belum_dinilai')} alwaysOn />]}
    bulk={false}
    searchable={false}
    none="Belum ada kasus kalibrasi untuk Anda. Petugas mutu membukanya sedikitnya dua kali setahun."
    narrow={{ first: ({ judul }) => judul, second: (row: OwnCase) => scoredWords(row) }}
  >
    <DataTable.Col source={ownColumn('judul')} disableSort />
    <DataTable.Col source={ownColumn('status')} disableSort>
      <StateField source={ownColumn('status')} choices={STATES} tones={CASE_TONES} />
    </DataTable.Col>
    <DataTable.Col source={ownColumn('batas')}>
      <DayField source={ownColumn('batas')} />
    </DataTable.Col>
    <DataTable.Col source={ownColumn('scored_at')} disableSort>
      <FunctionField<OwnCase> render={scoredWords} />
    </DataTable.Col>
  </OfficeList>
)

const scoredWords = ({ scored_at }: OwnCase): string => (scored_at ? momentText(scored_at) : 'Belum saya nilai')

export const calibrationResources: OfficeResource[] = [
  {
    name: 'kalibrasi',
    label: 'kalibrasi',
    group: 'Lembaga',
    under: 'mutu',
    icon: BalanceIcon,
    permission: 'mutu',
    calls: {
      list: 'listCalibrationCase',
      get: 'getCalibrationCase',
      create: 'createCalibrationCase',
      update: 'updateCalibrationCase',
      history: 'historyCalibrationCase',
    },
    title: titleOf<'listCalibrationCase'>('judul'),
    fields: {
      judul: 'Judul',
      kasus: 'Kasus',
      bentuk: 'Cara menilai',
      kriteria: 'Kriteria dan acuan',
      'kriteria.uraian': 'Kriteria',
      'kriteria.poin': 'Poin penuh',
      'kriteria.acuan': 'Acuan',
      toleransi: 'Toleransi (%)',
      status: 'Keadaan',
      batas: 'Dinilai sampai',
      owner_id: 'Penanggung jawab',
      owner_name: 'Penanggung jawab',
      jumlah_penilai: 'Penguji yang menilai',
      opened_at: 'Dibuka pada',
      closed_at: 'Ditutup pada',
      jatuh_tempo: 'Jatuh tempo',
    },
    words: { status: STATES, bentuk: FORMS },
    list: CaseList,
    create: CaseCreate,
    edit: () => (
      <PageEdit kept>
        <Inputs />
      </PageEdit>
    ),
    show: CasePage,
  },
  {
    name: 'kalibrasi-saya',
    label: 'kalibrasi saya',
    group: 'Lembaga',
    under: 'mutu',
    icon: RuleIcon,
    role: 'penguji',
    calls: { list: 'listOwnCalibration', get: 'getOwnCalibration' },
    readOnly: true,
    title: titleOf<'listOwnCalibration'>('judul'),
    fields: {
      judul: 'Judul',
      status: 'Keadaan',
      batas: 'Dinilai sampai',
      scored_at: 'Saya nilai pada',
      belum_dinilai: 'Belum saya nilai',
      skor: 'Nilai',
    },
    words: { status: STATES },
    list: OwnCaseList,
    show: OwnCasePage,
  },
]
