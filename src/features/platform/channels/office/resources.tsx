import ContactPhoneIcon from '@mui/icons-material/ContactPhoneOutlined'
import CloseIcon from '@mui/icons-material/DoneOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import SettingsPhoneIcon from '@mui/icons-material/SettingsPhoneOutlined'
import SmsIcon from '@mui/icons-material/SmsOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import {
  BooleanInput,
  DataTable,
  FunctionField,
  type HttpError,
  SelectInput,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import { office, type Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { CHANNEL_NAMES, isUnsent, MESSAGE_STATE_NAMES } from '../rules.ts'
import { ChannelEdit } from './ChannelEdit.tsx'

const QUESTIONS = {
  gagal: 'Pesan ini dimasukkan lagi ke antrean pengiriman.',
  tidak_pasti: 'Pesan ini mungkin sudah sampai; bila dikirim ulang, penerima dapat menerimanya dua kali.',
}

/** The buttons for a message that was not sent; a code is of no use later and can only be closed. */
function MessageActions() {
  const message = useRecordContext<Row<'listTextMessage'>>()
  if (!message || !isUnsent(message.status)) return null
  return (
    <>
      {message.isi !== null && (
        <TransitionButton
          label="Kirim ulang"
          icon={<SendIcon />}
          call="resendTextMessage"
          question={message.status === 'tidak_pasti' ? QUESTIONS.tidak_pasti : QUESTIONS.gagal}
          done="Pesan masuk antrean."
        />
      )}
      <TransitionButton
        label="Tutup"
        icon={<CloseIcon />}
        call="closeTextMessage"
        question="Pesan ini tidak dikirim lagi dan tidak ditampilkan lagi di meja kerja. Emailnya sudah dikirim."
        done="Pesan ditutup."
      />
    </>
  )
}

/** Ends messages to one person, as that person could. */
function StopSubscription() {
  const own = useRecordContext<Row<'listChannelSubscription'>>()
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  if (!own || own.ended_at !== null) return null
  const stop = async () => {
    setBusy(true)
    try {
      await office.stopChannelSubscription({ id: own.id })
      refresh()
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button size="small" disabled={isBusy} onClick={() => void stop()}>
      Hentikan
    </Button>
  )
}

type ChannelRow = Row<'listMessageChannel'>
type Message = Row<'listTextMessage'>
type Subscription = Row<'listChannelSubscription'>

const channel = columnOf<'listMessageChannel'>()
const message = columnOf<'listTextMessage'>()
const messageFilter = inputOf<'listTextMessage'>()
const subscription = columnOf<'listChannelSubscription'>()
const subscriptionFilter = inputOf<'listChannelSubscription'>()

const stateOfChannel = ({ aktif, uji_coba }: ChannelRow): string => {
  if (!aktif) return 'Mati'
  return uji_coba ? 'Uji coba' : 'Ditawarkan kepada anggota'
}

const MessageChannelList = () => (
  <OfficeList<'listMessageChannel'>
    sort={{ field: 'id', order: 'ASC' }}
    bulk={false}
    searchable={false}
    narrow={{ first: ({ kanal }) => CHANNEL_NAMES[kanal], second: stateOfChannel }}
  >
    <DataTable.Col source={channel('kanal')} disableSort>
      <FunctionField<ChannelRow> source={channel('kanal')} render={({ kanal }) => CHANNEL_NAMES[kanal]} />
    </DataTable.Col>
    <DataTable.Col source={channel('aktif')} disableSort>
      <FunctionField<ChannelRow> source={channel('aktif')} render={stateOfChannel} />
    </DataTable.Col>
    <DataTable.Col label="Gagal, 30 hari">
      <FunctionField<ChannelRow> render={({ angka }) => angka.belum_terkirim} />
    </DataTable.Col>
  </OfficeList>
)

/** Why it was not sent, and what it would have said. */
const causeText = ({ galat, isi }: Pick<Message, 'galat' | 'isi'>): string => [galat, isi].filter(Boolean).join(' ')

const TextMessageList = () => (
  <OfficeList<'listTextMessage'>
    sort={{ field: 'id', order: 'DESC' }}
    filters={[
      <BooleanInput key="belum_terkirim" source={messageFilter('belum_terkirim')} />,
      <SelectInput key="status" source={messageFilter('status')} choices={namedChoices(MESSAGE_STATE_NAMES)} />,
      <SelectInput key="kanal" source={messageFilter('kanal')} choices={namedChoices(CHANNEL_NAMES)} />,
    ]}
    bulk={false}
    searchable={false}
    narrow={{
      first: ({ nama, status }) => `${nama}: ${MESSAGE_STATE_NAMES[status]}`,
      second: ({ at, kanal, galat, isi }) => (
        <>
          {shortMoment(at)}, {CHANNEL_NAMES[kanal]}. {causeText({ galat, isi })} <MessageActions />
        </>
      ),
    }}
  >
    <DataTable.Col source={message('at')} disableSort>
      <FunctionField<Message> source={message('at')} render={({ at }) => shortMoment(at)} />
    </DataTable.Col>
    <DataTable.Col source={message('nama')} disableSort />
    <DataTable.Col source={message('kanal')} disableSort>
      <FunctionField<Message> source={message('kanal')} render={({ kanal }) => CHANNEL_NAMES[kanal]} />
    </DataTable.Col>
    <DataTable.Col source={message('status')} disableSort>
      <FunctionField<Message> source={message('status')} render={({ status }) => MESSAGE_STATE_NAMES[status]} />
    </DataTable.Col>
    <DataTable.Col source={message('galat')} disableSort>
      <FunctionField<Message> source={message('galat')} render={causeText} sx={{ overflowWrap: 'anywhere' }} />
    </DataTable.Col>
    <DataTable.Col label="Tindakan" disableSort>
      <MessageActions />
    </DataTable.Col>
  </OfficeList>
)

const endInWords = ({ ended_at, ended_by, verified_at }: Subscription): string => {
  if (ended_at) return `Berhenti ${shortMoment(ended_at)} (${ended_by ?? ''})`
  return verified_at ? 'Berlaku' : 'Menunggu kode'
}

const SubscriptionList = () => (
  <OfficeList<'listChannelSubscription'>
    sort={{ field: 'id', order: 'DESC' }}
    filters={[<SelectInput key="kanal" source={subscriptionFilter('kanal')} choices={namedChoices(CHANNEL_NAMES)} />]}
    bulk={false}
    searchable={false}
    narrow={{ first: ({ nama, kanal }) => `${nama}: ${CHANNEL_NAMES[kanal]}`, second: endInWords }}
  >
    <DataTable.Col source={subscription('nama')} disableSort />
    <DataTable.Col source={subscription('kanal')} disableSort>
      <FunctionField<Subscription> source={subscription('kanal')} render={({ kanal }) => CHANNEL_NAMES[kanal]} />
    </DataTable.Col>
    <DataTable.Col source={subscription('consented_at')} disableSort>
      <FunctionField<Subscription>
        source={subscription('consented_at')}
        render={(own) => shortMoment(own.consented_at)}
      />
    </DataTable.Col>
    <DataTable.Col label="Keadaan">
      <FunctionField<Subscription> render={endInWords} />
    </DataTable.Col>
    <DataTable.Col label="Tindakan">
      <StopSubscription />
    </DataTable.Col>
  </OfficeList>
)

export const channelResources: OfficeResource[] = [
  {
    name: 'kanal-pesan',
    fixed: true,
    label: 'kanal pesan',
    group: 'Surat dan pesan',
    icon: SettingsPhoneIcon,
    permission: 'pengguna',
    calls: {
      list: 'listMessageChannel',
      get: 'getMessageChannel',
      update: 'updateMessageChannel',
      history: 'historyMessageChannel',
    },
    title: titleOf<'listMessageChannel'>(({ kanal }) => CHANNEL_NAMES[kanal]),
    fields: {
      kanal: 'Kanal',
      aktif: 'Nyalakan kanal',
      uji_coba: 'Uji coba',
      penyedia: 'Penyedia',
      alamat: 'Alamat penyedia',
      akun: 'Akun',
      pengirim: 'Pengirim',
      templat: 'Templat',
      kunci: 'Kunci',
      has_key: 'Kunci tersimpan',
    },
    list: MessageChannelList,
    edit: ChannelEdit,
  },
  {
    name: 'pesan-singkat',
    label: 'pesan singkat',
    group: 'Surat dan pesan',
    icon: SmsIcon,
    permission: 'pengguna',
    readOnly: true,
    calls: { list: 'listTextMessage' },
    title: titleOf<'listTextMessage'>(({ id }) => `no. ${id}`),
    fields: {
      at: 'Diminta',
      nama: 'Penerima',
      kanal: 'Kanal',
      jenis: 'Surat',
      status: 'Keadaan',
      tries: 'Percobaan',
      galat: 'Sebab',
      sent_at: 'Terkirim',
      isi: 'Isi',
      resent_at: 'Dikirim ulang',
      belum_terkirim: 'Belum terkirim saja',
    },
    list: TextMessageList,
  },
  {
    name: 'penerima-pesan',
    label: 'penerima pesan',
    group: 'Surat dan pesan',
    icon: ContactPhoneIcon,
    permission: 'pengguna',
    readOnly: true,
    calls: { list: 'listChannelSubscription' },
    title: titleOf<'listChannelSubscription'>(({ nama }) => nama),
    fields: {
      nama: 'Penerima',
      kanal: 'Kanal',
      consented_at: 'Disetujui',
      verified_at: 'Nomor dipastikan',
      ended_at: 'Berhenti',
      ended_by: 'Dihentikan oleh',
    },
    list: SubscriptionList,
  },
]
