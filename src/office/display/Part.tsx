import { Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A heading inside a long form. */
export const Part = ({ children }: { children: ReactNode }) => (
  <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
    {children}
  </Typography>
)
