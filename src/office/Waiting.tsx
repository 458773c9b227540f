import { Alert, Button, CircularProgress, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { useAnswer } from './use-answer.ts'

interface Props<T> {
  path: string
  children: (answer: T, again: () => void) => ReactNode
}

/** Shows what a call answers, with its loading state and an error that can be tried again. */
export function Waiting<T>({ path, children }: Props<T>) {
  const { asked, again } = useAnswer<T>(path)
  if (asked.state === 'here') return children(asked.answer, again)
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
