import { useRef, useState } from 'react'
import type { HttpError } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { type Saving, useSavingByItself } from '../../../../office/forms/use-saving-by-itself.ts'
import { changedCells, isFound, mergeSheets, type SheetCell } from '../scoring/sheet-rules.ts'

type Scoring = Answer<'getScoring'>

/** A score with the typed text of its points; while that text is not valid, the cell has no points. */
export type Cell = SheetCell & { typed?: string }

const QUIET_MS = 1200
const STALE = 409

const isRefused = ({ nilai, typed = '' }: Cell): boolean => nilai === null && typed.trim() !== ''

/** Returns the cell as it is sent: finding and note are kept only with a score. */
const toSave = ({ typed: _typed, ...cell }: Cell): SheetCell =>
  isFound(cell) ? cell : { ...cell, hasil: null, catatan: '' }

/** Returns the cells that differ from what is saved, except those whose typed points are not valid. */
const unsavedCells = (cells: readonly Cell[], saved: readonly SheetCell[]): SheetCell[] =>
  changedCells(cells.filter((cell) => !isRefused(cell)).map(toSave), saved)

/** The sheet as it is being filled in; it saves itself once nobody has typed for a moment. */
export function useSheet({ id, nilai, version }: Pick<Scoring, 'id' | 'nilai' | 'version'>) {
  const [cells, setCells] = useState<Cell[]>(nilai)
  const [saving, setSaving] = useState<Saving>({ state: 'saved' })
  const [undo, setUndo] = useState<Cell[]>()
  const newest = useRef(cells)
  const saved = useRef({ nilai, version })
  const queue = useRef(Promise.resolve(true))

  function show(now: Cell[]): void {
    newest.current = now
    setCells(now)
  }

  async function send(): Promise<boolean> {
    const written = newest.current
    const unsaved = unsavedCells(written, saved.current.nilai)
    setSaving({ state: 'saving' })
    try {
      if (unsaved.length > 0) {
        saved.current = await office.saveScores({ id, version: saved.current.version, nilai: unsaved })
      }
    } catch (error) {
      setSaving(await explain(error as HttpError))
      return false
    }
    const refused = written.filter(isRefused).length
    if (newest.current !== written) setSaving({ state: 'changed' })
    else if (refused === 0) setSaving({ state: 'saved' })
    else setSaving({ state: 'failed', message: `${refused} nilai belum tersimpan. Perbaiki yang ditandai merah.` })
    return refused === 0
  }

  /**
   * Explains why saving failed. After a conflict it merges the scores saved elsewhere with those typed here; nothing
   * typed is lost.
   */
  async function explain({ status, message }: HttpError): Promise<Saving> {
    if (status !== STALE) return { state: 'failed', message, isAway: status === 0 }
    const now = await office.getScoring({ id }).catch(() => undefined)
    if (!now?.boleh_menilai) {
      return {
        state: 'failed',
        message: `${now?.halangan ?? message} Yang Anda isi masih tampil, tetapi tidak disimpan.`,
      }
    }
    show(mergeSheets<Cell>(now.nilai, { seen: saved.current.nilai, mine: newest.current }))
    saved.current = now
    const kept = changedCells(newest.current, now.nilai).length
    return {
      state: 'failed',
      message: `Nilai peserta ini baru saja disimpan dari tab atau perangkat lain. ${kept} isian Anda di sini tetap seperti yang Anda tulis, selebihnya mengikuti yang tersimpan. Periksa, lalu simpan.`,
    }
  }

  /** Saves one after the other: each request needs the version that the one before returned. */
  function save(): Promise<boolean> {
    queue.current = queue.current.then(send)
    return queue.current
  }

  function change(at: number, more: Partial<Cell>): void {
    setUndo(undefined)
    show(newest.current.map((cell, index) => (index === at ? { ...cell, ...more } : cell)))
    setSaving({ state: 'changed' })
  }

  /** Changes many cells at once, which can be undone as long as nothing else was written. */
  function changeAll(now: Cell[]): void {
    setUndo(newest.current)
    show(now)
    setSaving({ state: 'changed' })
  }

  function takeBack(): void {
    if (undo) show(undo)
    setUndo(undefined)
    setSaving({ state: 'changed' })
  }

  /** Locks the scores on the screen, after saving what is not saved yet. */
  async function lock(): Promise<boolean> {
    if (!(await save())) return false
    try {
      await office.lockScores({ id, version: saved.current.version })
      return true
    } catch (error) {
      setSaving(await explain(error as HttpError))
      return false
    }
  }

  useSavingByItself({ content: cells, saving, save, quietMs: QUIET_MS })

  return { cells, saving, change, changeAll, save, lock, takeBack: undo ? takeBack : undefined }
}
