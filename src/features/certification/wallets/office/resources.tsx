import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import { DataTable, FunctionField } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf } from '../../../../office/calls/fields.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PHONE_WALLET_NAMES } from '../phone-pass-rules.ts'
import { PhoneWalletEdit } from './PhoneWalletEdit.tsx'

type PhoneWallet = Row<'listPhoneWallet'>

const column = columnOf<'listPhoneWallet'>()

const stateOf = ({ aktif, has_key }: PhoneWallet): string => {
  if (!has_key) return 'Belum ada kunci'
  return aktif ? 'Ditawarkan kepada pemegang' : 'Mati'
}

const PhoneWalletList = () => (
  <OfficeList<'listPhoneWallet'>
    sort={{ field: 'id', order: 'ASC' }}
    bulk={false}
    searchable={false}
    narrow={{ first: ({ dompet }) => PHONE_WALLET_NAMES[dompet], second: stateOf }}
  >
    <DataTable.Col source={column('dompet')} disableSort>
      <FunctionField<PhoneWallet> source={column('dompet')} render={({ dompet }) => PHONE_WALLET_NAMES[dompet]} />
    </DataTable.Col>
    <DataTable.Col source={column('aktif')} disableSort>
      <FunctionField<PhoneWallet> source={column('aktif')} render={stateOf} />
    </DataTable.Col>
  </OfficeList>
)

export const walletResources: OfficeResource[] = [
  {
    name: 'dompet-ponsel',
    fixed: true,
    label: 'dompet ponsel',
    group: 'Sambungan',
    icon: WalletIcon,
    permission: 'pengguna',
    calls: {
      list: 'listPhoneWallet',
      get: 'getPhoneWallet',
      update: 'updatePhoneWallet',
      history: 'historyPhoneWallet',
    },
    title: titleOf<'listPhoneWallet'>(({ dompet }) => PHONE_WALLET_NAMES[dompet]),
    fields: {
      dompet: 'Dompet',
      aktif: 'Tawarkan kepada pemegang',
      penerbit: 'Penerbit',
      akun: 'Akun',
      rantai: 'Sertifikat',
      kunci: 'Kunci',
      has_key: 'Kunci tersimpan',
    },
    list: PhoneWalletList,
    edit: PhoneWalletEdit,
  },
]
