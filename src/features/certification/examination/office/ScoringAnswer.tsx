import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import { Box, Stack, Typography } from '@mui/material'
import { BooleanInput, useNotify, useRedirect, useResourceContext } from 'react-admin'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'

/** An assignment is accepted with a statement, or declined with a reason; evidence shows afterwards. */
export function ScoringAnswer() {
  const redirect = useRedirect()
  const resource = useResourceContext()
  const notify = useNotify()

  function declined(): void {
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
        <StepForm
          label="Terima penugasan"
          icon={<CheckCircleIcon />}
          step="jawab"
          values={{ terima: true }}
          note="Pernyataan ini dicatat bersama waktunya."
          done="Penugasan diterima."
        >
          <BooleanInput source="kerahasiaan" />
          <BooleanInput source="tidak_berpihak" />
        </StepForm>
        <StepForm
          label="Tolak penugasan"
          icon={<DoNotDisturbIcon />}
          step="jawab"
          values={{ terima: false }}
          note="Tolak bila Anda berhalangan, pernah melatih peserta, atau mempunyai hubungan dengannya."
          done="Jawaban disimpan."
          then={declined}
        >
          <LongText source="alasan" isRequired />
        </StepForm>
      </Stack>
    </Box>
  )
}
