import { Box, Chip, List, ListItemButton, ListItemText } from '@mui/material'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef } from 'react'
import type { Marked } from './marks.ts'

/** A document of a case in the list. */
export interface CheckItem extends Marked {
  /** The note on it. */
  catatan: string | null
  /** A detail that is worth showing beside its name. */
  rincian?: string | null
  /** The words in place of a mark where nobody has to check the document. */
  keadaan?: string
}

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

/** Where fingers point there are no keys; the list is still described by it. */
const HINT = {
  color: 'text.secondary',
  fontSize: '0.8125rem',
  my: 0.5,
  '@media (pointer: coarse), (max-width: 599.95px)': { display: 'none' },
}

interface Props {
  /** The common name of the documents. */
  label: string
  all: readonly CheckItem[]
  chosen: string | undefined
  choose: (name: string) => void
  /** Where the keyboard is brought back to. */
  ref: Ref<HTMLDivElement>
  /** True while documents are being checked, so that their keys are worth showing. */
  isChecking: boolean
}

/** The documents as a list box: arrows choose, and only here the letters of the buttons beside act (WCAG 2.1.4). */
export function MarkList({ label, all, chosen, choose, ref, isChecking }: Props) {
  const hint = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen !== undefined) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  function move(event: KeyboardEvent): void {
    const next = MOVES[event.key]
    if (!next) return
    event.preventDefault()
    const at = all.findIndex(({ nama }) => nama === chosen)
    const name = all[next(at, all.length)]?.nama
    if (name !== undefined) choose(name)
  }

  return (
    <>
      <List
        ref={list}
        role="listbox"
        component="div"
        aria-label={label}
        aria-describedby={hint}
        dense
        disablePadding
        onKeyDown={move}
        sx={{ overflow: 'auto', maxHeight: { md: '50%' }, flexShrink: 0 }}
      >
        {all.map(({ nama, rincian, keadaan = 'Tidak ada', status }) => (
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
            <ListItemText primary={nama} secondary={rincian} />
            {status ? (
              <Chip size="small" {...STATES[status]} />
            ) : (
              <Chip size="small" variant="outlined" label={keadaan} />
            )}
          </ListItemButton>
        ))}
      </List>
      <Box id={hint} sx={HINT}>
        {isChecking ? <>Panah naik dan turun memilih; tombol huruf bekerja dari daftar ini.</> : null}
      </Box>
    </>
  )
}
