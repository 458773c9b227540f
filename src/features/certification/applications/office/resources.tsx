import AlarmIcon from '@mui/icons-material/AlarmOutlined'
import AssignmentIcon from '@mui/icons-material/AssignmentOutlined'
import FormatQuoteIcon from '@mui/icons-material/FormatQuoteOutlined'
import {
  AutocompleteInput,
  DataTable,
  FunctionField,
  NullableBooleanInput,
  ReferenceInput,
  SelectField,
  SelectInput,
} from 'react-admin'
import { office, type Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { ageText } from '../../../../office/display/age.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { Marks } from '../../../../office/display/Marks.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { allCallsOf, type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { BeginQueue } from '../../../../office/queue/BeginQueue.tsx'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SelectionButton } from '../../../../office/selection/SelectionButton.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { SchemeName } from '../../../catalogue/schemes/office/parts/SchemeName.tsx'
import { HANDOVERS } from '../cases/handover-rules.ts'
import { STAGES } from '../rules.ts'
import { ApplicationShow } from './ApplicationShow.tsx'
import { AssignSelection } from './AssignSelection.tsx'
import { VERIFICATION } from './verification-queue.ts'

/** Shows the actions on many applications at once. */
function ApplicationSelection() {
  const { permissions } = useMe()
  if (!permissions.includes('verifikasi')) return null
  return (
    <>
      <AssignSelection />
      <SelectionButton
        label="Ingatkan pemohon"
        icon={<AlarmIcon />}
        verb="diingatkan"
        question="Pemohon yang ditunggu menerima pengingat melalui email; yang sudah diingatkan dalam 24 jam terakhir dilewati."
        act={(ids) => office.remindApplicants({ ids })}
      />
    </>
  )
}

const STAGE_CHOICES = Object.entries(STAGES)
  .filter(([stage]) => stage !== 'draft')
  .map(([id, { label }]) => ({ id, name: label }))

type Queued = Row<'listApplication'>

const column = columnOf<'listApplication'>()
const filter = inputOf<'listApplication'>()

const CASE_HANDLERS = namedChoices({ saya: 'Tugas saya', belum: 'Belum ada petugas' })

const filters = [
  <SelectInput key="tahap" source={filter('tahap')} choices={STAGE_CHOICES} alwaysOn />,
  <SelectInput key="penangan" source={filter('penangan')} choices={CASE_HANDLERS} alwaysOn />,
  <Text key="kategori" source={filter('kategori')} />,
  <NullableBooleanInput key="terlambat" source={filter('terlambat')} />,
  <NullableBooleanInput key="pesan_baru" source={filter('pesan_baru')} />,
  <SelectInput key="menunggu" source={filter('menunggu')} choices={namedChoices(HANDOVERS)} />,
  <ReferenceInput
    key="schedule_id"
    source={filter('schedule_id')}
    reference="jadwal"
    sort={{ field: 'start_date', order: 'DESC' }}
    perPage={100}
  >
    <AutocompleteInput label="Jadwal" />
  </ReferenceInput>,
]

const Stage = ({ application }: { application: Queued }) => (
  <>
    {application.tahap_label}
    <Marks
      marks={[
        application.terlambat && { label: 'Lewat target', color: 'error' },
        application.target_sesudah_uji && { label: 'Target sesudah uji', color: 'warning' },
        application.tenggang && { label: 'Masa tenggang', color: 'warning' },
        application.pesan_baru > 0 && { label: `${application.pesan_baru} pesan` },
      ]}
    />
  </>
)

const ageInStage = ({ tahap_sejak }: Queued): string => ageText(new Date(tahap_sejak), new Date())

const ApplicationList = () => (
  <OfficeList<'listApplication'>
    rarely={['tanggal_uji', 'target', 'handler_name']}
    sort={{ field: 'tahap_sejak', order: 'ASC' }}
    filters={filters}
    begin={{ tahap: 'diajukan' }}
    bulk={<ApplicationSelection />}
    begins={<BeginQueue queue={VERIFICATION} permission="verifikasi" />}
    narrow={{
      first: ({ nama }) => nama,
      second: (application) => (
        <>
          <SchemeName />, {ageInStage(application)}, <Stage application={application} />
        </>
      ),
    }}
  >
    <DataTable.Col source={column('nomor')} disableSort />
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('skema')} disableSort sx={{ '&&&': { maxWidth: '9rem' } }}>
      <SchemeName />
    </DataTable.Col>
    <DataTable.Col source={column('tanggal_uji')} disableSort>
      <DayField source={column('tanggal_uji')} />
    </DataTable.Col>
    <DataTable.Col source={column('tahap')} disableSort>
      <FunctionField<Queued> render={(application) => <Stage application={application} />} />
    </DataTable.Col>
    <DataTable.Col source={column('tahap_sejak')}>
      <FunctionField<Queued> render={ageInStage} />
    </DataTable.Col>
    <DataTable.Col source={column('target')} disableSort>
      <DayField source={column('target')} />
    </DataTable.Col>
    <DataTable.Col source={column('handler_name')} disableSort />
  </OfficeList>
)

const REASON_KINDS = namedChoices({
  perbaikan: 'Minta perbaikan',
  penolakan: 'Penolakan permohonan',
  pembayaran: 'Penolakan bukti bayar',
  pembatalan: 'Pembatalan',
  laporan: 'Perbaikan laporan kinerja',
  kegiatan: 'Perbaikan kegiatan pemeliharaan',
  data: 'Penolakan perubahan data dan dokumen',
})

const reasonColumn = columnOf<'listReasonTemplate'>()
const reasonFilter = inputOf<'listReasonTemplate'>()
const reasonInput = inputOf<'createReasonTemplate'>()

const ReasonList = () => (
  <OfficeList<'listReasonTemplate'>
    main="isi"
    sort={{ field: 'urutan', order: 'ASC' }}
    filters={[<SelectInput key="jenis" source={reasonFilter('jenis')} choices={REASON_KINDS} />]}
    narrow={{ first: ({ isi }) => isi, second: ({ jenis }) => jenis }}
  >
    <DataTable.Col source={reasonColumn('jenis')}>
      <SelectField source={reasonColumn('jenis')} choices={REASON_KINDS} />
    </DataTable.Col>
    <DataTable.Col source={reasonColumn('isi')} />
    <DataTable.NumberCol source={reasonColumn('urutan')} />
  </OfficeList>
)

const reasonFields = (
  <>
    <SelectInput source={reasonInput('jenis')} choices={REASON_KINDS} isRequired />
    <LongText
      source={reasonInput('isi')}
      isRequired
      helperText="Kalimat lengkap yang mengatakan apa yang perlu dilakukan."
    />
    <NumberInput source={reasonInput('urutan')} least={0} />
  </>
)

export const applicationResources: OfficeResource[] = [
  {
    name: 'permohonan',
    people: true,
    calls: { list: 'listApplication', get: 'getOfficeApplication' },
    label: 'permohonan',
    group: 'Permohonan',
    icon: AssignmentIcon,
    permission: 'verifikasi',
    readableBy: 'administrator',
    readOnly: true,
    title: titleOf<'listApplication'>((application) => application.nomor ?? 'Permohonan'),
    fields: {
      nomor: 'Nomor',
      nama: 'Nama',
      skema: 'Skema',
      tanggal_uji: 'Tanggal uji',
      tahap: 'Tahap',
      tahap_sejak: 'Menunggu',
      target: 'Target',
      handler_name: 'Petugas',
      penangan: 'Petugas',
      kategori: 'Kategori',
      terlambat: 'Lewat target',
      pesan_baru: 'Ada pesan baru',
      menunggu: 'Menunggu',
      pihak: 'Yang membatalkan',
      alasan: 'Alasan, dikirim kepada pemohon',
      catatan: 'Catatan, tampil kepada pemohon',
      schedule_id: 'Jadwal baru',
      handler_id: 'Petugas',
      isi: 'Pesan',
    },
    words: { tahap: STAGE_CHOICES },
    list: ApplicationList,
    show: ApplicationShow,
  },
  {
    name: 'alasan',
    calls: allCallsOf('ReasonTemplate'),
    label: 'templat alasan',
    group: 'Aturan dan petugas',
    icon: FormatQuoteIcon,
    permission: 'verifikasi',
    readableBy: 'administrator',
    title: titleOf<'listReasonTemplate'>('isi'),
    fields: { jenis: 'Dipakai untuk', isi: 'Kalimat', urutan: 'Urutan' },
    words: { jenis: REASON_KINDS },
    list: ReasonList,
    create: () => <OfficeCreate<'createReasonTemplate'> start={{ urutan: 0 }}>{reasonFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{reasonFields}</OfficeEdit>,
  },
]
