import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import ReportProblemIcon from '@mui/icons-material/ReportProblemOutlined'
import { Stack } from '@mui/material'
import { inputOf } from '../../../../office/fields.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'

const input = inputOf<'differSampleAudit'>()

/** Says whether the evidence bears out what the holder submitted. */
export const SampleTransitions = () => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
    <TransitionForm
      label="Sesuai"
      icon={<CheckCircleIcon />}
      call="matchSampleAudit"
      note="Setiap isian cocok dengan buktinya. Yang sudah diterima tidak berubah."
      done="Audit sampel selesai: sesuai."
    >
      <LongText source={input('catatan')} helperText="Boleh kosong." />
    </TransitionForm>
    <TransitionForm
      label="Tidak sesuai"
      icon={<ReportProblemIcon />}
      call="differSampleAudit"
      note="Yang sudah diterima tidak berubah, dan belum ada sanksi: perkaranya diusulkan kepada petugas keputusan, yang memutuskannya. Catatan ini menjadi uraian usul itu."
      done="Audit sampel selesai: tidak sesuai."
    >
      <LongText
        source={input('catatan')}
        isRequired
        helperText="Sebutkan isian yang mana, dan apa yang tampak pada buktinya."
      />
    </TransitionForm>
  </Stack>
)
