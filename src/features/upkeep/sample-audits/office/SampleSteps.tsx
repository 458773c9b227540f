import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import ReportProblemIcon from '@mui/icons-material/ReportProblemOutlined'
import { Stack } from '@mui/material'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'

/** Saying whether what was told is what its evidence shows. */
export const SampleSteps = () => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
    <StepForm
      label="Sesuai"
      icon={<CheckCircleIcon />}
      step="sesuai"
      note="Setiap isian cocok dengan buktinya. Yang sudah diterima tidak berubah."
      done="Audit sampel selesai: sesuai."
    >
      <LongText source="catatan" helperText="Boleh kosong." />
    </StepForm>
    <StepForm
      label="Tidak sesuai"
      icon={<ReportProblemIcon />}
      step="tidak-sesuai"
      note="Yang sudah diterima tidak berubah, dan belum ada sanksi: perkaranya diusulkan kepada petugas keputusan, yang memutuskannya. Catatan ini menjadi uraian usul itu."
      done="Audit sampel selesai: tidak sesuai."
    >
      <LongText source="catatan" isRequired helperText="Sebutkan isian yang mana, dan apa yang tampak pada buktinya." />
    </StepForm>
  </Stack>
)
