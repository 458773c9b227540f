import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { partHref } from './address.ts'
import { FilePlace } from './FilePlace.tsx'
import type { VerdictData } from './VerdictCard.tsx'

/** A file is hashed in the browser: it never leaves the visitor's machine, only its hash does. */
export function FileCheck({ checked }: { checked: VerdictData | null }) {
  const pemegang = checked?.pemegang ?? null
  return (
    <section aria-labelledby="periksa-berkas" className="panel space-y-3 p-5 sm:p-6">
      <h2 id="periksa-berkas" className="text-xl [overflow-wrap:anywhere]">
        {pemegang ? `Bandingkan berkas sertifikat ${pemegang.no_sertifikasi}` : 'Periksa keaslian sebuah berkas'}
      </h2>
      <p className="max-w-[47em]">
        PDF sertifikat, surat keterangan, dokumen lain dari kami, atau lencana Open Badge (JSON, PNG, SVG). Berkas
        dibaca oleh peramban Anda dan tidak dikirim ke mana pun; hanya sidik (SHA-256) dan nomor di dalamnya yang dicari
        dalam daftar. Satu huruf saja yang diubah akan ketahuan. Dari foto sertifikat, kode QR-nya dibaca.
      </p>
      {checked && !pemegang && <Alert tone="error">Nomor {checked.no_sertifikasi} tidak ditemukan.</Alert>}
      <p className="hidden font-semibold noscript:block">
        Bagian ini memerlukan JavaScript. Tanpa JavaScript, periksalah nomor yang tercetak pada sertifikat.
      </p>
      <FilePlace certificate={pemegang} />
      {pemegang && (
        <Link to={partHref('berkas')} className="text-link">
          Periksa berkas lain
        </Link>
      )}
    </section>
  )
}
