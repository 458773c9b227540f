import { Box } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Refused } from '../forms/OfficeForm.tsx'
import { CheckPanel } from './CheckPanel.tsx'
import { type CheckItem, MarkList } from './MarkList.tsx'
import { type Mark, nextUnchecked } from './marks.ts'
import type { Reasons } from './RefuseForm.tsx'

/** Marks a document; answers what was wrong with the note, or undefined. */
export type MarkDocument<Item> = (
  item: Item,
  status: Exclude<Mark, 'belum_diperiksa'>,
  catatan: string | null,
) => Promise<Refused>

interface Props<Item extends CheckItem> {
  /** The common name of the documents. */
  label: string
  items: readonly Item[]
  chosen: string | undefined
  choose: (name: string) => void
  /** True while documents can be marked. */
  isChecking: boolean
  mark: MarkDocument<Item>
  reasonsFor: (item: Item) => Reasons
  /** Returns the written facts that a document should prove. */
  factsOf: (item: Item) => ReactNode
  /** The document itself. */
  documentOf: (item: Item) => ReactNode
}

/** The written facts beside the document that proves them; on a narrow screen one below the other. */
export function CheckDocuments<Item extends CheckItem>({ label, items, chosen, choose, ...props }: Props<Item>) {
  const { isChecking, mark, reasonsFor, factsOf, documentOf } = props
  const option = useRef<HTMLDivElement>(null)
  // Where somebody is by the time an answer comes.
  const now = useRef(chosen)
  now.current = chosen
  const item = items.find(({ nama }) => nama === chosen)
  const focus = () => option.current?.focus({ preventScroll: true })

  // Those who go through the queue by keys go on where they were: in the list.
  useEffect(() => option.current?.focus({ preventScroll: true }), [])

  function goOn(): void {
    const next = nextUnchecked(items, chosen)
    // At once, or keys that are pressed before the next frame would go nowhere.
    flushSync(() => {
      if (next !== undefined) choose(next)
    })
    focus()
  }

  function accept(): void {
    if (!item) return
    void mark(item, 'sesuai', null)
    goOn()
  }

  async function refuse(catatan: string): Promise<Refused> {
    if (!item) return undefined
    const errors = await mark(item, 'perlu_perbaikan', catatan)
    if (errors === undefined && now.current === item.nama) goOn()
    return errors
  }

  return (
    <Box sx={BESIDE}>
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
        <MarkList label={label} all={items} chosen={chosen} choose={choose} ref={option} isChecking={isChecking} />
        {item ? (
          <CheckPanel
            key={item.nama}
            item={item}
            isChecking={isChecking}
            reasons={reasonsFor(item)}
            accept={accept}
            refuse={refuse}
            leave={focus}
          >
            {factsOf(item)}
          </CheckPanel>
        ) : null}
      </Box>
      <Box component="section" aria-label="Berkas" sx={{ minHeight: 0, minWidth: 0 }}>
        {item ? documentOf(item) : null}
      </Box>
    </Box>
  )
}

const BESIDE = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(19rem, 5fr) minmax(0, 8fr)' },
  gridTemplateRows: { md: 'minmax(0, 1fr)' },
  height: { md: '100%' },
}
