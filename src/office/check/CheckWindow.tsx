import { Box } from '@mui/material'
import type { KeyboardEvent, ReactNode } from 'react'
import { pressByKeys } from '../actions/keys.ts'

interface Props {
  /** Whose case it is, and where it stands. */
  head: ReactNode
  children: ReactNode
  /** The usual actions. */
  actions: ReactNode
  /** Further reading below the window. */
  below?: ReactNode
  /** The parts above are in view together; else they are as long as they are. */
  fills?: boolean
}

/** A case with its buttons in view and their keys: a document, what it should prove, and what follows. */
export function CheckWindow({ head, children, actions, below, fills = true }: Props) {
  function press(event: KeyboardEvent<HTMLElement>): void {
    if (pressByKeys(event.currentTarget, event.target, event)) event.preventDefault()
  }

  return (
    <Box onKeyDown={press} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Box sx={fills ? WINDOW : {}}>
        {head}
        {children}
        {actions}
      </Box>
      {below}
    </Box>
  )
}

/** On a wide screen document, data and buttons are in view together: below the bar of the office and its gap. */
const WINDOW = { display: { md: 'flex' }, flexDirection: 'column', height: { md: 'max(36rem, calc(100dvh - 6.5rem))' } }

/** The style of the part that takes the remaining height of the window. */
export const REST_OF_WINDOW = { flex: 1, minHeight: { md: '24rem' }, mb: 1 }
