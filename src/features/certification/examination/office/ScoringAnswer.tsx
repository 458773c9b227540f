import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import { Box, Stack, Typography } from '@mui/material'
import { BooleanInput, useNotify, useRedirect, useResourceContext } from 'react-admin'
import { inputOf } from '../../../../office/calls/fields.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'

const input = inputOf<'answerAssignment'>()

/** Lets the examiner accept an assignment with a statement or decline it with a reason; evidence shows afterwards. */
export function ScoringAnswer() {
  const redirect = useRedirect()
  const resource = useResourceContext()
  const notify = useNotify()

  function leaveDeclined(): void {
    notify('Penugasan ditolak.', { type: 'success' })
    redirect('list', resource ?? 'penilaian')
  }

  return (
    <Box component="section" aria-label="Jawaban atas penugasan" sx={{ mt: 3, maxWidth: '44rem' }}>
      <Typography sx={{ mb: 2 }}>
        Anda diminta menguji peserta ini. Portofolio dan asesmen mandirinya tampil sesudah Anda menerima penugasan
        dengan pernyataan kerahasiaan dan ketidakberpihakan.
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TransitionForm
          label="Terima penugasan"
          icon={<CheckCircleIcon />}
          call="answerAssignment"
          values={{ terima: true }}
          note="Pernyataan ini dicatat bersama waktunya."
          done="Penugasan diterima."
        >
          <BooleanInput source={input('kerahasiaan')} />
          <BooleanInput source={input('tidak_berpihak')} />
        </TransitionForm>
        <TransitionForm
          label="Tolak penugasan"
          icon={<DoNotDisturbIcon />}
          call="answerAssignment"
          values={{ terima: false }}
          note="Tolak bila Anda berhalangan, pernah melatih peserta, atau mempunyai hubungan dengannya."
          done="Jawaban disimpan."
          then={leaveDeclined}
        >
          <LongText source={input('alasan')} isRequired />
        </TransitionForm>
      </Stack>
    </Box>
  )
}
