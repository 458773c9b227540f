import { useState } from 'react'
import { useNotify } from 'react-admin'
import { upload } from '../../../../office/inputs/upload.ts'
import type { ImportName } from '../list-rules.ts'
import { IMPORT_CALLS } from './import-calls.ts'

type Progress =
  | { state: 'idle' }
  /** The share of the file that has been sent, 0 to 1. */
  | { state: 'sending'; share: number }
  | { state: 'reading' }

/** Sends a chosen file, whose rows then wait in a draft. */
export function useImport(name: ImportName, onDraft: (id: string) => void) {
  const [progress, setProgress] = useState<Progress>({ state: 'idle' })
  const notify = useNotify()

  async function send(file: File): Promise<void> {
    setProgress({ state: 'sending', share: 0 })
    const onProgress = (share: number) => setProgress(share < 1 ? { state: 'sending', share } : { state: 'reading' })
    try {
      const { id } = await upload(IMPORT_CALLS[name].bringIn, file, onProgress).done
      onDraft(id)
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
      setProgress({ state: 'idle' })
    }
  }

  return { progress, send: (file: File) => void send(file) }
}
