import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import { Stack } from '@mui/material'
import {
  DataTable,
  DateInput,
  FunctionField,
  type RaRecord,
  SelectInput,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { namedChoices } from '../../../../office/choices.ts'
import { Changes } from '../../../../office/history/Changes.tsx'
import { differences, type Fields } from '../../../../office/history/differences.ts'
import { RestoreButton } from '../../../../office/history/RestoreButton.tsx'
import { ACTIONS, actionText } from '../../../../office/history/revision.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import { momentText } from '../../../../office/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'

const filters = [
  <SelectInput key="action" source="action" choices={namedChoices(ACTIONS)} />,
  <Text key="noun" source="noun" />,
  <DateInput key="dari" source="dari" />,
  <DateInput key="sampai" source="sampai" />,
]

const at = (entry: RaRecord): string => momentText(entry['at'])

const AuditList = () => (
  <OfficeList
    sort={{ field: 'id', order: 'DESC' }}
    filters={filters}
    bulk={false}
    narrow={{
      first: (entry) => `${entry['label']} ${actionText(entry['action'])}`,
      second: (entry) => `${entry['who']}, ${at(entry)}`,
    }}
  >
    <DataTable.NumberCol source="id" />
    <DataTable.Col source="at" disableSort>
      <FunctionField source="at" render={at} />
    </DataTable.Col>
    <DataTable.Col source="who" disableSort />
    <DataTable.Col source="action" disableSort>
      <FunctionField source="action" render={(entry) => actionText(entry['action'])} />
    </DataTable.Col>
    <DataTable.Col source="noun" disableSort>
      <Noun />
    </DataTable.Col>
    <DataTable.Col source="label" disableSort />
    <DataTable.Col source="ip" disableSort />
  </OfficeList>
)

function Noun() {
  const noun = String(useRecordContext()?.['noun'] ?? '')
  const translate = useTranslate()
  return <span>{translate(`resources.${noun}.name`, { _: noun })}</span>
}

/** What changed; a removed record can be brought back from here. */
function Change() {
  const entry = useRecordContext()
  if (!entry) return null
  const {
    id,
    noun,
    noun_id: nounId,
    action,
    before,
    after,
  } = entry as RaRecord & Record<'before' | 'after', Fields | null>
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Changes resource={noun} changes={differences(before, after)} />
      {action === 'hapus' ? <RestoreButton resource={noun} id={nounId} auditId={Number(id)} state="sebelum" /> : null}
    </Stack>
  )
}

const AuditShow = () => (
  <Show>
    <SimpleShowLayout>
      <FunctionField source="at" render={at} />
      <TextField source="who" />
      <TextField source="ip" emptyText="-" />
      <FunctionField source="action" render={(entry) => actionText(entry['action'])} />
      <FunctionField source="noun" render={() => <Noun />} />
      <TextField source="label" />
      <FunctionField label="Perubahan" render={() => <Change />} />
      <TextField source="hash" className="changes" />
    </SimpleShowLayout>
  </Show>
)

export const auditResources: OfficeResource[] = [
  {
    name: 'audit',
    label: 'catatan audit',
    group: 'Sistem',
    icon: FactCheckIcon,
    readableBy: 'administrator',
    readOnly: true,
    title: (entry) => `no. ${entry.id}`,
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
