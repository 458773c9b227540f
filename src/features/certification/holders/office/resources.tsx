import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined'
import { DataTable, FunctionField, NullableBooleanInput, NumberField, SelectInput } from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { allCallsOf, type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { MINISTRY_FACTS } from '../ministry-rules.ts'
import { ComposeSubmission } from './ComposeSubmission.tsx'
import { RegistrationNumbers } from './RegistrationNumbers.tsx'
import { SubmissionShow } from './SubmissionShow.tsx'

type Submission = Row<'listMinistrySubmission'>
type Column = Row<'listMinistryColumn'>

const column = columnOf<'listMinistrySubmission'>()
const filter = inputOf<'listMinistrySubmission'>()
const headColumn = columnOf<'listMinistryColumn'>()
const head = inputOf<'createMinistryColumn'>()
const FACTS = namedChoices(MINISTRY_FACTS)

const period = ({ dari, sampai }: Pick<Submission, 'dari' | 'sampai'>): string => dayRange(dari, sampai)
const state = ({ sent_at }: Pick<Submission, 'sent_at'>): string =>
  sent_at ? `Terkirim ${shortMoment(sent_at)}` : 'Belum terkirim'

const SubmissionList = () => (
  <OfficeList<'listMinistrySubmission'>
    main="dari"
    sort={{ field: 'created_at', order: 'DESC' }}
    filters={[<NullableBooleanInput key="terkirim" source={filter('terkirim')} label="Terkirim" />]}
    bulk={false}
    searchable={false}
    begins={<ComposeSubmission />}
    narrow={{ first: period, second: (one) => `${one.jumlah} sertifikat, ${state(one).toLowerCase()}` }}
  >
    <DataTable.Col source={column('dari')} label="Masa">
      <FunctionField<Submission> render={period} />
    </DataTable.Col>
    <DataTable.Col source={column('kualifikasi')} disableSort>
      <FunctionField<Submission> render={({ kualifikasi }) => kualifikasi ?? 'Semua'} />
    </DataTable.Col>
    <DataTable.Col source={column('jumlah')} sx={{ textAlign: 'right' }}>
      <NumberField source={column('jumlah')} />
    </DataTable.Col>
    <DataTable.Col source={column('created_at')}>
      <FunctionField<Submission>
        render={({ created_at, created_by_name }) => `${shortMoment(created_at)}, ${created_by_name}`}
      />
    </DataTable.Col>
    <DataTable.Col source={column('sent_at')} disableSort>
      <FunctionField<Submission> render={state} />
    </DataTable.Col>
  </OfficeList>
)

const ColumnList = () => (
  <OfficeList<'listMinistryColumn'>
    sort={{ field: 'urutan', order: 'ASC' }}
    searchable={false}
    narrow={{ first: ({ judul }) => judul, second: ({ isi, teks }) => teks ?? MINISTRY_FACTS[isi] }}
  >
    <DataTable.Col source={headColumn('judul')} />
    <DataTable.Col source={headColumn('isi')} disableSort>
      <StateField source={headColumn('isi')} choices={FACTS} />
    </DataTable.Col>
    <DataTable.Col source={headColumn('teks')} disableSort />
    <DataTable.Col source={headColumn('urutan')} sx={{ textAlign: 'right' }}>
      <NumberField source={headColumn('urutan')} />
    </DataTable.Col>
  </OfficeList>
)

const columnFields = (
  <>
    <Text source={head('judul')} isRequired helperText="Persis seperti judul kolom di formulir kementerian." />
    <SelectInput source={head('isi')} choices={FACTS} isRequired />
    <Text source={head('teks')} helperText="Hanya untuk kolom yang berisi teks tetap." />
    <NumberInput
      source={head('urutan')}
      least={0}
      isRequired
      helperText="Kolom dengan urutan kecil berdiri lebih dahulu."
    />
  </>
)

export const holderResources: OfficeResource[] = [
  {
    name: 'kiriman-amdalnet',
    label: 'kiriman ke Amdalnet',
    group: 'Pemegang sertifikat',
    under: 'sertifikat',
    icon: SendIcon,
    permission: 'verifikasi',
    calls: { list: 'listMinistrySubmission', get: 'getMinistrySubmission' },
    readOnly: true,
    title: titleOf<'listMinistrySubmission'>(period),
    fields: {
      dari: 'Dari tanggal',
      sampai: 'Sampai tanggal',
      kualifikasi: 'Kualifikasi',
      hanya_baru: 'Hanya yang baru',
      jumlah: 'Sertifikat',
      created_at: 'Disusun pada',
      created_by_name: 'Disusun oleh',
      sent_at: 'Terkirim pada',
      sent_by_name: 'Ditandai oleh',
      catatan: 'Catatan',
    },
    list: SubmissionList,
    show: SubmissionShow,
  },
  {
    name: 'kolom-amdalnet',
    label: 'kolom Amdalnet',
    group: 'Pemegang sertifikat',
    under: 'sertifikat',
    icon: ViewColumnIcon,
    permission: 'verifikasi',
    calls: allCallsOf('MinistryColumn'),
    title: titleOf<'listMinistryColumn'>(({ judul }: Column) => judul),
    fields: { urutan: 'Urutan', judul: 'Judul kolom', isi: 'Isi', teks: 'Teks tetap' },
    words: { isi: FACTS },
    list: ColumnList,
    create: () => <OfficeCreate<'createMinistryColumn'> start={{ urutan: 200 }}>{columnFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{columnFields}</OfficeEdit>,
  },
  {
    name: 'nomor-registrasi',
    label: 'nomor registrasi',
    group: 'Pemegang sertifikat',
    under: 'sertifikat',
    icon: FactCheckIcon,
    permission: 'keputusan',
    calls: {},
    readOnly: true,
    fields: {},
    list: RegistrationNumbers,
  },
]
