import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import { Alert, Box } from '@mui/material'
import { RadioButtonGroupInput, type RaRecord, required } from 'react-admin'
import { namedChoices } from '../../../../office/choices.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'
import type { OfficeEvaluation } from '../office-contract.ts'
import { FOLLOW_UPS, RESULTS } from '../rules.ts'

const found = (
  <>
    <RadioButtonGroupInput source="hasil" choices={namedChoices(RESULTS)} validate={required()} />
    <RadioButtonGroupInput
      source="tindak_lanjut"
      choices={namedChoices(FOLLOW_UPS)}
      validate={required()}
      helperText="Usul sanksi hanya menaruh perkara di meja petugas keputusan; orang lain yang memutuskannya."
    />
  </>
)

/** Reviewing what was sent, and another look at what was found. */
export function EvaluationSteps({
  evaluation: { can, hasil, tindak_lanjut, tinjau },
}: {
  evaluation: OfficeEvaluation
}) {
  const waits = tinjau.at !== null && tinjau.selesai_at === null
  return (
    <Box sx={{ my: 2 }}>
      {can.nilai ? (
        <StepForm
          label="Nilai"
          icon={<FactCheckIcon />}
          step="nilai"
          note="Pemegang menerima hasil, catatan, dan tindak lanjut ini, dan dapat meminta tinjauan satu kali."
          done="Evaluasi dinilai."
          begin={{ tindak_lanjut: 'tidak_ada' } as unknown as RaRecord}
        >
          {found}
          <LongText source="catatan" isRequired />
        </StepForm>
      ) : null}
      {can.jawab_tinjauan ? (
        <StepForm
          label="Jawab permintaan tinjauan"
          icon={<ReplyIcon />}
          step="tinjau"
          note="Tetapkan hasil sesudah ditinjau, boleh sama dengan semula. Pemegang menerima jawaban ini."
          done="Tinjauan dijawab."
          begin={{ hasil, tindak_lanjut } as unknown as RaRecord}
        >
          {found}
          <LongText source="jawaban" isRequired />
        </StepForm>
      ) : null}
      {waits && !can.jawab_tinjauan ? (
        <Alert severity="info">Anda yang menilai evaluasi ini, jadi permintaan tinjauannya dijawab orang lain.</Alert>
      ) : null}
    </Box>
  )
}
