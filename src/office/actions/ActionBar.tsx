import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  /** The main actions, the first of them the one that is usual. */
  children: ReactNode
  /** The effect of the main action, or why it cannot be taken. */
  note?: ReactNode
}

const BUTTONS = { display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }

/** The bar with the usual actions of a page, which stays in view however long the page is. */
export const ActionBar = ({ children, note }: Props) => (
  <Box
    className="action-bar kept-in-view"
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 3,
      py: 1,
      bgcolor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
      // Where nothing can be done there is no bar.
      '&:not(:has(button, a, li, [role=status]))': { display: 'none' },
    }}
  >
    {note ? (
      <Typography variant="body2" component="div" sx={{ mb: 0.5 }}>
        {note}
      </Typography>
    ) : null}
    <Box role="group" aria-label="Tindakan utama" sx={BUTTONS}>
      {children}
    </Box>
  </Box>
)

/** The actions that lead elsewhere or end something, apart from the main ones at the end of the page. */
export const ApartActions = ({ children }: { children: ReactNode }) => (
  <Box role="group" aria-label="Tindakan lain" sx={{ ...BUTTONS, justifyContent: 'flex-end', mt: 3 }}>
    {children}
  </Box>
)
