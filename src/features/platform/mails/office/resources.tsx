import InboxIcon from '@mui/icons-material/InboxOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import { DataTable, FunctionField, type RaRecord, SelectField, SelectInput, useRecordContext } from 'react-admin'
import { namedChoices } from '../../../../office/choices.ts'
import { momentText } from '../../../../office/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { StepButton } from '../../../../office/screens/StepButton.tsx'
import { Letter } from './Letter.tsx'

const STATES = namedChoices({
  menunggu: 'Menunggu',
  dikirim: 'Sedang dikirim',
  dicoba_lagi: 'Akan dicoba lagi',
  terkirim: 'Terkirim',
  gagal: 'Gagal',
})

const NEWEST = { field: 'dibuat', order: 'DESC' } as const

const made = (mail: RaRecord): string => momentText(mail['dibuat'])

/** Only a letter that was given up on is sent again by hand. */
function Resend() {
  if (useRecordContext()?.['keadaan'] !== 'gagal') return null
  return (
    <StepButton
      label="Kirim ulang"
      icon={<SendIcon />}
      step="kirim-ulang"
      question="Surat ini dimasukkan lagi ke antrean pengiriman."
      done="Surat masuk antrean."
    />
  )
}

const MailList = () => (
  <OfficeList
    sort={NEWEST}
    filters={[<SelectInput key="keadaan" source="keadaan" choices={STATES} />]}
    bulk={false}
    narrow={{
      first: (mail) => mail['perihal'],
      second: (mail) => (
        <>
          {mail['kepada']}, {made(mail)} <Resend />
        </>
      ),
    }}
  >
    <DataTable.Col source="dibuat">
      <FunctionField source="dibuat" render={made} />
    </DataTable.Col>
    <DataTable.Col source="kepada" disableSort />
    <DataTable.Col source="perihal" disableSort />
    <DataTable.Col source="keadaan" disableSort>
      <SelectField source="keadaan" choices={STATES} />
    </DataTable.Col>
    <DataTable.NumberCol source="percobaan" disableSort />
    <DataTable.Col source="galat" disableSort />
    <DataTable.Col label="Tindakan" disableSort>
      <Resend />
    </DataTable.Col>
  </OfficeList>
)

const MailboxList = () => (
  <OfficeList
    sort={NEWEST}
    bulk={false}
    narrow={{
      first: (mail) => mail['perihal'],
      second: (mail) => (
        <>
          {mail['kepada']}, {made(mail)} <Letter />
        </>
      ),
    }}
  >
    <DataTable.Col source="dibuat" disableSort>
      <FunctionField source="dibuat" render={made} />
    </DataTable.Col>
    <DataTable.Col source="kepada" disableSort />
    <DataTable.Col source="perihal" disableSort />
    <DataTable.Col label="Isi" disableSort>
      <Letter />
    </DataTable.Col>
  </OfficeList>
)

const FIELDS = {
  dibuat: 'Dibuat',
  kepada: 'Kepada',
  perihal: 'Perihal',
  keadaan: 'Keadaan',
  percobaan: 'Percobaan',
  galat: 'Galat',
  terkirim: 'Terkirim',
  dicoba_lagi: 'Dicoba lagi',
  isi: 'Isi',
}

export const mailResources: OfficeResource[] = [
  {
    name: 'surat',
    label: 'surat elektronik',
    group: 'Sistem',
    icon: MailIcon,
    permission: 'pengguna',
    readOnly: true,
    title: 'perihal',
    fields: FIELDS,
    list: MailList,
  },
  {
    name: 'kotak-surat',
    label: 'surat contoh',
    group: 'Sistem',
    icon: InboxIcon,
    permission: 'pengguna',
    readOnly: true,
    demoOnly: true,
    title: 'perihal',
    fields: FIELDS,
    list: MailboxList,
  },
]
