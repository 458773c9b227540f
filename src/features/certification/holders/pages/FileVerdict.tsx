import type { ReactNode } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import { type PdfSignature, readPdfSignature } from '../../../../lib/signing/pdf-signature.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { ByNumber, FileFinding } from './FileFinding.tsx'
import { type CheckedHolder, canHash, fileResult, readFile } from './file-check.ts'

/** Judges a file in words; compares it with the certificate in question where there is one. */
export async function fileVerdict(file: File, asked: CheckedHolder | null): Promise<ReactNode> {
  if (!canHash()) return <Refused>{INSECURE}</Refused>
  try {
    const reading = await readFile(file)
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
      Berkas ini sebuah gambar tanpa kredensial di dalamnya. Foto dan hasil pindai tidak dapat dibandingkan dengan
      berkas asli. <ByNumber /> yang tercetak pada sertifikat.
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
