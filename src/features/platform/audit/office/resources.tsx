import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import { Stack } from '@mui/material'
import {
  DataTable,
  DateInput,
  FunctionField,
  SelectInput,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import type { Answer, Row } from '../../../../office/calls/client.ts'
import { columnOf, fieldOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { ACTIONS, actionText } from '../../../../office/history/action-words.ts'
import { Changes } from '../../../../office/history/Changes.tsx'
import { differences } from '../../../../office/history/differences.ts'
import { RestoreButton } from '../../../../office/history/RestoreButton.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { AUDIT_SUBJECTS } from '../rules.ts'

type Entry = Answer<'getAudit'>

const filter = inputOf<'listAudit'>()
const column = columnOf<'listAudit'>()
const field = fieldOf<'getAudit'>()

const ACTION_CHOICES = namedChoices(ACTIONS).toSorted((one, other) => one.name.localeCompare(other.name, 'id'))

const filters = [
  <Text key="who" source={filter('who')} />,
  <SelectInput key="action" source={filter('action')} choices={ACTION_CHOICES} />,
  <SubjectInput key="noun" source={filter('noun')} />,
  <DateInput key="dari" source={filter('dari')} />,
  <DateInput key="sampai" source={filter('sampai')} />,
]

/** The choice of a kind of record, sorted by the names of their screens. */
function SubjectInput({ source }: { source: string }) {
  const translate = useTranslate()
  const choices = Object.keys(AUDIT_SUBJECTS)
    .map((id) => ({ id, name: translate(`resources.${id}.name`, { smart_count: 1, _: id.replaceAll('-', ' ') }) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'id'))
  return <SelectInput source={source} choices={choices} />
}

const at = (entry: { at: string }): string => shortMoment(entry.at)

const AuditList = () => (
  <OfficeList<'listAudit'>
    main="at"
    rarely={['id', 'ip']}
    sort={{ field: 'id', order: 'DESC' }}
    filters={filters}
    bulk={false}
    narrow={{
      first: (entry) => `${entry.label || entry.noun} ${actionText(entry.action)}`,
      second: (entry) => `${entry.who}, ${at(entry)}`,
    }}
  >
    <DataTable.NumberCol source={column('id')} />
    <DataTable.Col source={column('at')} disableSort>
      <FunctionField source={column('at')} render={at} />
    </DataTable.Col>
    <DataTable.Col source={column('who')} disableSort />
    <DataTable.Col source={column('action')} disableSort>
      <FunctionField<Row<'listAudit'>> source={column('action')} render={(entry) => actionText(entry.action)} />
    </DataTable.Col>
    <DataTable.Col source={column('noun')} disableSort>
      <Noun />
    </DataTable.Col>
    <DataTable.Col source={column('label')} disableSort />
    <DataTable.Col source={column('ip')} disableSort />
  </OfficeList>
)

function Noun() {
  const noun = useRecordContext<Row<'listAudit'>>()?.noun ?? ''
  const translate = useTranslate()
  return <span>{translate(`resources.${noun}.name`, { _: noun })}</span>
}

/** The changes of an entry; a removed record can be brought back from here. */
function Change() {
  const entry = useRecordContext<Entry>()
  if (!entry) return null
  const { id, noun, noun_id, action, before, after, terbaca } = entry
  if (!terbaca) return <span>Isinya hanya dibaca petugas yang mengurus data ini.</span>
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Changes resource={noun} changes={differences(before, after)} />
      {action === 'hapus' ? <RestoreButton resource={noun} id={noun_id} auditId={id} state="sebelum" /> : null}
    </Stack>
  )
}

const AuditShow = () => (
  <Show>
    <SimpleShowLayout>
      <FunctionField source={field('at')} render={at} />
      <TextField source={field('who')} />
      <TextField source={field('ip')} emptyText="-" />
      <FunctionField<Entry> source={field('action')} render={(entry) => actionText(entry.action)} />
      <FunctionField source={field('noun')} render={() => <Noun />} />
      <TextField source={field('label')} emptyText="-" />
      <FunctionField label="Perubahan" render={() => <Change />} />
      <TextField source={field('hash')} className="changes" emptyText="-" />
    </SimpleShowLayout>
  </Show>
)

export const auditResources: OfficeResource[] = [
  {
    name: 'audit',
    people: true,
    label: 'catatan audit',
    group: 'Catatan',
    icon: FactCheckIcon,
    readableBy: 'administrator',
    readOnly: true,
    calls: { list: 'listAudit', get: 'getAudit' },
    title: titleOf<'listAudit'>((entry) => `no. ${entry.id}`),
    fields: {
      at: 'Waktu',
      user_id: 'No. akun',
      who: 'Oleh',
      ip: 'Dari alamat',
      action: 'Tindakan',
      noun: 'Jenis data',
      noun_id: 'No. data',
      label: 'Data',
      dari: 'Dari tanggal',
      sampai: 'Sampai tanggal',
      hash: 'Sidik rantai',
    },
    list: AuditList,
    show: AuditShow,
  },
]
