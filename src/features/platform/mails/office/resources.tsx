import DnsIcon from '@mui/icons-material/DnsOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import { DataTable, FunctionField, SelectInput, useRecordContext } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { Letter } from './Letter.tsx'
import { MailServerScreen } from './MailServerScreen.tsx'

const STATES = namedChoices({
  menunggu: 'Menunggu',
  dikirim: 'Sedang dikirim',
  dicoba_lagi: 'Akan dicoba lagi',
  terkirim: 'Terkirim',
  gagal: 'Gagal',
})

const NEWEST = { field: 'created_at', order: 'DESC' } as const

/** A mail asks nothing of the office until it fails. */
const TONES = { menunggu: 'info', dikirim: 'info', dicoba_lagi: 'warning', terkirim: 'success' } as const

const column = columnOf<'listMails'>()

const moment = (mail: { created_at: string }): string => shortMoment(mail.created_at)

/** Only a letter that was given up on is sent again by hand. */
function Resend() {
  if (useRecordContext<Row<'listMails'>>()?.keadaan !== 'gagal') return null
  return (
    <TransitionButton
      label="Kirim ulang"
      icon={<SendIcon />}
      call="resendMail"
      question="Surat ini dimasukkan lagi ke antrean pengiriman."
      done="Surat masuk antrean."
    />
  )
}

const MailList = () => (
  <OfficeList<'listMails'>
    sort={NEWEST}
    rarely={['percobaan']}
    filters={[<SelectInput key="keadaan" source={column('keadaan')} choices={STATES} />]}
    bulk={false}
    narrow={{
      first: (mail) => mail.perihal,
      second: (mail) => (
        <>
          {mail.kepada}, {moment(mail)} <Resend />
        </>
      ),
    }}
  >
    <DataTable.Col source={column('created_at')}>
      <FunctionField source={column('created_at')} render={moment} />
    </DataTable.Col>
    <DataTable.Col source={column('kepada')} disableSort />
    <DataTable.Col source={column('perihal')} disableSort />
    <DataTable.Col source={column('keadaan')} disableSort>
      <StateField source={column('keadaan')} choices={STATES} tones={TONES} />
    </DataTable.Col>
    <DataTable.NumberCol source={column('percobaan')} disableSort />
    <DataTable.Col source={column('galat')} disableSort />
    <DataTable.Col label="Tindakan" disableSort>
      <Resend />
    </DataTable.Col>
  </OfficeList>
)

const MailboxList = () => (
  <OfficeList<'listKeptMails'>
    sort={NEWEST}
    bulk={false}
    narrow={{
      first: (mail) => mail.perihal,
      second: (mail) => (
        <>
          {mail.kepada}, {moment(mail)} <Letter />
        </>
      ),
    }}
  >
    <DataTable.Col source={column('created_at')} disableSort>
      <FunctionField source={column('created_at')} render={moment} />
    </DataTable.Col>
    <DataTable.Col source={column('kepada')} disableSort />
    <DataTable.Col source={column('perihal')} disableSort />
    <DataTable.Col label="Isi" disableSort>
      <Letter />
    </DataTable.Col>
  </OfficeList>
)

const FIELDS = {
  created_at: 'Dibuat',
  kepada: 'Kepada',
  perihal: 'Perihal',
  keadaan: 'Keadaan',
  percobaan: 'Percobaan',
  galat: 'Galat',
  sent_at: 'Terkirim',
  next_try_at: 'Dicoba lagi',
  isi: 'Isi',
}

export const mailResources: OfficeResource[] = [
  {
    name: 'server-surat',
    label: 'server surat',
    group: 'Surat dan pesan',
    icon: DnsIcon,
    permission: 'pengguna',
    calls: {},
    fields: {},
    list: MailServerScreen,
  },
  {
    name: 'surat',
    people: true,
    label: 'surat elektronik',
    group: 'Surat dan pesan',
    icon: MailIcon,
    permission: 'pengguna',
    calls: { list: 'listMails' },
    readOnly: true,
    title: titleOf<'listMails'>('perihal'),
    fields: FIELDS,
    words: { keadaan: STATES },
    list: MailList,
  },
  {
    name: 'kotak-surat',
    label: 'surat contoh',
    group: 'Surat dan pesan',
    icon: InboxIcon,
    permission: 'pengguna',
    calls: { list: 'listKeptMails' },
    readOnly: true,
    demoOnly: true,
    title: titleOf<'listKeptMails'>('perihal'),
    fields: FIELDS,
    list: MailboxList,
  },
]
