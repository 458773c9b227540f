import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { CreateButton, useGetResourceLabel, useResourceContext, useResourceDefinition } from 'react-admin'

/** A list without any record says what it would hold, and how to begin. */
export function Empty({ none, begins }: { none: string | undefined; begins: ReactNode }) {
  const { hasCreate } = useResourceDefinition()
  const resource = useResourceContext() ?? ''
  const label = useGetResourceLabel()
  return (
    <Box sx={{ textAlign: 'center', py: 8, px: 2 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {none ?? `Belum ada ${label(resource, 1).toLowerCase()}`}
      </Typography>
      {begins}
      {hasCreate ? <CreateButton variant="contained" /> : null}
    </Box>
  )
}
