import { Chip, type ChipProps } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Choice } from './choices.ts'
import { stateTone } from './state-tones.ts'

interface Props {
  source: string
  choices: Choice[]
  /** Where a state means something else here than elsewhere. */
  tones?: Record<string, ChipProps['color']>
}

/** Where a record stands, in the colour of what that asks of the office. */
export function StateField({ source, choices, tones }: Props) {
  const state: unknown = useRecordContext()?.[source]
  if (typeof state !== 'string') return '-'
  const name = choices.find(({ id }) => id === state)?.name ?? state
  return <Chip size="small" color={tones?.[state] ?? stateTone(state)} label={name} />
}
