import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import { AutocompleteArrayInput, BooleanInput, DataTable, DateInput, FormDataConsumer, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Payload, Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { choicesOf, namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { clausesOf } from '../../../platform/editions/clause-rules.ts'
import { EDITIONS, type Edition } from '../../../platform/editions/rules.ts'
import { OwnerInput } from '../../quality/office/parts/OwnerInput.tsx'
import { AUDIT_STATES } from '../rules.ts'
import { AuditPage } from './AuditPage.tsx'

type Audit = Row<'listInternalAudit'>

const column = columnOf<'listInternalAudit'>()
const filter = inputOf<'listInternalAudit'>()
const input = inputOf<'createInternalAudit'>()
const STATES = namedChoices(AUDIT_STATES)
const TONES = { direncanakan: 'info' } as const

const titleWords = ({ tanggal }: Audit): string => `Audit ${longDay(tanggal)}`

const AuditList = () => (
  <OfficeList<'listInternalAudit'>
    main="tanggal"
    sort={{ field: 'tanggal', order: 'DESC' }}
    filters={[
      <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
      <BooleanInput key="jatuh_tempo" source={filter('jatuh_tempo')} />,
    ]}
    bulk={false}
    searchable={false}
    none="Belum ada audit internal. Asesor akan meminta rencana yang mencakup semua klausul, dan laporan auditor yang tidak mengaudit pekerjaannya sendiri."
    narrow={{ first: titleWords, second: ({ status, auditor_name }) => `${AUDIT_STATES[status]}, ${auditor_name}` }}
  >
    <DataTable.Col source={column('tanggal')}>
      <DayField source={column('tanggal')} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} tones={TONES} />
    </DataTable.Col>
    <DataTable.Col source={column('auditor_name')} disableSort />
    <DataTable.NumberCol source={column('jumlah_temuan')} disableSort />
  </OfficeList>
)

const clauseChoices = (edition: Edition) =>
  clausesOf(edition).map(({ nomor, title }) => ({ id: nomor, name: `${nomor} ${title}` }))

const Inputs = () => (
  <>
    <DateInput source={input('tanggal')} isRequired />
    <SelectInput source={input('edisi')} choices={choicesOf(EDITIONS)} isRequired />
    <FormDataConsumer<Partial<Payload<'createInternalAudit'>>>>
      {({ formData: { edisi = EDITIONS[0] } }) => (
        <AutocompleteArrayInput source={input('klausul')} choices={clauseChoices(edisi)} fullWidth />
      )}
    </FormDataConsumer>
    <OwnerInput
      source={input('auditor_id')}
      label="Auditor"
      helperText="Orang yang tidak memegang pekerjaan dalam klausul itu. Auditor dari luar diberi akun dengan izin mutu saja."
    />
  </>
)

/** Begins with the edition that the body is assessed against. */
const AuditCreate = () => (
  <Waiting call="getStandard" payload={{}}>
    {({ edisi }) => (
      <OfficeCreate<'createInternalAudit'> start={{ edisi, klausul: [] }} then="show">
        <Inputs />
      </OfficeCreate>
    )}
  </Waiting>
)

export const internalAuditResources: OfficeResource[] = [
  {
    name: 'audit-internal',
    label: 'audit internal',
    group: 'Lembaga',
    under: 'mutu',
    icon: FactCheckIcon,
    permission: 'mutu',
    calls: {
      list: 'listInternalAudit',
      get: 'getInternalAudit',
      create: 'createInternalAudit',
      update: 'updateInternalAudit',
      history: 'historyInternalAudit',
    },
    title: titleOf<'listInternalAudit'>(titleWords),
    fields: {
      tanggal: 'Tanggal',
      edisi: 'Edisi',
      klausul: 'Klausul',
      auditor_id: 'Auditor',
      auditor_name: 'Auditor',
      status: 'Keadaan',
      ringkasan: 'Ringkasan',
      jumlah_temuan: 'Temuan',
      finished_at: 'Dilaporkan pada',
      created_at: 'Direncanakan pada',
      created_by_name: 'Direncanakan oleh',
      jatuh_tempo: 'Jatuh tempo',
    },
    words: { status: STATES },
    list: AuditList,
    create: AuditCreate,
    edit: () => (
      <PageEdit kept>
        <Inputs />
      </PageEdit>
    ),
    show: AuditPage,
  },
]
