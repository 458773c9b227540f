import SearchIcon from '@mui/icons-material/Search'
import { Box, Button, type Theme, useMediaQuery } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'

const SearchDialog = lazy(() => import('./SearchDialog.tsx'))

const isShortcut = (pressed: KeyboardEvent): boolean =>
  (pressed.ctrlKey || pressed.metaKey) && !pressed.altKey && !pressed.shiftKey && pressed.key.toLowerCase() === 'k'

/** The button in the bar, and Ctrl-K from anywhere: people, numbers and screens in one place. */
export function OfficeSearch() {
  const [isOpen, setOpen] = useState(false)
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))

  useEffect(() => {
    const listen = (pressed: KeyboardEvent) => {
      if (!isShortcut(pressed)) return
      pressed.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <Button
        color="inherit"
        {...(wide ? {} : { 'aria-label': 'Cari di kantor' })}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ minWidth: 44, minHeight: 44, gap: 1 }}
      >
        <SearchIcon />
        {wide ? (
          <>
            Cari{' '}
            <Box component="kbd" sx={{ font: 'inherit', fontSize: '0.75rem', opacity: 0.85 }}>
              Ctrl+K
            </Box>
          </>
        ) : null}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SearchDialog close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
