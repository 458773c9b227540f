import { Alert, Button, CircularProgress, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import type { Asked } from './use-asked.ts'

interface Props<T> {
  asked: Asked<T>
  again: () => void
  children: (answer: T) => ReactNode
}

/** Shows an answer, its loading state, or its failure with a way to try again. */
export function AnswerState<T>({ asked, again, children }: Props<T>) {
  if (asked.state === 'here') return children(asked.answer)
  if (asked.state === 'waiting') {
    return (
      <Stack role="status" aria-label="Memuat" sx={{ alignItems: 'center', p: 4 }}>
        <CircularProgress aria-hidden />
      </Stack>
    )
  }
  return (
    <Alert severity="error" action={<Button onClick={again}>Coba lagi</Button>}>
      {asked.message}
    </Alert>
  )
}
