import CloseIcon from '@mui/icons-material/CloseOutlined'
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import type { ReactElement } from 'react'
import { Button, SelectAllButton, useListContext, useTranslate } from 'react-admin'

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }

/** Below the bar of the office while one goes through the cards; where a window is low, it would leave no room for them. */
const IN_VIEW = {
  position: 'sticky',
  top: { xs: 56, sm: 48 },
  zIndex: 3,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '@media (max-height: 479.95px)': { position: 'static' },
}

/** Above cards: selects all of a page, and says how many are selected and what can be done to them. */
export function CardSelection({ children }: { children: ReactElement }) {
  const { selectedIds, onUnselectItems } = useListContext()
  const translate = useTranslate()
  const isAny = selectedIds.length > 0
  return (
    <Box className={isAny ? 'card-selection kept-in-view' : undefined} sx={isAny ? IN_VIEW : null}>
      <Box sx={{ ...LINE, justifyContent: 'space-between', pl: 0.5 }}>
        <SelectPage />
        <Typography role="status" sx={{ px: 1, fontWeight: 600 }}>
          {isAny ? translate('ra.action.bulk_actions', { smart_count: selectedIds.length }) : ''}
        </Typography>
      </Box>
      {isAny ? (
        <Box role="group" aria-label="Untuk yang dipilih" sx={{ ...LINE, px: 1, pb: 0.5 }}>
          {children}
          <SelectAllButton />
          <Button label="ra.action.unselect" onClick={() => onUnselectItems()}>
            <CloseIcon />
          </Button>
        </Box>
      ) : null}
    </Box>
  )
}

function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext()
  const here = data.map(({ id }) => id)
  const chosen = here.filter((id) => selectedIds.includes(id))
  const isWhole = here.length > 0 && chosen.length === here.length
  const elsewhere = selectedIds.filter((id) => !here.includes(id))
  return (
    <FormControlLabel
      label="Pilih semua di halaman ini"
      sx={{ ml: 0, mr: 1 }}
      control={
        <Checkbox
          checked={isWhole}
          indeterminate={chosen.length > 0 && !isWhole}
          onChange={() => onSelect(isWhole ? elsewhere : [...elsewhere, ...here])}
        />
      }
    />
  )
}
