import { Alert, Typography } from '@mui/material'
import { BooleanInput, CheckboxGroupInput, PasswordInput, useRecordContext } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OpenChange } from '../../../platform/pending-changes/office/parts/PendingChange.tsx'
import { ENVIRONMENT_NAMES, METHOD_NAMES, PROVIDER_NAMES } from '../rules.ts'
import { TryProvider } from './TryProvider.tsx'

const input = inputOf<'updatePaymentProvider'>()

const asText = (text: string | null): string => text ?? ''
const storedWords = (isStored: boolean): string =>
  isStored ? 'Sudah tersimpan dan tidak ditampilkan. Kosongkan agar tetap.' : 'Disimpan tersegel.'

function Facts() {
  const provider = useRecordContext<Answer<'getPaymentProvider'>>()
  if (!provider) return null
  const { penyedia, lingkungan, alamat_notifikasi, noticed_at } = provider
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {PROVIDER_NAMES[penyedia]}, akun {ENVIRONMENT_NAMES[lingkungan]}.{' '}
        {noticed_at === null ? 'Belum ada notifikasi yang diterima.' : `Notifikasi terakhir ${momentText(noticed_at)}.`}
      </Typography>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        Isikan alamat notifikasi ini pada dasbor penyedia: {alamat_notifikasi}
      </Typography>
    </>
  )
}

function Secrets() {
  const provider = useRecordContext<Answer<'getPaymentProvider'>>()
  return (
    <>
      <PasswordInput
        source={input('kunci')}
        parse={asText}
        helperText={`${provider?.penyedia === 'xendit' ? 'Secret API key.' : 'Server key.'} ${storedWords(provider?.has_key ?? false)}`}
        autoComplete="new-password"
      />
      {provider?.penyedia === 'xendit' && (
        <PasswordInput
          source={input('token_notifikasi')}
          parse={asText}
          helperText={`Webhook verification token. ${storedWords(provider.has_token)}`}
          autoComplete="new-password"
        />
      )}
    </>
  )
}

/** Through whom members pay; the trial below uses what is saved. */
export const ProviderEdit = () => (
  <>
    <OfficeEdit kept above={<OpenChange />}>
      <Alert severity="info" sx={{ mb: 2 }}>
        Penyedia hanya menerima nomor invoice dan jumlahnya, tanpa nama pembayar. Transfer bank tetap dapat dipakai.
        Akun uji coba hanya dapat dinyalakan sebelum portal dibuka atau pada peragaan.
      </Alert>
      <Facts />
      <BooleanInput source={input('aktif')} />
      <CheckboxGroupInput source={input('metode')} choices={namedChoices(METHOD_NAMES)} row={false} />
      <Secrets />
      <Text source={input('alamat')} helperText="Hanya untuk mencoba di komputer sendiri; biasanya kosong." />
    </OfficeEdit>
    <TryProvider />
  </>
)
