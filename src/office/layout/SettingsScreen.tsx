import { Box, Card, CardContent, List, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material'
import { LinkBase, Title, useTranslate } from 'react-admin'
import { settingsGroups } from './menu-groups.ts'
import { pathOf } from './paths.ts'
import { useReadable } from './use-readable.ts'

/** The address of this screen within the office. */
export const SETTINGS_SCREEN = '/semua-pengaturan'

/** What is set up once and seldom looked at, by theme. */
export function SettingsScreen() {
  const translate = useTranslate()
  const groups = settingsGroups(...useReadable())
  return (
    <>
      <Title title="Semua pengaturan" />
      <Box sx={GRID}>
        {groups.map(({ name, entries }) => (
          <Card key={name} component="section" aria-label={name} variant="outlined">
            <CardContent>
              <Typography variant="h6" component="h2">
                {name}
              </Typography>
              <List dense disablePadding>
                {entries.map((entry) => (
                  <li key={entry.name}>
                    <ListItemButton component={LinkBase} to={pathOf(entry)} sx={{ minHeight: 48, borderRadius: 3 }}>
                      <ListItemIcon sx={{ minWidth: 40 }}>
                        <entry.icon />
                      </ListItemIcon>
                      <ListItemText primary={translate(`resources.${entry.name}.name`)} />
                    </ListItemButton>
                  </li>
                ))}
              </List>
            </CardContent>
          </Card>
        ))}
      </Box>
    </>
  )
}

/** Columns that are as long as each other, whatever the groups hold. */
const GRID = { columns: '18rem', columnGap: 2, '& > *': { breakInside: 'avoid', mb: 2 } }
