import EventBusyIcon from '@mui/icons-material/EventBusyOutlined'
import { AutocompleteInput, DataTable, DateInput, ReferenceInput } from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { allCallsOf, type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'

const column = columnOf<'listExaminerLeave'>()
const filter = inputOf<'listExaminerLeave'>()
const input = inputOf<'createExaminerLeave'>()
const ownColumn = columnOf<'listOwnLeave'>()

const days = ({ sejak, sampai }: Pick<Row<'listExaminerLeave'>, 'sejak' | 'sampai'>): string => dayRange(sejak, sampai)

const examiner = (source: string, isRequired = false) => (
  <ReferenceInput key={source} source={source} reference="penguji" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
    <AutocompleteInput optionText="name" fullWidth isRequired={isRequired} />
  </ReferenceInput>
)

const filters = [
  examiner(filter('examiner_id')),
  <DateInput key="sejak" source={filter('sejak')} />,
  <DateInput key="sampai" source={filter('sampai')} />,
]

const LeaveList = () => (
  <OfficeList<'listExaminerLeave'>
    main="penguji"
    sort={{ field: 'sejak', order: 'DESC' }}
    filters={filters}
    searchable={false}
    narrow={{ first: (leave) => leave.penguji, second: days }}
  >
    <DataTable.Col source={column('penguji')} />
    <DataTable.Col source={column('sejak')}>
      <DayField source={column('sejak')} />
    </DataTable.Col>
    <DataTable.Col source={column('sampai')}>
      <DayField source={column('sampai')} />
    </DataTable.Col>
    <DataTable.Col source={column('keterangan')} disableSort />
  </OfficeList>
)

const OwnLeaveList = () => (
  <OfficeList<'listOwnLeave'>
    main="sejak"
    sort={{ field: 'sejak', order: 'DESC' }}
    searchable={false}
    narrow={{ first: days, second: ({ keterangan }) => keterangan }}
    none="Anda tidak mencatat hari berhalangan."
  >
    <DataTable.Col source={ownColumn('sejak')}>
      <DayField source={ownColumn('sejak')} />
    </DataTable.Col>
    <DataTable.Col source={ownColumn('sampai')}>
      <DayField source={ownColumn('sampai')} />
    </DataTable.Col>
    <DataTable.Col source={ownColumn('keterangan')} disableSort />
  </OfficeList>
)

const fields = (
  <>
    <DateInput source={input('sejak')} isRequired />
    <DateInput source={input('sampai')} isRequired helperText="Hari terakhir, ikut dihitung." />
    <LongText source={input('keterangan')} helperText="Hanya terlihat oleh petugas." />
  </>
)
const allFields = (
  <>
    {examiner(input('examiner_id'), true)}
    {fields}
  </>
)

const labels = {
  examiner_id: 'Penguji',
  penguji: 'Penguji',
  sejak: 'Sejak',
  sampai: 'Sampai',
  keterangan: 'Keterangan',
}

export const leaveResources: OfficeResource[] = [
  {
    name: 'penguji-berhalangan',
    label: 'penguji berhalangan',
    group: 'Skema dan penguji',
    under: 'penguji',
    icon: EventBusyIcon,
    permission: 'verifikasi',
    calls: allCallsOf('ExaminerLeave'),
    title: titleOf<'listExaminerLeave'>((leave) => `${leave.penguji}, ${days(leave)}`),
    fields: labels,
    list: LeaveList,
    create: () => <OfficeCreate<'createExaminerLeave'> start={{ keterangan: '' }}>{allFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{allFields}</OfficeEdit>,
  },
  {
    name: 'berhalangan-saya',
    label: 'hari berhalangan saya',
    group: 'Ujian dan keputusan',
    icon: EventBusyIcon,
    role: 'penguji',
    calls: {
      list: 'listOwnLeave',
      get: 'getOwnLeave',
      create: 'createOwnLeave',
      update: 'updateOwnLeave',
      remove: 'removeOwnLeave',
    },
    title: titleOf<'listOwnLeave'>(days),
    fields: labels,
    list: OwnLeaveList,
    create: () => <OfficeCreate<'createOwnLeave'> start={{ keterangan: '' }}>{fields}</OfficeCreate>,
    edit: () => <OfficeEdit>{fields}</OfficeEdit>,
  },
]
