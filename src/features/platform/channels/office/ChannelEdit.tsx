import { Alert, Box, Typography } from '@mui/material'
import { BooleanInput, FormDataConsumer, PasswordInput, SelectInput, useRecordContext } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OpenChange } from '../../pending-changes/office/parts/PendingChange.tsx'
import { CHANNEL_NAMES, PROVIDER_NAMES } from '../rules.ts'
import { TestChannel } from './TestChannel.tsx'

const input = inputOf<'updateMessageChannel'>()

const ADDRESSES: Record<string, string> = {
  http: 'Alamat yang menerima pesan sebagai JSON; bentuknya ada pada panduan operator.',
  whatsapp_cloud: 'Alamat Graph API dengan versinya, misalnya https://graph.facebook.com/v23.0',
  sms_form: 'Alamat lengkap pengiriman, misalnya https://api.twilio.com/2010-04-01/Accounts/…/Messages.json',
}

const asText = (text: string | null): string => text ?? ''

function Figures() {
  const channel = useRecordContext<Answer<'getMessageChannel'>>()
  if (!channel) return null
  const { terkirim, belum_terkirim, menunggu } = channel.angka
  const pausedUntil = channel.resume_at !== null && new Date(channel.resume_at) > new Date() ? channel.resume_at : null
  return (
    <Typography sx={{ mb: 2 }}>
      {CHANNEL_NAMES[channel.kanal]}, 30 hari terakhir: {terkirim} diterima penyedia, {belum_terkirim} gagal atau tidak
      pasti, {menunggu} menunggu.
      {pausedUntil && ` Penyedia minta jeda sampai ${momentText(pausedUntil)}.`}
    </Typography>
  )
}

function KeyInput() {
  const hasKey = useRecordContext<Answer<'getMessageChannel'>>()?.has_key ?? false
  const kept = hasKey ? 'Sudah tersimpan dan tidak ditampilkan. Kosongkan agar tetap.' : 'Disimpan tersegel.'
  return <PasswordInput source={input('kunci')} parse={asText} helperText={kept} autoComplete="new-password" />
}

const ProviderInputs = () => (
  <FormDataConsumer>
    {({ formData }) => (
      <Box sx={{ width: '100%' }}>
        <Text source={input('alamat')} helperText={ADDRESSES[formData['penyedia']]} />
        {formData['penyedia'] === 'sms_form' && <Text source={input('akun')} helperText="Account SID." />}
        {formData['penyedia'] === 'whatsapp_cloud' && (
          <Text
            source={input('templat')}
            helperText="Templat kategori utility berbahasa Indonesia dengan satu isian, yang disetujui WhatsApp."
          />
        )}
      </Box>
    )}
  </FormDataConsumer>
)

/** Through whom messages of a channel go; the test below uses what is saved. */
export const ChannelEdit = () => (
  <>
    <OfficeEdit kept above={<OpenChange />}>
      <Alert severity="info" sx={{ mb: 2 }}>
        Penyedia menerima nomor orang yang menyetujuinya dan isi pesan, tanpa nama dan nomor identitas. Email tetap
        dikirim.
      </Alert>
      <Figures />
      <BooleanInput source={input('aktif')} />
      <BooleanInput
        source={input('uji_coba')}
        helperText="Hanya pesan uji di bawah yang dikirim; kanal belum ditawarkan kepada anggota."
      />
      <SelectInput source={input('penyedia')} choices={namedChoices(PROVIDER_NAMES)} />
      <ProviderInputs />
      <Text source={input('pengirim')} helperText="Nomor atau nama pengirim; untuk Cloud API: Phone Number ID." />
      <KeyInput />
    </OfficeEdit>
    <TestChannel />
  </>
)
