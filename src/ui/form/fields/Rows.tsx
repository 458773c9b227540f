import { ArrowDown, ArrowUp, type LucideIcon, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActionButton } from '../../feedback/ActionButton.tsx'
import type { Said } from '../binding.ts'
import { FieldWords } from './FieldWords.tsx'
import { useRows } from './use-rows.ts'

interface RowsProps<Row> {
  /** The noun for one row: 'Pendidikan'. */
  noun: string
  bind: Said & { name: string }
  rows: readonly Row[]
  /** Takes a function, so that late changes, such as an upload, apply to the rows as they are by then. */
  change: (update: (rows: readonly Row[]) => Row[]) => void
  blank: Row
  most: number
  /** Their order means something. */
  sortable?: boolean
  children: (row: Row, change: (patch: Partial<Row>) => void, index: number) => ReactNode
}

/** Rows of fields that can be added, removed and moved. */
export function Rows<Row>({ noun, bind, rows, change, blank, most, sortable = false, children }: RowsProps<Row>) {
  const { list, addButton, keys, spoken, add, remove, move } = useRows({ noun, rows, change, blank })
  return (
    <div>
      <ol ref={list} className="grid gap-4">
        {rows.map((row, index) => (
          <li key={keys[index]} className="rounded-box border border-line p-4 sm:p-5">
            <fieldset className="min-w-0">
              <legend className="sr-only">
                {noun} {index + 1}
              </legend>
              <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
                <p aria-hidden className="font-bold">
                  {noun} {index + 1}
                </p>
                <div className="flex gap-1.5">
                  {sortable && rows.length > 1 && (
                    <>
                      <RowButton
                        icon={ArrowUp}
                        words={`Naikkan ${noun} ${index + 1}`}
                        by={-1}
                        onClick={() => move(index, -1)}
                      />
                      <RowButton
                        icon={ArrowDown}
                        words={`Turunkan ${noun} ${index + 1}`}
                        by={1}
                        onClick={() => move(index, 1)}
                      />
                    </>
                  )}
                  <RowButton icon={Trash2} words={`Hapus ${noun} ${index + 1}`} onClick={() => remove(index)} />
                </div>
              </div>
              <div className="grid gap-5">
                {children(
                  row,
                  (patch) => change((now) => now.map((old, at) => (at === index ? { ...old, ...patch } : old))),
                  index,
                )}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <div ref={addButton} className={rows.length > 0 ? 'mt-4' : ''}>
        {rows.length < most && (
          <ActionButton busy={false} name={bind.name} onClick={add}>
            <Plus aria-hidden className="size-4" />
            Tambah {noun.toLowerCase()}
          </ActionButton>
        )}
      </div>
      <FieldWords {...bind} id={bind.name} />
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  )
}

interface RowButtonProps {
  icon: LucideIcon
  words: string
  by?: 1 | -1
  onClick: () => void
}

function RowButton({ icon: Icon, words, by, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      data-move={by}
      aria-label={words}
      title={words}
      onClick={onClick}
      className="btn btn-sm btn-square btn-ghost"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  )
}
