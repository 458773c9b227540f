import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** Labelled facts side by side, as many as fit. */
export const FactList = ({ items }: { items: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' }}
  >
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
