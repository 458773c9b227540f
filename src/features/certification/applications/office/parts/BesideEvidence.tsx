import { Box } from '@mui/material'
import type { ComponentProps, ReactNode } from 'react'
import { Candidate } from './Candidate.tsx'

interface Props extends ComponentProps<typeof Candidate> {
  /** The accessible name of the part beside the evidence. */
  label: string
  children: ReactNode
}

/** A candidate with all evidence, and beside it what one does about it. */
export const BesideEvidence = ({ label, children, ...candidate }: Props) => (
  <Box
    sx={{
      mt: 3,
      display: 'grid',
      gap: 4,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
    }}
  >
    <Candidate {...candidate} />
    <Box component="section" aria-label={label} sx={{ minWidth: 0 }}>
      {children}
    </Box>
  </Box>
)
