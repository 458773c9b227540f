import { Box, Chip, List, ListItemButton, ListItemText } from '@mui/material'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef } from 'react'
import type { Answer } from '../../../../office/client.ts'

type Requirement = Answer<'getOfficeApplication'>['persyaratan'][number]

const STATES = {
  belum_diperiksa: { label: 'Belum diperiksa', color: 'default' },
  sesuai: { label: 'Sesuai', color: 'success' },
  perlu_perbaikan: { label: 'Perlu perbaikan', color: 'warning' },
} as const

const MOVES: Record<string, (at: number, length: number) => number> = {
  ArrowDown: (at, length) => Math.min(at + 1, length - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, length) => length - 1,
}

interface Props {
  all: Requirement[]
  chosen: string | undefined
  choose: (name: string) => void
  /** Where the keyboard is brought back to. */
  ref: Ref<HTMLDivElement>
  /** Whether documents are being checked, so that their keys are worth showing. */
  isChecking: boolean
}

/** The documents as a list box: arrows choose, and only here the letters of the buttons beside act (WCAG 2.1.4). */
export function DocumentList({ all, chosen, choose, ref, isChecking }: Props) {
  const hint = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen !== undefined) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  function move(event: KeyboardEvent): void {
    const next = MOVES[event.key]
    if (!next) return
    event.preventDefault()
    const name =
      all[
        next(
          all.findIndex(({ nama }) => nama === chosen),
          all.length,
        )
      ]?.nama
    if (name !== undefined) choose(name)
  }

  return (
    <>
      <List
        ref={list}
        role="listbox"
        component="div"
        aria-label="Persyaratan"
        aria-describedby={hint}
        dense
        disablePadding
        onKeyDown={move}
        sx={{ overflow: 'auto', maxHeight: { md: '50%' }, flexShrink: 0 }}
      >
        {all.map(({ nama, wajib, status }) => (
          <ListItemButton
            key={nama}
            ref={nama === chosen ? ref : undefined}
            component="div"
            role="option"
            tabIndex={nama === chosen ? 0 : -1}
            selected={nama === chosen}
            aria-selected={nama === chosen}
            onClick={() => choose(nama)}
            sx={{ py: { md: 0.25 } }}
          >
            <ListItemText primary={nama} secondary={wajib ? null : 'Bila ada'} />
            {status ? (
              <Chip size="small" {...STATES[status]} />
            ) : (
              <Chip size="small" variant="outlined" label="Tidak ada" />
            )}
          </ListItemButton>
        ))}
      </List>
      <Box id={hint} sx={{ color: 'text.secondary', fontSize: '0.8125rem', my: 0.5 }}>
        {isChecking ? <>Panah naik dan turun memilih; tombol huruf bekerja dari daftar ini.</> : null}
      </Box>
    </>
  )
}
