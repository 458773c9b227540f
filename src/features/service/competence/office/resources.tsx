import BadgeIcon from '@mui/icons-material/AssignmentIndOutlined'
import DrawIcon from '@mui/icons-material/DrawOutlined'
import SchoolIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import { Alert } from '@mui/material'
import { BooleanInput, DataTable, FunctionField, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { STAFF_CONDITIONS } from '../../../platform/staff/condition-rules.ts'
import { ROLE_WORDS } from '../../../platform/staff/rules.ts'
import { EVIDENCE_SORTS, EVIDENCE_STATES, lacksOf, RECORD_STATES, validitiesOf } from '../rules.ts'
import { EvidenceCreate, EvidenceInputs, EvidencePage } from './EvidencePage.tsx'
import { OwnConditionPage } from './OwnConditionPage.tsx'
import { OwnRecord } from './OwnRecord.tsx'
import { todayHere } from './RecordParts.tsx'
import { RECORD_TONES, StaffRecordPage } from './StaffRecordPage.tsx'

type StaffRow = Row<'listStaffRecord'>
type Evidence = Row<'listCompetenceEvidence'>

const column = columnOf<'listStaffRecord'>()
const filter = inputOf<'listStaffRecord'>()
const evidenceColumn = columnOf<'listCompetenceEvidence'>()
const evidenceFilter = inputOf<'listCompetenceEvidence'>()
const STATES = namedChoices(RECORD_STATES)
const ROLES = namedChoices({ administrator: 'Administrator', penguji: 'Penguji' })
const SORTS = namedChoices(EVIDENCE_SORTS)

const MOST_LACKS = 2

/** 'penyaksian, kalibrasi, 2 lagi'; the record's own page names them all. */
function lackWords(row: StaffRow): string {
  const lacks = lacksOf({ ...row, validities: validitiesOf(row) }, todayHere())
  const more = lacks.length - MOST_LACKS
  const named = more > 0 ? [...lacks.slice(0, MOST_LACKS), `${more} lagi`] : lacks
  return named.join(', ') || 'Tidak ada'
}

/** What somebody lacks is read without a cut. */
const WIDE = { '&&&': { maxWidth: '22rem' } }

/** Says whether what is lacking already keeps an examiner from new exams. */
const DemandNote = () => (
  <Waiting call="getStaffDemand" payload={{}}>
    {({ syarat_petugas_sejak, dituntut }) => (
      <Alert severity={dituntut ? 'info' : 'warning'} sx={{ mb: 1 }}>
        {syarat_petugas_sejak
          ? `Syarat dituntut sejak ${longDay(syarat_petugas_sejak)}: penguji yang syaratnya kurang tidak diusulkan pada ujian baru.`
          : 'Syarat belum dituntut: penguji yang syaratnya kurang masih diusulkan. Lengkapi catatannya, lalu tetapkan harinya pada Pengaturan, bagian Mutu.'}
      </Alert>
    )}
  </Waiting>
)

const StaffRecordList = () => (
  <>
    <DemandNote />
    <StaffRecordRows />
  </>
)

const StaffRecordRows = () => (
  <OfficeList<'listStaffRecord'>
    main="name"
    sort={{ field: 'name', order: 'ASC' }}
    filters={[
      <SelectInput key="keadaan" source={filter('keadaan')} choices={STATES} alwaysOn />,
      <SelectInput key="role" source={filter('role')} choices={ROLES} alwaysOn />,
      <BooleanInput key="jatuh_tempo" source={filter('jatuh_tempo')} />,
    ]}
    bulk={false}
    none="Belum ada petugas di sini. Asesor akan meminta bukti kompetensi dan pernyataan setiap petugas, serta penyaksian dan tinjauan setiap penguji."
    narrow={{ first: ({ name }) => name, second: (row) => `${RECORD_STATES[row.keadaan]}: ${lackWords(row)}` }}
  >
    <DataTable.Col source={column('name')} />
    <DataTable.Col source={column('role')} disableSort>
      <FunctionField<StaffRow> render={({ role }) => ROLE_WORDS[role]} />
    </DataTable.Col>
    <DataTable.Col source={column('keadaan')} disableSort>
      <StateField source={column('keadaan')} choices={STATES} tones={RECORD_TONES} />
    </DataTable.Col>
    <DataTable.Col label="Kurang" sx={WIDE}>
      <FunctionField<StaffRow> render={lackWords} />
    </DataTable.Col>
    <DataTable.NumberCol source={column('jumlah_bukti')} disableSort />
  </OfficeList>
)

const EvidenceRows = () => (
  <OfficeList<'listCompetenceEvidence'>
    main="judul"
    sort={{ field: 'berlaku_sampai', order: 'ASC' }}
    filters={[
      <SelectInput key="jenis" source={evidenceFilter('jenis')} choices={SORTS} alwaysOn />,
      <BooleanInput key="jatuh_tempo" source={evidenceFilter('jatuh_tempo')} />,
    ]}
    bulk={false}
    searchable={false}
    none="Belum ada bukti kompetensi. Asesor akan meminta ijazah, pelatihan, pengalaman, dan surat penunjukan setiap petugas."
    narrow={{
      first: ({ judul }) => judul,
      second: ({ staff_name, berlaku_sampai }: Evidence) =>
        berlaku_sampai ? `${staff_name}, sampai ${longDay(berlaku_sampai)}` : staff_name,
    }}
  >
    <DataTable.Col source={evidenceColumn('staff_name')} disableSort />
    <DataTable.Col source={evidenceColumn('judul')} />
    <DataTable.Col source={evidenceColumn('jenis')} disableSort>
      <FunctionField<Evidence> render={({ jenis }) => EVIDENCE_SORTS[jenis]} />
    </DataTable.Col>
    <DataTable.Col source={evidenceColumn('status')} disableSort>
      <StateField source={evidenceColumn('status')} choices={namedChoices(EVIDENCE_STATES)} />
    </DataTable.Col>
    <DataTable.Col source={evidenceColumn('berlaku_sampai')}>
      <DayField source={evidenceColumn('berlaku_sampai')} />
    </DataTable.Col>
  </OfficeList>
)

export const competenceResources: OfficeResource[] = [
  {
    name: 'catatan-petugas',
    label: 'kompetensi petugas',
    group: 'Lembaga',
    under: 'mutu',
    icon: BadgeIcon,
    permission: 'mutu',
    people: true,
    calls: { list: 'listStaffRecord', get: 'getStaffRecord' },
    title: titleOf<'listStaffRecord'>('name'),
    fields: {
      name: 'Nama',
      role: 'Peran',
      keadaan: 'Keadaan',
      jumlah_bukti: 'Bukti yang berlaku',
      kerahasiaan_sampai: STAFF_CONDITIONS.kerahasiaan.title,
      pernyataan_sampai: STAFF_CONDITIONS.pernyataan.title,
      kalibrasi_sampai: STAFF_CONDITIONS.kalibrasi.title,
      penyaksian_sampai: STAFF_CONDITIONS.penyaksian.title,
      tinjauan_sampai: STAFF_CONDITIONS.tinjauan.title,
      jatuh_tempo: 'Perlu disaksikan atau ditinjau',
      schedule_id: 'Ujian',
      tanggal: 'Tanggal',
      hasil: 'Hasil',
      simpulan: 'Simpulan',
    },
    words: { keadaan: STATES, role: ROLES },
    list: StaffRecordList,
    show: StaffRecordPage,
  },
  {
    name: 'bukti-kompetensi',
    label: 'bukti kompetensi',
    group: 'Lembaga',
    under: 'mutu',
    icon: SchoolIcon,
    permission: 'mutu',
    people: true,
    calls: {
      list: 'listCompetenceEvidence',
      get: 'getCompetenceEvidence',
      create: 'createCompetenceEvidence',
      update: 'updateCompetenceEvidence',
      history: 'historyCompetenceEvidence',
    },
    title: titleOf<'listCompetenceEvidence'>('judul'),
    fields: {
      user_id: 'Petugas',
      staff_name: 'Petugas',
      jenis: 'Jenis',
      judul: 'Judul',
      tanggal: 'Tanggal',
      berlaku_sampai: 'Berlaku sampai',
      status: 'Keadaan',
      file_id: 'Berkas',
      owner_id: 'Penanggung jawab',
      owner_name: 'Penanggung jawab',
      jatuh_tempo: 'Jatuh tempo',
      alasan: 'Alasan',
      ended_at: 'Tidak dipakai sejak',
    },
    words: { jenis: SORTS, status: namedChoices(EVIDENCE_STATES) },
    list: EvidenceRows,
    create: EvidenceCreate,
    edit: () => (
      <PageEdit kept>
        <EvidenceInputs />
      </PageEdit>
    ),
    show: EvidencePage,
  },
  {
    name: 'syarat-saya',
    label: 'syarat saya',
    group: 'Lembaga',
    under: 'mutu',
    icon: DrawIcon,
    readableBy: 'staff',
    calls: { list: 'listOwnCondition', get: 'getOwnCondition' },
    readOnly: true,
    title: titleOf<'listOwnCondition'>(({ jenis }) => STAFF_CONDITIONS[jenis].title),
    fields: {
      jenis: 'Syarat',
      berlaku_sampai: 'Berlaku sampai',
      kepentingan: 'Kepentingan',
      signed_at: 'Ditandatangani pada',
      jatuh_tempo: 'Jatuh tempo',
    },
    words: {
      jenis: Object.entries(STAFF_CONDITIONS).map(([id, { title }]) => ({ id, name: title })),
    },
    list: OwnRecord,
    show: OwnConditionPage,
  },
]
