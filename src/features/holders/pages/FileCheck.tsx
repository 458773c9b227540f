import { FileSearch } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { client } from '../../../app/browser-client.ts'
import { to } from '../../../app/links.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Link } from '../../../ui/Link.tsx'
import { partHref, verdictHref } from './address.ts'
import { canHash, compared, hashOf, type PdfResult, recognised } from './pdf-check.ts'
import type { VerdictData } from './VerdictCard.tsx'

type Check =
  | { state: 'waiting' | 'running' | 'insecure' }
  | { state: 'failed'; message: string }
  | { state: 'done'; name: string; result: PdfResult; label: string | undefined }

/** A PDF is looked at in the browser: it never leaves the visitor's machine, only its hash is asked for. */
export function FileCheck({ checked }: { checked: VerdictData | null }) {
  const [check, setCheck] = useState<Check>({ state: 'waiting' })
  const pemegang = checked?.pemegang ?? null

  async function look(file: File): Promise<void> {
    if (!canHash()) return setCheck({ state: 'insecure' })
    setCheck({ state: 'running' })
    try {
      const sha256 = await hashOf(file)
      const result = pemegang ? compared(sha256, pemegang) : recognised(await client.findPaper({ sha256 }))
      setCheck({ state: 'done', name: file.name, result, label: await labelOf(result) })
    } catch (error) {
      const message = (error as { status?: number }).status === 429 ? TOO_MANY : FAILED
      setCheck({ state: 'failed', message })
    }
  }

  async function labelOf({ nomor }: PdfResult): Promise<string | undefined> {
    if (pemegang || nomor === null) return pemegang?.status_label
    return (await client.checkHolder({ no_sertifikasi: nomor })).pemegang?.status_label
  }

  return (
    <section aria-labelledby="periksa-berkas" className="space-y-4">
      <div className="panel space-y-3 p-5 sm:p-6">
        <h2 id="periksa-berkas" className="text-xl">
          {pemegang ? `Bandingkan PDF sertifikat ${pemegang.nomor}` : 'Periksa keaslian PDF sertifikat'}
        </h2>
        <p className="max-w-[65ch]">
          Berkas dibaca oleh peramban Anda dan tidak dikirim ke mana pun. Satu huruf saja diubah, sidiknya sudah lain.
        </p>
        {checked && !pemegang && <Alert tone="error">Nomor {checked.nomor} tidak ditemukan.</Alert>}
        <noscript>
          <p className="font-semibold">
            Bagian ini memerlukan JavaScript. Tanpa JavaScript, periksalah nomor yang tercetak pada sertifikat.
          </p>
        </noscript>
        <DropPlace onFile={look} busy={check.state === 'running'} />
      </div>
      <Outcome check={check} />
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

const TOO_MANY = 'Terlalu banyak pemeriksaan dari alamat internet Anda. Tunggu satu menit, lalu coba lagi.'
const FAILED = 'Berkas belum dapat diperiksa. Periksa sambungan internet Anda, lalu coba lagi.'

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
      className={`needs-js flex flex-col items-center gap-3 rounded-box border border-dashed p-8 text-center ${isOver ? 'border-primary bg-base-200' : 'border-line'}`}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileSearch aria-hidden className="size-9 text-primary" />
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

function Outcome({ check }: { check: Check }) {
  if (check.state === 'insecure') {
    return (
      <Alert tone="warning" urgent>
        Peramban hanya dapat menghitung sidik berkas lewat alamat https. Buka halaman ini dengan https, lalu coba lagi.
      </Alert>
    )
  }
  if (check.state === 'failed') {
    return (
      <Alert tone="error" urgent>
        {check.message}
      </Alert>
    )
  }
  return check.state === 'done' ? <Told {...check} /> : null
}

function Told({ name, result, label }: { name: string; result: PdfResult; label: string | undefined }) {
  const { nomor } = result
  const status = nomor !== null && (
    <>
      {' '}
      Status sertifikatnya sekarang: <strong>{label ?? 'tidak diketahui'}</strong>.{' '}
      <Link to={verdictHref(nomor)} className="text-link">
        Lihat sertifikat {nomor}
      </Link>
      .
    </>
  )
  if (result.kind === 'ours') {
    return (
      <Alert tone="success" urgent>
        <strong>PDF asli.</strong> {name} sama persis dengan PDF yang kami terbitkan.{status}
      </Alert>
    )
  }
  if (result.kind === 'older') {
    return (
      <Alert tone="warning" urgent>
        <strong>Cetakan lama.</strong> {name} pernah kami terbitkan, tetapi sudah ada cetakan yang lebih baru.{status}
      </Alert>
    )
  }
  if (result.kind === 'incomparable') {
    return (
      <Alert tone="info" urgent>
        Sertifikat {nomor} terbit sebelum ada PDF pada kami, jadi berkasnya tidak dapat dibandingkan.{status}
      </Alert>
    )
  }
  return (
    <Alert tone="error" urgent>
      <strong>Bukan PDF dari kami.</strong> {name}{' '}
      {nomor === null ? 'tidak pernah kami terbitkan' : `tidak sama dengan PDF sertifikat ${nomor}`}: palsu atau sudah
      diubah.{' '}
      <Link to={to.complaints} className="text-link">
        Laporkan kepada kami
      </Link>
      .
    </Alert>
  )
}
