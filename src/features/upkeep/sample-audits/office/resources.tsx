import PlagiarismIcon from '@mui/icons-material/PlagiarismOutlined'
import { DataTable, FunctionField, type RaRecord, SelectField, SelectInput } from 'react-admin'
import { ageText } from '../../../../office/age.ts'
import { namedChoices } from '../../../../office/choices.ts'
import { momentText } from '../../../../office/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SAMPLE_KINDS, SAMPLE_STATES } from '../rules.ts'
import { SampleShow } from './SampleShow.tsx'

const STATES = namedChoices(SAMPLE_STATES)
const KINDS = namedChoices(SAMPLE_KINDS)

const filters = [
  <SelectInput key="status" source="status" choices={STATES} alwaysOn />,
  <SelectInput key="jenis" source="jenis" choices={KINDS} alwaysOn />,
]

/** How long it waits. */
const age = (row: RaRecord): string => (row['audited_at'] ? '-' : ageText(new Date(row['drawn_at']), new Date()))

const audited = (row: RaRecord): string => (row['audited_at'] ? momentText(row['audited_at']) : '-')

const SampleList = () => (
  <OfficeList
    sort={{ field: 'status', order: 'ASC' }}
    filters={filters}
    bulk={false}
    narrow={{
      first: (row) => `${row['nama']}, ${row['perihal']}`,
      second: (row) => (
        <>
          <SelectField source="jenis" choices={KINDS} />, <SelectField source="status" choices={STATES} />,{' '}
          {row['audited_at'] ? audited(row) : age(row)}
        </>
      ),
    }}
  >
    <DataTable.Col source="nama" disableSort />
    <DataTable.Col source="jenis" disableSort>
      <SelectField source="jenis" choices={KINDS} />
    </DataTable.Col>
    <DataTable.Col source="perihal" disableSort />
    <DataTable.Col source="status">
      <SelectField source="status" choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source="drawn_at" disableSort>
      <FunctionField render={age} />
    </DataTable.Col>
    <DataTable.Col source="audited_at" disableSort>
      <FunctionField render={audited} />
    </DataTable.Col>
  </OfficeList>
)

export const sampleAuditResources: OfficeResource[] = [
  {
    name: 'audit-sampel',
    label: 'audit sampel',
    group: 'Kewajiban tahunan',
    icon: PlagiarismIcon,
    permission: 'verifikasi',
    readOnly: true,
    title: 'nama',
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
    list: SampleList,
    show: SampleShow,
  },
]
