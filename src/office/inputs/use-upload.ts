import { useRef, useState } from 'react'
import type { Answer } from '../calls/client.ts'
import { type Upload, type UploadCall, upload } from './upload.ts'

export type Sending = { state: 'still' } | { state: 'sending'; share: number } | { state: 'failed'; message: string }

/** One upload at a time: its progress, its failure with a way to try again, and a way to stop it. */
export function useStoredUpload<Name extends UploadCall>(call: Name, onDone: (answer: Answer<Name>) => void) {
  const [sending, setSending] = useState<Sending>({ state: 'still' })
  const running = useRef<Upload<Answer<Name>>>(null)
  const last = useRef<File>(null)

  async function send(file: File): Promise<void> {
    last.current = file
    setSending({ state: 'sending', share: 0 })
    running.current = upload(call, file, (share) => setSending({ state: 'sending', share }))
    try {
      onDone(await running.current.done)
      setSending({ state: 'still' })
    } catch (error) {
      const { message, body } = error as { message: string; body?: { errors?: Record<string, string> } }
      setSending({ state: 'failed', message: Object.values(body?.errors ?? {})[0] ?? message })
    }
  }

  return {
    sending,
    send,
    retry: () => (last.current ? send(last.current) : undefined),
    cancel: () => running.current?.cancel(),
  }
}
