import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  /** The main actions, the first of them the one that is usual. */
  children: ReactNode
  /** What leads elsewhere or ends something. */
  apart?: ReactNode
  /** What the main action leads to, or why it cannot be taken. */
  note?: ReactNode
}

/** What may be done on a page, in view however long the page is; what ends something stands apart, on a phone at its end. */
export const ActionBar = ({ children, apart, note }: Props) => (
  // There the page, not the bar, is what the main actions stay in view in.
  <Box
    className="action-bar kept-in-view"
    sx={{ ...BAR, position: { md: 'sticky' }, display: { xs: 'contents', md: 'flex' }, flexWrap: 'wrap' }}
  >
    <Box sx={{ ...BAR, ...IN_VIEW }}>
      {note ? (
        <Typography variant="body2" component="div" sx={{ mb: 1 }}>
          {note}
        </Typography>
      ) : null}
      <Box role="group" aria-label="Tindakan utama" sx={BUTTONS}>
        {children}
      </Box>
    </Box>
    {apart ? (
      <Box role="group" aria-label="Tindakan lain" sx={{ ...BUTTONS, ...APART }}>
        {apart}
      </Box>
    ) : null}
  </Box>
)

const BAR = {
  bottom: 0,
  zIndex: 3,
  gap: 2,
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
}

/** The bar within the bar: by itself on a phone, part of the whole elsewhere. */
const IN_VIEW = {
  position: { xs: 'sticky', md: 'static' },
  flex: '1 1 20rem',
  minWidth: 0,
  borderTop: { md: 0 },
  py: { md: 0 },
}

const BUTTONS = { display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }

const APART = { my: { xs: 2, md: 0 }, alignSelf: 'flex-end' }
