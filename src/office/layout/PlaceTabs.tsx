import { Box, Button } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { placeOfScreen } from './menu-groups.ts'
import { pathOf } from './paths.ts'
import { SETTINGS_SCREEN } from './SettingsScreen.tsx'
import { useReadable } from './use-readable.ts'

/** The lists of one place, above each of them; the page of a record is without them. */
export function PlaceTabs() {
  const { pathname } = useLocation()
  const translate = useTranslate()
  const [me, readable] = useReadable()
  const [, screen = ''] = pathname.split('/')
  const place = placeOfScreen(me, readable, screen)
  const here = place?.tabs.find(({ name }) => name === screen)
  if (!place || !here || pathname !== pathOf(here)) return null
  if (place.tabs.length < 2 && !place.isSettings) return null
  return (
    <Box component="nav" aria-label="Bagian halaman ini" sx={ROW}>
      {place.isSettings ? (
        <Button component={LinkBase} to={SETTINGS_SCREEN} sx={TAB}>
          Semua pengaturan
        </Button>
      ) : null}
      {place.tabs.map((tab) => (
        <Button
          key={tab.name}
          component={LinkBase}
          to={pathOf(tab)}
          aria-current={tab === here ? 'page' : undefined}
          sx={TAB}
        >
          {translate(`resources.${tab.name}.name`)}
        </Button>
      ))}
    </Box>
  )
}

/** On a narrow screen the row scrolls in its own place. */
const ROW = {
  display: 'flex',
  gap: 0.5,
  mb: 1,
  minWidth: 0,
  overflowX: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
}
const TAB = {
  flex: 'none',
  minHeight: 44,
  borderRadius: 0,
  borderBottom: 3,
  borderColor: 'transparent',
  color: 'text.secondary',
  '&[aria-current]': { borderColor: 'primary.main', color: 'text.primary', fontWeight: 700 },
}
