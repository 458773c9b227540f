import { Box } from '@mui/material'
import type { ReactNode } from 'react'

const LOOK = {
  mx: 0.5,
  px: 0.5,
  border: 1,
  borderColor: 'currentcolor',
  borderRadius: 0.5,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  // Where fingers point there is no keyboard; what is read aloud is aria-keyshortcuts.
  '@media (pointer: coarse), (max-width: 599.95px)': { display: 'none' },
}

/** Keys to press, as they stand on a keyboard, beside the name of what they do. */
export const Keys = ({ children }: { children: ReactNode }) => (
  <Box component="kbd" aria-hidden sx={LOOK}>
    {children}
  </Box>
)

/** The same by the name that aria-keyshortcuts gives them; nothing where there are none. */
export const KeysOf = ({ name }: { name: string | undefined }) =>
  name ? <Keys>{name.replace('Control', 'Ctrl')}</Keys> : null
