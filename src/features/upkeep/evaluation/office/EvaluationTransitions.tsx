import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import { Alert, Box } from '@mui/material'
import { RadioButtonGroupInput, required } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { FOLLOW_UPS, RESULTS } from '../rules.ts'

const input = inputOf<'reviewEvaluation'>()
const answerInput = inputOf<'answerEvaluationReview'>()

const { memenuhi: _met, ...UNMET } = RESULTS

const findingInputs = (results: Partial<typeof RESULTS>) => (
  <>
    <RadioButtonGroupInput source={input('hasil')} choices={namedChoices(results)} validate={required()} />
    <RadioButtonGroupInput
      source={input('tindak_lanjut')}
      choices={namedChoices(FOLLOW_UPS)}
      validate={required()}
      helperText="Usul sanksi hanya menaruh perkara di meja petugas keputusan; orang lain yang memutuskannya."
    />
  </>
)

/** Reviewing what was sent, and answering a request to review the result again. */
export function EvaluationTransitions({
  evaluation: { can, hasil, tindak_lanjut, tinjau, status },
}: {
  evaluation: Answer<'getEvaluation'>
}) {
  const isLapsed = status === 'kedaluwarsa'
  const waits = tinjau.objected_at !== null && tinjau.reconsidered_at === null
  return (
    <Box sx={{ my: 2 }}>
      {can.nilai ? (
        <TransitionForm
          label={isLapsed ? 'Tindak lanjuti' : 'Nilai'}
          icon={<FactCheckIcon />}
          call="reviewEvaluation"
          note="Pemegang menerima hasil, catatan, dan tindak lanjut ini, dan dapat meminta tinjauan satu kali."
          done={isLapsed ? 'Evaluasi ditindaklanjuti.' : 'Evaluasi dinilai.'}
          begin={isLapsed ? { hasil: 'tidak_memenuhi' } : { tindak_lanjut: 'tidak_ada' }}
        >
          {findingInputs(isLapsed ? UNMET : RESULTS)}
          <LongText source={input('catatan')} isRequired />
        </TransitionForm>
      ) : null}
      {can.jawab_tinjauan ? (
        <TransitionForm
          label="Jawab permintaan tinjauan"
          icon={<ReplyIcon />}
          call="answerEvaluationReview"
          note="Tetapkan hasil sesudah ditinjau, boleh sama dengan semula. Pemegang menerima jawaban ini."
          done="Tinjauan dijawab."
          begin={{ hasil, tindak_lanjut }}
        >
          {findingInputs(RESULTS)}
          <LongText source={answerInput('jawaban')} isRequired />
        </TransitionForm>
      ) : null}
      {waits && !can.jawab_tinjauan ? (
        <Alert severity="info">Anda yang menilai evaluasi ini, jadi permintaan tinjauannya dijawab orang lain.</Alert>
      ) : null}
    </Box>
  )
}
