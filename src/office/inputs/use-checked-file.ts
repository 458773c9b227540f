import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Answer } from '../calls/client.ts'
import { type UploadCall, upload } from './upload.ts'

/** The server's answer on a file; `key` differs for each choice of a file, even of the same one. */
export interface CheckedFile<Name extends UploadCall> {
  key: number
  answer: Answer<Name>
}

/**
 * Has a file checked before anything is done with it. Only the file that was chosen last counts: what was said of another
 * goes at once, and what is chosen from an answer is begun anew under its key.
 */
export function useCheckedFile<Name extends UploadCall>(call: Name) {
  const [checked, setChecked] = useState<CheckedFile<Name>>()
  const last = useRef(0)
  const file = useRef<File>(undefined)
  const notify = useNotify()

  function drop(): void {
    last.current += 1
    setChecked(undefined)
  }

  async function check(chosen: File, fields: Record<string, string> = {}): Promise<void> {
    drop()
    file.current = chosen
    const key = last.current
    try {
      const answer = await upload(call, chosen, () => {}, fields).done
      if (key === last.current) setChecked({ key, answer })
    } catch (error) {
      if (key === last.current) notify(String((error as Error).message), { type: 'error' })
    }
  }

  /** Checks the same file in another encoding. */
  async function readAs(penyandian: string): Promise<void> {
    if (file.current) await check(file.current, { penyandian })
  }

  return { checked, check, drop, readAs }
}
