import { CssBaseline, createTheme, LinearProgress, ThemeProvider, useMediaQuery } from '@mui/material'
import { Suspense, useMemo } from 'react'
import { ownVault } from '../lib/browser/own-vault.ts'
import { body } from './body.ts'
import { lazyScreen } from './screens/lazy-screen.tsx'
import type { Me } from './session/me.ts'
import { MeContext } from './session/me-context.ts'
import { officeVault } from './session/office-vault.ts'
import { darkTheme, lightTheme } from './theme.ts'

const Door = lazyScreen(() =>
  import('../features/certification/examination/office/door/Door.tsx').then((piece) => piece.Door),
)

/** The door of an exam, outside the frame of the office: it opens without a network, where the office's own calls fail. */
export function DoorFrame({ me }: { me: Me }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  const theme = useMemo(() => createTheme(isDark ? darkTheme(body) : lightTheme(body)), [isDark])
  return (
    <MeContext value={me}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Suspense fallback={<LinearProgress aria-label="Memuat" />}>
          <Door />
        </Suspense>
      </ThemeProvider>
    </MeContext>
  )
}

/** Sends what was noted at a door and still waits, from any page of the office. */
export async function sendUnsent(): Promise<void> {
  await officeVault.ready()
  if (!(await ownVault.isUnsent())) return
  const { watchArrivals } = await import('../features/certification/examination/office/door/send-arrivals.ts')
  watchArrivals()
}
