import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { upload } from '../../../../office/inputs/upload.ts'
import type { ImportName } from '../list-rules.ts'
import { IMPORT_CALLS } from './import-calls.ts'

export type ImportOutcome = Answer<'importHolders'>

type Progress =
  | { state: 'idle' }
  /** The share of the file that has been sent, 0 to 1. */
  | { state: 'sending'; share: number }
  | { state: 'reading' }

/** Keeps the progress of an import: a file chosen, checked, or imported. */
export function useImport(name: ImportName) {
  const [file, setFile] = useState<File>()
  const [outcome, setOutcome] = useState<ImportOutcome>()
  const [progress, setProgress] = useState<Progress>({ state: 'idle' })
  const notify = useNotify()

  function choose(chosen: File | undefined): void {
    setFile(chosen)
    setOutcome(undefined)
  }

  async function send(coba: boolean): Promise<void> {
    if (!file) return
    setProgress({ state: 'sending', share: 0 })
    const onProgress = (share: number) => setProgress(share < 1 ? { state: 'sending', share } : { state: 'reading' })
    try {
      setOutcome(await upload(IMPORT_CALLS[name].bringIn, file, onProgress, { coba: String(coba) }).done)
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
    setProgress({ state: 'idle' })
  }

  return { file, outcome, progress, choose, check: () => send(true), bringIn: () => send(false) }
}
