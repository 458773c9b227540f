import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import PhonelinkLockIcon from '@mui/icons-material/PhonelinkLockOutlined'
import { Alert, Stack, Typography } from '@mui/material'
import type { Answer } from '../../../../../office/calls/client.ts'
import { inputOf } from '../../../../../office/calls/fields.ts'
import { momentText } from '../../../../../office/display/moment.ts'
import { LongText } from '../../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../../office/screens/TransitionForm.tsx'

const proposed = inputOf<'proposeTwoFactorReset'>()
const refused = inputOf<'refuseTwoFactorReset'>()

type WaysIn = NonNullable<Answer<'getPerson'>['masuk']>

/** For somebody who lost phone and recovery codes: one of the staff proposes, another confirms. */
export function TwoFactorReset({ masuk: { reset, can } }: { masuk: WaysIn }) {
  if (!reset) return can.usulkan ? <Propose /> : null
  const { id, alasan, proposed_at, proposed_by_name } = reset
  return (
    <Alert severity="warning" sx={{ my: 2, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <Typography>
        {proposed_by_name} mengusulkan mengatur ulang faktor kedua akun ini, {momentText(proposed_at)}: {alasan}
      </Typography>
      {can.konfirmasi ? null : (
        <Typography sx={{ mt: 1 }}>Petugas lain dengan izin pengguna mengonfirmasinya.</Typography>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
        {can.konfirmasi ? (
          <TransitionButton
            label="Konfirmasi pengaturan ulang"
            icon={<CheckCircleIcon />}
            call="confirmTwoFactorReset"
            values={{ reset_id: id }}
            question="Aplikasi autentikator, passkey, dan kode pemulihan akun ini dilepas, semua sesinya berakhir, dan pemiliknya menerima surat."
            done="Faktor kedua sudah dilepas dan semua sesi diakhiri."
          />
        ) : null}
        {can.tolak ? (
          <TransitionForm
            label="Tolak atau tarik usul"
            icon={<DoNotDisturbIcon />}
            call="refuseTwoFactorReset"
            values={{ reset_id: id }}
            note="Akun ini tetap seperti sekarang."
            done="Usul tidak dijalankan."
          >
            <LongText source={refused('catatan')} isRequired />
          </TransitionForm>
        ) : null}
      </Stack>
    </Alert>
  )
}

const Propose = () => (
  <Stack direction="row" sx={{ my: 2 }}>
    <TransitionForm
      label="Usulkan atur ulang faktor kedua"
      icon={<PhonelinkLockIcon />}
      call="proposeTwoFactorReset"
      note="Untuk orang yang kehilangan ponsel dan kode pemulihannya. Pemilik akun menerima surat sekarang, dan petugas lain mengonfirmasinya."
      done="Usul dikirim dan menunggu orang kedua."
    >
      <LongText source={proposed('alasan')} isRequired helperText="Misalnya: datang sendiri dengan KTP asli." />
    </TransitionForm>
  </Stack>
)
