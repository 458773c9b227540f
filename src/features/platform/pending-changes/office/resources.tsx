import PendingActionsIcon from '@mui/icons-material/PendingActionsOutlined'
import { Box, Typography } from '@mui/material'
import { BooleanInput, DataTable, FunctionField, SelectInput, Show } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText, shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { isPending, PENDING_STATES, WAITING_RULE_NAMES } from '../rules.ts'
import { ChangeLines, PendingChange } from './parts/PendingChange.tsx'

type Change = Row<'listPendingChange'>

const column = columnOf<'listPendingChange'>()
const filter = inputOf<'listPendingChange'>()
const STATES = namedChoices(PENDING_STATES)
const RULES = namedChoices(WAITING_RULE_NAMES)

const PendingChangeList = () => (
  <OfficeList<'listPendingChange'>
    sort={{ field: 'id', order: 'DESC' }}
    filters={[
      <BooleanInput key="terbuka" source={filter('terbuka')} />,
      <SelectInput key="status" source={filter('status')} choices={STATES} />,
      <SelectInput key="hal" source={filter('hal')} choices={RULES} />,
    ]}
    bulk={false}
    searchable={false}
    narrow={{
      first: ({ hal }) => WAITING_RULE_NAMES[hal],
      second: ({ status, proposed_at }) => `${PENDING_STATES[status]}, ${shortMoment(proposed_at)}`,
    }}
  >
    <DataTable.Col source={column('hal')} disableSort>
      <FunctionField<Change> source={column('hal')} render={({ hal }) => WAITING_RULE_NAMES[hal]} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source={column('proposed_at')} disableSort>
      <FunctionField<Change> source={column('proposed_at')} render={(change) => shortMoment(change.proposed_at)} />
    </DataTable.Col>
    <DataTable.Col source={column('proposed_by_name')} disableSort />
    <DataTable.Col source={column('counts_at')} disableSort>
      <FunctionField<Change> source={column('counts_at')} render={(change) => shortMoment(change.counts_at)} />
    </DataTable.Col>
  </OfficeList>
)

const PendingChangeShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

const withName = (at: string | null, name: string | null): string | null =>
  at === null ? null : `${momentText(at)}${name ? `, oleh ${name}` : ''}`

function Matter() {
  const change = useWhole<'getPendingChange'>('perubahan')
  if (!change) return null
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Perubahan {WAITING_RULE_NAMES[change.hal]}
      </Typography>
      <FactList
        items={[
          ['Keadaan', PENDING_STATES[change.status]],
          ['Diusulkan', withName(change.proposed_at, change.proposed_by_name)],
          ['Berlaku paling cepat', momentText(change.counts_at)],
          ['Disetujui', withName(change.approved_at, change.approved_by_name)],
          ['Berakhir', withName(change.ended_at, change.ended_by_name)],
          ['Catatan', change.catatan],
        ]}
      />
      {isPending(change.status) ? <PendingChange change={change} /> : <ChangeLines perubahan={change.perubahan} />}
    </Box>
  )
}

export const pendingChangeResources: OfficeResource[] = [
  {
    name: 'perubahan-tertunda',
    label: 'perubahan dua orang',
    group: 'Aturan dan petugas',
    icon: PendingActionsIcon,
    permission: 'pengguna',
    readableBy: 'administrator',
    readOnly: true,
    calls: { list: 'listPendingChange', get: 'getPendingChange' },
    title: titleOf<'listPendingChange'>(({ hal }) => WAITING_RULE_NAMES[hal]),
    fields: {
      hal: 'Hal',
      record_id: 'ID pengaturan',
      perubahan: 'Perubahan',
      status: 'Keadaan',
      terbuka: 'Masih menunggu',
      proposed_by: 'ID pengusul',
      proposed_at: 'Diusulkan',
      proposed_by_name: 'Pengusul',
      counts_at: 'Berlaku paling cepat',
      approved_at: 'Disetujui pada',
      approved_by_name: 'Disetujui oleh',
      ended_at: 'Berakhir',
      ended_by_name: 'Diakhiri oleh',
      catatan: 'Catatan',
    },
    words: { status: STATES, hal: RULES },
    list: PendingChangeList,
    show: PendingChangeShow,
  },
]
