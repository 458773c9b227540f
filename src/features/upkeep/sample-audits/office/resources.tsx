import PlagiarismIcon from '@mui/icons-material/PlagiarismOutlined'
import { DataTable, FunctionField, SelectField, SelectInput } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { ageText } from '../../../../office/display/age.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { BeginQueue } from '../../../../office/queue/BeginQueue.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SAMPLE_KINDS, SAMPLE_STATES } from '../rules.ts'
import { SampleShow } from './SampleShow.tsx'
import { SAMPLES } from './sample-queue.ts'

type SampleRow = Row<'listSampleAudit'>

const column = columnOf<'listSampleAudit'>()
const filter = inputOf<'listSampleAudit'>()

const STATES = namedChoices(SAMPLE_STATES)
const KINDS = namedChoices(SAMPLE_KINDS)

const filters = [
  <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
  <SelectInput key="jenis" source={filter('jenis')} choices={KINDS} alwaysOn />,
]

/** How long it waits. */
const age = ({ audited_at, drawn_at }: SampleRow): string =>
  audited_at ? '-' : ageText(new Date(drawn_at), new Date())

const auditMoment = ({ audited_at }: SampleRow): string => (audited_at ? shortMoment(audited_at) : '-')

const SampleList = () => (
  <OfficeList<'listSampleAudit'>
    sort={{ field: 'status', order: 'ASC' }}
    filters={filters}
    bulk={false}
    begins={<BeginQueue queue={SAMPLES} permission="verifikasi" />}
    narrow={{
      first: (row) => `${row.nama}, ${row.perihal}`,
      second: (row) => (
        <>
          <SelectField source={column('jenis')} choices={KINDS} />,{' '}
          <StateField source={column('status')} choices={STATES} />, {row.audited_at ? auditMoment(row) : age(row)}
        </>
      ),
    }}
  >
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('jenis')} disableSort>
      <SelectField source={column('jenis')} choices={KINDS} />
    </DataTable.Col>
    <DataTable.Col source={column('perihal')} disableSort />
    <DataTable.Col source={column('status')}>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source={column('drawn_at')} disableSort>
      <FunctionField<SampleRow> render={age} />
    </DataTable.Col>
    <DataTable.Col source={column('audited_at')} disableSort>
      <FunctionField<SampleRow> render={auditMoment} />
    </DataTable.Col>
  </OfficeList>
)

export const sampleAuditResources: OfficeResource[] = [
  {
    name: 'audit-sampel',
    label: 'audit sampel',
    group: 'Kewajiban tahunan',
    under: 'kewajiban',
    icon: PlagiarismIcon,
    permission: 'verifikasi',
    calls: { list: 'listSampleAudit', get: 'getSampleAudit' },
    readOnly: true,
    title: titleOf<'listSampleAudit'>('nama'),
    fields: {
      nama: 'Pemegang',
      jenis: 'Jenis',
      perihal: 'Yang diaudit',
      status: 'Keadaan',
      drawn_at: 'Umur',
      audited_at: 'Diaudit',
      catatan: 'Catatan',
      usul_sanksi: 'Sanksi diusulkan',
    },
    words: { jenis: KINDS, status: STATES },
    list: SampleList,
    show: SampleShow,
  },
]
