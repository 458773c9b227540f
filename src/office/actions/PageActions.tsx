import TuneIcon from '@mui/icons-material/Tune'
import { Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'

const ACTION = ':is(button, a):not(.more-actions)'
const SECOND = `& > ${ACTION} ~ ${ACTION}`

/** The actions of a page, each a child of its own; on a phone the first, and the others unfold. */
export function PageActions({ children }: { children: ReactNode }) {
  const [isUnfolded, setUnfolded] = useState(false)
  return (
    <Box
      role="group"
      aria-label="Tindakan"
      sx={{
        ...{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 },
        ...(isUnfolded ? {} : { [SECOND]: { display: { xs: 'none', sm: 'inline-flex' } } }),
        '& > .more-actions': { display: 'none' },
        [`&:has(> ${ACTION} ~ ${ACTION}) > .more-actions`]: { display: { xs: 'inline-flex', sm: 'none' } },
        // Nothing can be done: no empty line either.
        [`&:not(:has(> *:not(.more-actions)))`]: { display: 'none' },
      }}
    >
      {children}
      <Button
        className="more-actions"
        size="small"
        startIcon={<TuneIcon />}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {isUnfolded ? 'Lebih sedikit' : 'Lainnya'}
      </Button>
    </Box>
  )
}
