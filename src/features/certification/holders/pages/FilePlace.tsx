import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'
import type { CheckedHolder } from './file-check.ts'

/** Lets the visitor choose or drop a file, and shows the verdict on it. */
export function FilePlace({ certificate }: { certificate: CheckedHolder | null }) {
  const [verdict, setVerdict] = useState<ReactNode>(null)
  const [busy, setBusy] = useState(false)

  const [failure, setFailure] = useState<unknown>()
  if (failure) throw failure

  async function look(file: File): Promise<void> {
    setBusy(true)
    try {
      const { fileVerdict } = await lazyChunk(() => import('./FileVerdict.tsx'))
      setVerdict(await fileVerdict(file, certificate))
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }

  return (
    <div className="needs-js space-y-4">
      <DropPlace onFile={look} busy={busy} />
      {verdict}
    </div>
  )
}

const ACCEPTED = '.pdf,.json,.svg,image/*'

function DropPlace({ onFile, busy }: { onFile: (file: File) => void; busy: boolean }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  function lookAtChosen(): void {
    const file = input.current?.files?.[0]
    // The field is emptied so that the same file can be chosen again.
    if (input.current) input.current.value = ''
    if (file) onFile(file)
  }
  // On a slow network the visitor may choose a file before this code runs, so no event of it arrives.
  const lookAtEarlier = useEffectEvent(lookAtChosen)
  useEffect(() => lookAtEarlier(), [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut for choosing the file below
    <div
      className={`file-field flex flex-col items-center gap-3 text-center ${isOver ? 'file-field-over' : ''}`}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>Letakkan berkas di sini, atau</p>
      <label htmlFor={id} className="btn btn-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-3">
        {busy ? 'Memeriksa …' : 'Pilih berkas'}
        <input
          ref={input}
          id={id}
          type="file"
          accept={ACCEPTED}
          className="sr-only"
          disabled={busy}
          onChange={lookAtChosen}
        />
      </label>
    </div>
  )
}
