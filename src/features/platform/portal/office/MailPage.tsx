import { Alert, Stack } from '@mui/material'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import { MailServerForm } from '../../mails/office/parts/MailServerForm.tsx'
import type { PageProps } from './page-props.ts'
import { AfterBody, SetupForm } from './SetupForm.tsx'
import { TestMail } from './TestMail.tsx'

const input = inputOf<'updateSiteContent'>()

/** The set-up page on mail: its sender, and the proof that it arrives. */
export const MailPage = ({ readiness, again }: PageProps) => (
  <Stack spacing={3}>
    {readiness.folder_surat === null ? null : <NoServer folder={readiness.folder_surat} />}
    <MailServerForm onSaved={again} />
    <AfterBody readiness={readiness}>
      <SetupForm page="surel" record="isi-situs" stays>
        <Text source={input('nama_pengirim')} helperText="Kosongkan untuk memakai nama lembaga." />
        <Text
          source={input('email_pengirim')}
          type="email"
          helperText="Alamat yang boleh dipakai server surat Anda. Kosongkan untuk memakai alamat bawaan portal."
        />
      </SetupForm>
    </AfterBody>
    <TestMail arrivedAt={readiness.mail_arrived_at} again={again} />
  </Stack>
)

/** Said as plainly as possible: nobody receives anything. */
const NoServer = ({ folder }: { folder: string }) => (
  <Alert severity="warning">
    Belum ada server surat, jadi surat tidak sampai kepada siapa pun: setiap surat hanya menjadi berkas di {folder} pada
    server. Isi server surat di bawah ini; tidak perlu menjalankan ulang portal. Sebelum itu kode surat uji hanya dapat
    dibaca pada berkas tersebut.
  </Alert>
)
