import { Chip, type Tone } from '../../../../ui/Chip.tsx'
import { EVALUATION_STATES, type EvaluationState, OPEN_EVALUATIONS } from '../rules.ts'

const TONES: Record<EvaluationState, Tone> = {
  belum_dikerjakan: 'warning',
  berlangsung: 'warning',
  terkirim: 'info',
  dinilai: 'success',
  kedaluwarsa: 'neutral',
}

/** Tells whether an evaluation can still be filled in, as far as its state tells. */
export const isFillable = (status: EvaluationState): boolean => OPEN_EVALUATIONS.some((open) => open === status)

export const EvaluationChip = ({ status }: { status: EvaluationState }) => (
  <Chip tone={TONES[status]}>{EVALUATION_STATES[status]}</Chip>
)
