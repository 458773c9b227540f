import type { ReactNode } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'
import { type PdfSignature, readPdfSignature } from '../../../../lib/signing/pdf-signature.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { verdictHref } from './address.ts'
import { ByNumber, FileFinding } from './FileFinding.tsx'
import { type CheckedHolder, canHash, fileResult, readFile } from './file-check.ts'

/** Judges a file in words; compares it with the certificate in question where there is one. */
export async function fileVerdict(file: File, asked: CheckedHolder | null): Promise<ReactNode> {
  if (!canHash()) return <Refused>{INSECURE}</Refused>
  try {
    const reading = await readFile(file)
    if (reading.kind === 'picture') return await photoVerdict(file)
    if (reading.kind !== 'file') return <Refused>{SENTENCES[reading.kind]}</Refused>
    const signature = await readPdfSignature(new Uint8Array(await file.arrayBuffer()))
    const signer = signature.state === 'intact' ? { penandatangan: signature.sha256 } : {}
    const found = await client.findPaper({ sha256: reading.sha256, ...signer })
    const result = await fileResult(reading, { found, asked, holderOf })
    return (
      <FileFinding
        name={file.name}
        form={reading.isCredential ? 'Kredensial' : 'PDF'}
        result={result}
        doubt={signatureDoubt(signature, found.penandatangan_kami)}
      />
    )
  } catch (error) {
    const { status } = error as { status?: number }
    return (
      <Alert tone="error" urgent>
        {status === 429 ? TOO_MANY : FAILED}
      </Alert>
    )
  }
}

/** Says where the QR code in a photograph leads; the number itself is judged by the register, on its own page. */
async function photoVerdict(file: File): Promise<ReactNode> {
  const { photographedCode } = await lazyChunk(() => import('./photographed-code.ts'))
  const code = await photographedCode(file)
  switch (code.kind) {
    case 'number':
      return (
        <Refused>
          <strong>Kode QR pada foto ini terbaca: {code.nomor}.</strong> Foto tidak membuktikan keaslian kertasnya;
          cocokkan nama dan masa berlakunya dengan daftar.{' '}
          <Link to={verdictHref(code.nomor)} className="text-link">
            Lihat nomor ini di daftar
          </Link>
        </Refused>
      )
    case 'other':
      return (
        <Alert tone="warning" urgent>
          <strong>Kode QR pada foto ini tidak menuju daftar pemegang di situs ini.</strong> Isinya: {code.words}. Jangan
          percaya hasil pemeriksaan di alamat lain. <ByNumber /> yang tercetak pada sertifikat.
        </Alert>
      )
    case 'unreadable':
      return <Refused>{UNREADABLE}</Refused>
    case 'none':
      return <Refused>{SENTENCES.picture}</Refused>
  }
}

const UNREADABLE =
  'Gambar ini tidak dapat dibuka peramban Anda. Foto HEIC dari iPhone: pilih Pengaturan > Kamera > Format > Paling Kompatibel, lalu foto sekali lagi sebagai JPEG.'

const holderOf = async (no_sertifikasi: string): Promise<CheckedHolder | undefined> =>
  (await client.checkHolder({ no_sertifikasi, jalur: 'berkas' })).pemegang ?? undefined

const INSECURE =
  'Peramban hanya dapat menghitung sidik berkas lewat alamat https. Buka halaman ini dengan https, lalu coba lagi.'
const TOO_MANY = 'Terlalu banyak pemeriksaan dari alamat internet Anda. Tunggu satu menit, lalu coba lagi.'
const FAILED = 'Berkas belum dapat diperiksa. Periksa sambungan internet Anda, lalu coba lagi.'

const SENTENCES = {
  empty: 'Berkas ini kosong (0 bita). Unduh atau salin ulang berkasnya, lalu coba lagi.',
  'too large': 'Berkas ini lebih dari 50 MB. Berkas yang kami terbitkan tidak pernah sebesar itu.',
  picture: (
    <>
      Pada gambar ini tidak ada kode QR yang terbaca dan tidak ada kredensial. Foto ulang dengan kode QR-nya tegak,
      terang, dan memenuhi sebagian besar gambar. Atau: <ByNumber /> yang tercetak pada sertifikat.
    </>
  ),
}

const Refused = ({ children }: { children: ReactNode }) => (
  <Alert tone="info" urgent>
    {children}
  </Alert>
)

/** Says what the signature of a file means when the file itself is not known to the register. */
function signatureDoubt(signature: PdfSignature, isOurs: boolean): string {
  if (signature.state === 'none') return ''
  if (signature.state === 'broken' || !signature.coversAll)
    return 'Tanda tangan elektroniknya rusak: isi berkas berubah sesudah ditandatangani.'
  return isOurs
    ? `Tanda tangan elektroniknya utuh, oleh ${signature.nama}.`
    : `Tanda tangan elektroniknya bukan tanda tangan kami; yang tertulis: ${signature.nama}, terbitan ${signature.penerbit}.`
}
