import { useEffect, useRef, useState } from 'react'
import { Refusal } from '../../../lib/calls/refusal.ts'

const UNSENDABLE = 'Berkas ini tidak dapat dikirim dari peramban Anda. Pilih berkasnya sekali lagi.'

const WAITING = 'Menunggu jaringan. Berkas ini dilanjutkan begitu tersambung; biarkan halaman ini terbuka.'
/** Where no browser says that the network is back. */
const LOOK_AGAIN_MS = 15_000

/** Sends a file and reports the share that has gone, 0 to 1; throws a Refusal, or when the signal stops it. */
export type SendFile<Given> = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Given>

export type Sending =
  | { state: 'still' }
  | { state: 'sending'; name: string; share: number }
  | { state: 'failed'; message: string; again: boolean }

/**
 * Tells whether the same file may be accepted at another try: network, service or a limit was at fault, not the file.
 */
export const mayPass = ({ status }: Refusal): boolean => status === 0 || status === 429 || status >= 500

/** Until the network is back, or it is time to look again. */
const backOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LOOK_AGAIN_MS)
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

/** One upload at a time: its progress, its failure with a way to try again, and a way to stop it. */
export function useUpload<Given>(
  sendFile: SendFile<Given>,
  onDone: (given: Given) => void,
  join?: (files: readonly File[]) => Promise<File>,
) {
  const [sending, setSending] = useState<Sending>({ state: 'still' })
  const running = useRef<AbortController>(null)
  const last = useRef<readonly File[]>(null)
  // What follows the upload belongs to the latest rendering: rows may have moved in the meantime.
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })

  async function send(files: readonly File[]): Promise<void> {
    const [first] = files
    if (!first) return
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    last.current = files
    const show = (next: Sending) => !signal.aborted && setSending(next)
    show({ state: 'sending', name: files.length > 1 ? `${files.length} foto` : first.name, share: 0 })
    try {
      const file = join && files.length > 1 ? await join(files) : first
      const given = await sendFile(file, {
        onProgress: (share) => show({ state: 'sending', name: file.name, share }),
        signal,
      })
      if (signal.aborted) return
      done.current(given)
      show({ state: 'still' })
    } catch (error) {
      const isRefused = error instanceof Refusal
      const again = isRefused && mayPass(error)
      const waits = isRefused && error.status === 0 && !signal.aborted
      show({ state: 'failed', message: waits ? WAITING : isRefused ? error.message : UNSENDABLE, again })
      if (waits) void backOnline(signal).then(() => (signal.aborted ? undefined : send(files)))
      if (!signal.aborted && !(error instanceof Refusal)) throw error
    }
  }

  return {
    sending,
    send: (files: readonly File[]) => void send(files),
    retry: () => void (last.current && send(last.current)),
    cancel() {
      running.current?.abort()
      setSending({ state: 'still' })
    },
  }
}
