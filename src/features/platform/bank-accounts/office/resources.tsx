import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import { Alert } from '@mui/material'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { office, type Payload, type Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf, itemOf } from '../../../../office/calls/fields.ts'
import { useAsked } from '../../../../office/calls/use-asked.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { ACCOUNT_LIST_STATES, accountsInWords } from '../rules.ts'
import { AccountListShow } from './AccountListShow.tsx'

const STATES = namedChoices(ACCOUNT_LIST_STATES)

const filter = inputOf<'listAccountList'>()
const column = columnOf<'listAccountList'>()
const input = inputOf<'createAccountList'>()
const account = itemOf<Payload<'createAccountList'>['rekening'][number]>()

const at = (moment: string | null): string => (moment ? shortMoment(moment) : '-')

const AccountLists = () => (
  <OfficeList<'listAccountList'>
    rarely={['proposed_at']}
    sort={{ field: 'id', order: 'DESC' }}
    filters={[<SelectInput key="status" source={filter('status')} choices={STATES} />]}
    bulk={false}
    narrow={{
      first: (list) => accountsInWords(list.rekening),
      second: (list) => `${ACCOUNT_LIST_STATES[list.status]}, ${at(list.decided_at ?? list.proposed_at)}`,
    }}
  >
    <DataTable.Col source={column('rekening')} disableSort>
      <FunctionField<Row<'listAccountList'>> render={(list) => accountsInWords(list.rekening)} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source={column('proposed_at')}>
      <FunctionField<Row<'listAccountList'>> render={(list) => at(list.proposed_at)} />
    </DataTable.Col>
    <DataTable.Col source={column('proposed_by_name')} disableSort />
    <DataTable.Col source={column('decided_at')} disableSort>
      <FunctionField<Row<'listAccountList'>> render={(list) => at(list.decided_at)} />
    </DataTable.Col>
    <DataTable.Col source={column('decided_by_name')} disableSort />
  </OfficeList>
)

/** Begins with the accounts in force, so that one is added, changed or taken out. */
function AccountListCreate() {
  const { asked, again } = useAsked('accounts in force', () =>
    office.listAccountList({ status: 'berlaku', perPage: 1, sort: 'id', order: 'desc' }),
  )
  return (
    <AnswerState asked={asked} again={again}>
      {({ data: [current] }) => (
        <OfficeCreate<'createAccountList'> start={{ rekening: current?.rekening ?? [] }}>
          <Alert severity="info" sx={{ mb: 2 }}>
            Sesudah portal dibuka, perubahan baru berlaku bila dikonfirmasi orang kedua, dan semua administrator diberi
            tahu. Invoice yang sudah terbit tetap menyebut rekening semula, jadi biarkan rekening lama terbuka sampai
            semuanya terbayar.
          </Alert>
          <Rows source={input('rekening')}>
            <Text source={account('bank')} />
            <Text source={account('nomor')} />
            <Text source={account('atas_nama')} />
          </Rows>
          <LongText source={input('alasan')} isRequired helperText="Dibaca orang kedua dan semua administrator." />
        </OfficeCreate>
      )}
    </AnswerState>
  )
}

export const bankAccountResources: OfficeResource[] = [
  {
    name: 'rekening',
    label: 'rekening lembaga',
    group: 'Pembayaran',
    icon: AccountBalanceIcon,
    permission: 'keuangan',
    readableBy: 'administrator',
    calls: { list: 'listAccountList', get: 'getAccountList', create: 'createAccountList' },
    title: titleOf<'listAccountList'>((list) => `no. ${list.id}`),
    fields: {
      rekening: 'Rekening bank',
      'rekening.bank': 'Bank',
      'rekening.nomor': 'Nomor rekening',
      'rekening.atas_nama': 'Atas nama',
      alasan: 'Alasan',
      status: 'Keadaan',
      proposed_at: 'Diusulkan',
      proposed_by_name: 'Pengusul',
      decided_at: 'Diputuskan',
      decided_by_name: 'Pemutus',
      catatan: 'Catatan',
    },
    list: AccountLists,
    create: AccountListCreate,
    show: AccountListShow,
  },
]
