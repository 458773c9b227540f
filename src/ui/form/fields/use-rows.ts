import { useEffect, useRef, useState } from 'react'

interface Asked<Row> {
  noun: string
  rows: readonly Row[]
  change: (update: (rows: readonly Row[]) => Row[]) => void
  blank: Row
}

const moveItem = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.filter((_, index) => index === from), ...rest.slice(to)]
}

/** Adds, removes and moves rows; moves the focus along and announces what happened. */
export function useRows<Row>({ noun, rows, change, blank }: Asked<Row>) {
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLDivElement>(null)
  const [spoken, setSpoken] = useState('')
  const { keys, setKeys, fresh } = useKeys(rows.length)
  const afterwards = useRef<() => void>(undefined)
  useEffect(() => {
    afterwards.current?.()
    afterwards.current = undefined
  })
  const focusIn = (index: number, selector: string) =>
    list.current?.children[index]?.querySelector<HTMLElement>(selector)?.focus()

  return {
    list,
    addButton,
    keys,
    spoken,
    add() {
      setKeys([...keys, fresh()])
      change((now) => [...now, blank])
      setSpoken(`${noun} ${rows.length + 1} ditambahkan`)
      afterwards.current = () => focusIn(rows.length, 'input, select, textarea')
    },
    remove(index: number) {
      setKeys(keys.filter((_, at) => at !== index))
      change((now) => now.filter((_, at) => at !== index))
      setSpoken(`${noun} ${index + 1} dihapus`)
      afterwards.current = () => addButton.current?.querySelector('button')?.focus()
    },
    move(from: number, by: 1 | -1) {
      const to = from + by
      if (to < 0 || to >= rows.length) return
      setKeys(moveItem(keys, from, to))
      change((now) => moveItem(now, from, to))
      setSpoken(`${noun} ${from + 1} menjadi ${noun.toLowerCase()} ${to + 1}`)
      afterwards.current = () => focusIn(to, `[data-move="${by}"]`)
    },
  }
}

/** A key for each row, so that the state of a row, such as an upload, stays with it. */
function useKeys(length: number) {
  const last = useRef(length)
  const [kept, setKeys] = useState(() => Array.from({ length }, (_, index) => index))
  const keys = Array.from({ length }, (_, index) => kept[index] ?? -1 - index)
  const fresh = () => {
    last.current += 1
    return last.current
  }
  return { keys, setKeys, fresh }
}
