import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { lazyChunk } from '../../../app/lazy-chunk.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Link } from '../../../ui/Link.tsx'
import { partHref } from './address.ts'
import type { VerdictData } from './VerdictCard.tsx'

/** A PDF is looked at in the browser: it never leaves the visitor's machine, only its hash is asked for. */
export function FileCheck({ checked }: { checked: VerdictData | null }) {
  const [told, setTold] = useState<ReactNode>(null)
  const [busy, setBusy] = useState(false)
  const pemegang = checked?.pemegang ?? null

  async function look(file: File): Promise<void> {
    setBusy(true)
    // What only those need who have a file comes when they have one.
    const outcome = await lazyChunk(() => import('./PdfVerdict.tsx')).then(
      ({ pdfVerdict }) => pdfVerdict(file, pemegang),
      () => (
        <Alert tone="error">Pemeriksa berkas tidak termuat. Periksa sambungan internet Anda, lalu coba lagi.</Alert>
      ),
    )
    setTold(outcome)
    setBusy(false)
  }

  return (
    <section aria-labelledby="periksa-berkas" className="space-y-4">
      <div className="panel space-y-3 p-5 sm:p-6">
        <h2 id="periksa-berkas" className="text-xl [overflow-wrap:anywhere]">
          {pemegang ? `Bandingkan PDF sertifikat ${pemegang.nomor}` : 'Periksa keaslian PDF sertifikat'}
        </h2>
        <p className="max-w-[65ch]">
          Berkas dibaca oleh peramban Anda dan tidak dikirim ke mana pun. Satu huruf saja diubah, sidiknya sudah lain.
        </p>
        {checked && !pemegang && <Alert tone="error">Nomor {checked.nomor} tidak ditemukan.</Alert>}
        <p className="hidden font-semibold noscript:block">
          Bagian ini memerlukan JavaScript. Tanpa JavaScript, periksalah nomor yang tercetak pada sertifikat.
        </p>
        <DropPlace onFile={look} busy={busy} />
      </div>
      {told}
      {pemegang && (
        <p>
          <Link to={partHref('berkas')} className="text-link">
            Periksa PDF lain
          </Link>
        </p>
      )}
    </section>
  )
}

function DropPlace({ onFile, busy }: { onFile: (file: File) => void; busy: boolean }) {
  const id = useId()
  const [isOver, setOver] = useState(false)
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
      className={`file-field needs-js flex flex-col items-center gap-3 text-center ${isOver ? 'file-field-over' : ''}`}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>Letakkan PDF di sini, atau</p>
      <label htmlFor={id} className="btn btn-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-3">
        {busy ? 'Memeriksa …' : 'Pilih PDF'}
        <input
          id={id}
          type="file"
          accept=".pdf,application/pdf"
          className="sr-only"
          disabled={busy}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // The same file may be chosen again.
            target.value = ''
            if (file) onFile(file)
          }}
        />
      </label>
    </div>
  )
}
