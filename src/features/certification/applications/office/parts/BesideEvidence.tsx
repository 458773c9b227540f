import { Box, Tab, Tabs, type Theme, useMediaQuery } from '@mui/material'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Candidate } from './Candidate.tsx'

interface Props extends ComponentProps<typeof Candidate> {
  /** The accessible name of the part beside the evidence. */
  label: string
  /** The word of a tab that this part becomes on a narrow screen, before one for the evidence. */
  tab?: string
  children: ReactNode
}

/** A candidate with all evidence, and beside it what one does about it. */
export function BesideEvidence({ label, tab, children, ...candidate }: Props) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const evidence = <Candidate {...candidate} />
  const matter = (
    <Box component="section" aria-label={label} sx={{ minWidth: 0 }}>
      {children}
    </Box>
  )
  if (tab !== undefined && !isWide) return <InTabs tab={tab} matter={matter} evidence={evidence} />
  return (
    <Box
      sx={{
        mt: 3,
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
      }}
    >
      {evidence}
      {matter}
    </Box>
  )
}

/** One of the two at a time; the other one stays as it was left. */
function InTabs({ tab, matter, evidence }: { tab: string; matter: ReactNode; evidence: ReactNode }) {
  const [shown, setShown] = useState(0)
  const id = useId()
  const parts = [
    [tab, matter],
    ['Portofolio', evidence],
  ] as const
  return (
    <>
      <Tabs value={shown} onChange={(_event, chosen: number) => setShown(chosen)} variant="fullWidth" sx={{ mb: 2 }}>
        {parts.map(([name], at) => (
          <Tab key={name} label={name} id={`${id}-tab-${at}`} aria-controls={`${id}-${at}`} />
        ))}
      </Tabs>
      {parts.map(([name, part], at) => (
        <div key={name} role="tabpanel" id={`${id}-${at}`} aria-labelledby={`${id}-tab-${at}`} hidden={shown !== at}>
          {part}
        </div>
      ))}
    </>
  )
}
