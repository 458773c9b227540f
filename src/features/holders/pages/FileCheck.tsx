import { type ComponentType, useEffect, useState } from 'react'
import { lazyChunk } from '../../../app/lazy-chunk.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Link } from '../../../ui/Link.tsx'
import { partHref } from './address.ts'
import type { Found } from './pdf-check.ts'
import type { VerdictData } from './VerdictCard.tsx'

type Place = ComponentType<{ certificate: Found | null }>

/** A PDF is looked at in the browser: it never leaves the visitor's machine, only its hash is asked for. */
export function FileCheck({ checked }: { checked: VerdictData | null }) {
  const Place = usePlace()
  const pemegang = checked?.pemegang ?? null
  return (
    <section aria-labelledby="periksa-berkas" className="panel space-y-3 p-5 sm:p-6">
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
      {/* As high as what will stand there. */}
      <div className="needs-js min-h-33">{Place && <Place certificate={pemegang} />}</div>
      {pemegang && (
        <Link to={partHref('berkas')} className="text-link">
          Periksa PDF lain
        </Link>
      )}
    </section>
  )
}

/** What only a browser with scripts can do comes after the page. */
function usePlace(): Place | undefined {
  const [place, setPlace] = useState<Place>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    lazyChunk(() => import('./PdfPlace.tsx')).then(({ PdfPlace }) => setPlace(() => PdfPlace), setFailure)
  }, [])
  if (failure) throw failure
  return place
}
