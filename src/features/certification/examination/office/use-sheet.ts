import { useEffect, useRef, useState } from 'react'
import type { HttpError } from 'react-admin'
import { type Answer, office } from '../../../../office/client.ts'
import { givesPoints } from '../rules.ts'

type Scoring = Answer<'getScoring'>

/** A score with what was typed for its points: where that does not fit, there are none. */
export type Cell = Scoring['nilai'][number] & { typed?: string }

const QUIET_MS = 1200

export type Saving = { state: 'saved' | 'changed' | 'saving' } | { state: 'failed'; message: string }

/** Whether a cell has points or a finding. */
export const isFound = ({ metode, nilai, hasil }: Cell): boolean => (givesPoints(metode) ? nilai : hasil) !== null

const isRefused = ({ nilai, typed = '' }: Cell): boolean => nilai === null && typed.trim() !== ''

/** As it is sent: notes are kept with a score only. */
const toSave = ({ typed: _typed, ...cell }: Cell) => (isFound(cell) ? cell : { ...cell, catatan: '' })

/** The sheet as it is being filled in; it saves itself once nobody has typed for a moment. */
export function useSheet({ id, nilai }: Pick<Scoring, 'id' | 'nilai'>) {
  const [cells, setCells] = useState<Cell[]>(nilai)
  const [saving, setSaving] = useState<Saving>({ state: 'saved' })
  const newest = useRef(cells)

  async function save(): Promise<boolean> {
    const written = newest.current
    setSaving({ state: 'saving' })
    try {
      await office.saveScores({ id, nilai: written.map(toSave) })
    } catch (error) {
      setSaving({ state: 'failed', message: (error as HttpError).message })
      return false
    }
    const refused = written.filter(isRefused).length
    if (newest.current !== written) setSaving({ state: 'changed' })
    else if (refused === 0) setSaving({ state: 'saved' })
    else setSaving({ state: 'failed', message: `${refused} nilai belum tersimpan. Perbaiki yang ditandai merah.` })
    return refused === 0
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
