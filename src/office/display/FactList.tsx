import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

const LABELLED_ABOVE = { gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' }

/** Label and value on one line, as beside a document. */
const LABELLED_BESIDE = {
  gap: 0.5,
  '& > div': { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)' },
}

interface Props {
  items: readonly (readonly [label: string, value: ReactNode])[]
  /** One below the other, for a narrow place. */
  narrow?: boolean
}

/** Labelled facts side by side, as many as fit. */
export const FactList = ({ items, narrow = false }: Props) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', ...(narrow ? LABELLED_BESIDE : LABELLED_ABOVE) }}>
    {items.map(([label, value]) => (
      <div key={label}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value || '-'}
        </Typography>
      </div>
    ))}
  </Box>
)
