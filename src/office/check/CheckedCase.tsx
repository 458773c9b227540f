import DoneAllIcon from '@mui/icons-material/DoneAllOutlined'
import { Box, Button } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ActionBar } from '../actions/ActionBar.tsx'
import { Keys } from '../actions/Keys.tsx'
import type { Weight } from '../screens/weights.ts'
import { CheckDocuments } from './CheckDocuments.tsx'
import { CheckWindow, REST_OF_WINDOW } from './CheckWindow.tsx'
import type { CheckItem } from './MarkList.tsx'
import { checkOutcome, notesOfUnfit } from './marks.ts'
import type { Reasons } from './RefuseForm.tsx'
import { usePageMarks } from './use-page-marks.ts'

/** The look and keys of a transition, which depend on the marks. */
export interface Leading {
  weight?: Weight
  keys?: string
}

const MAIN: Leading = { weight: 'main', keys: 'Control+Enter' }

interface Props<Item extends CheckItem> {
  head: ReactNode
  /** The common name of the documents. */
  label: string
  items: readonly Item[]
  /** True while this person can mark the documents. */
  isChecking: boolean
  reasons: Reasons
  factsOf: (item: Item) => ReactNode
  documentOf: (item: Item) => ReactNode
  /** The words for the next step where everything fits, and where something does not. */
  leadsTo: { fit: string; unfit: string }
  accept: (leading: Leading) => ReactNode
  /** `alasan`: what was noted beside the documents. */
  refuse: (leading: Leading, alasan: string) => ReactNode
  /** Further actions, with what was noted beside the documents. */
  others?: (alasan: string) => ReactNode
  /** Further reading below the window. */
  children?: ReactNode
}

/** A case that is decided as a whole: its documents are marked, and what follows from the marks is the main action. */
export function CheckedCase<Item extends CheckItem>({ head, label, isChecking, reasons, ...props }: Props<Item>) {
  const { items, mark, markRest } = usePageMarks(props.items)
  const { factsOf, documentOf, accept, refuse, leadsTo, others, children } = props
  const [chosen, setChosen] = useState(
    () => (items.find(({ status }) => status === 'belum_diperiksa') ?? items[0])?.nama,
  )
  const bar = useRef<HTMLDivElement>(null)
  const { outcome } = checkOutcome(items)
  const isOpen = isChecking && items.some(({ status }) => status !== null)

  const leading = { unchecked: {}, fit: isOpen ? MAIN : { weight: 'main' as const } }

  function acceptRest(): void {
    flushSync(markRest)
    bar.current?.querySelector<HTMLElement>('[aria-keyshortcuts="Control+Enter"]')?.focus()
  }

  return (
    <CheckWindow
      head={head}
      below={children}
      actions={
        <div ref={bar}>
          <ActionBar note={isOpen ? <Note items={items} {...leadsTo} /> : null}>
            {isOpen && outcome === 'unchecked' ? (
              <Button variant="contained" startIcon={<DoneAllIcon />} aria-keyshortcuts="Shift+S" onClick={acceptRest}>
                Semua sesuai <Keys>Shift+S</Keys>
              </Button>
            ) : null}
            {outcome === 'unfit' ? null : accept(leading[outcome])}
            {refuse(outcome === 'unfit' ? MAIN : {}, notesOfUnfit(items))}
            {others?.(notesOfUnfit(items))}
          </ActionBar>
        </div>
      }
    >
      <Box sx={REST_OF_WINDOW}>
        <CheckDocuments
          label={label}
          items={items}
          chosen={chosen}
          choose={setChosen}
          isChecking={isChecking}
          mark={mark}
          reasonsFor={() => reasons}
          factsOf={factsOf}
          documentOf={documentOf}
        />
      </Box>
    </CheckWindow>
  )
}

/** The result of the marks so far, in words. */
function Note({ items, fit, unfit }: { items: readonly CheckItem[]; fit: string; unfit: string }) {
  const found = checkOutcome(items)
  const checked = items.filter(({ status }) => status !== null).length
  const words = {
    unchecked: () => `${'names' in found ? found.names.length : 0} dari ${checked} berkas belum diperiksa.`,
    fit: () => `Semua sesuai: ${fit}`,
    unfit: () => `${'names' in found ? found.names.length : 0} berkas perlu perbaikan: ${unfit}`,
  }
  return <span role="status">{words[found.outcome]()}</span>
}
