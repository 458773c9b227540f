import { useEffect, useRef, useState } from 'react'
import type { HttpError } from 'react-admin'
import { type Answer, office } from '../../../../office/client.ts'
import { givesPoints } from '../rules.ts'

type Scoring = Answer<'getScoring'>

export type Cell = Scoring['nilai'][number]

const QUIET_MS = 1200

export type Saving = { state: 'saved' | 'changed' | 'saving' } | { state: 'failed'; message: string }

/** Whether a cell has points or a finding. */
export const isFound = ({ metode, nilai, hasil }: Cell): boolean => (givesPoints(metode) ? nilai : hasil) !== null

/** Notes are kept with a score only. */
const withNoteIfFound = (cell: Cell): Cell => (isFound(cell) ? cell : { ...cell, catatan: '' })

/** The sheet as it is being filled in; it saves itself once nobody has typed for a moment. */
export function useSheet({ id, nilai }: Pick<Scoring, 'id' | 'nilai'>) {
  const [cells, setCells] = useState(nilai)
  const [saving, setSaving] = useState<Saving>({ state: 'saved' })
  const newest = useRef(cells)

  async function save(): Promise<boolean> {
    const written = newest.current
    setSaving({ state: 'saving' })
    try {
      await office.saveScores({ id, nilai: written.map(withNoteIfFound) })
    } catch (error) {
      setSaving({ state: 'failed', message: (error as HttpError).message })
      return false
    }
    setSaving({ state: newest.current === written ? 'saved' : 'changed' })
    return true
  }

  function change(at: number, more: Partial<Cell>): void {
    newest.current = newest.current.map((cell, index) => (index === at ? { ...cell, ...more } : cell))
    setCells(newest.current)
    setSaving({ state: 'changed' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the wait again
  useEffect(() => {
    if (saving.state !== 'changed') return
    const wait = window.setTimeout(() => void save(), QUIET_MS)
    return () => window.clearTimeout(wait)
  }, [cells, saving.state])

  return { cells, saving, change, save }
}
