import type { ReactNode } from 'react'
import { client } from '../../../../app/browser-client.ts'
import { bodyZone, dayIn, longDay } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import { Alert } from '../../../../ui/Alert.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { verdictHref } from './address.ts'
import { type CheckedHolder, canHash, hashOf, type PdfResult, resultAgainst, resultByHash } from './pdf-check.ts'

/** What a file turned out to be, in words; compared with one certificate where it is known which. */
export async function pdfVerdict(file: File, certificate: CheckedHolder | null): Promise<ReactNode> {
  if (!canHash()) {
    return (
      <Alert tone="warning" urgent>
        Peramban hanya dapat menghitung sidik berkas lewat alamat https. Buka halaman ini dengan https, lalu coba lagi.
      </Alert>
    )
  }
  try {
    const sha256 = await hashOf(file)
    const result = await resultOfHash(sha256, certificate)
    const isOf = certificate?.no_sertifikasi === result.no_sertifikasi
    const status = certificate && isOf ? certificate.status_label : await statusOf(result.no_sertifikasi)
    return <PdfResultCard name={file.name} result={result} status={status} />
  } catch (error) {
    const message = (error as { status?: number }).status === 429 ? TOO_MANY : FAILED
    return (
      <Alert tone="error" urgent>
        {message}
      </Alert>
    )
  }
}

/** A file that is no PDF of the certificate may still be a letter on its status. */
async function resultOfHash(sha256: string, certificate: CheckedHolder | null): Promise<PdfResult> {
  const result = certificate && resultAgainst(sha256, certificate)
  if (result?.kind === 'ours' || result?.kind === 'older') return result
  const found = await client.findPaper({ sha256 })
  return result && !found.surat ? result : resultByHash(found)
}

const TOO_MANY = 'Terlalu banyak pemeriksaan dari alamat internet Anda. Tunggu satu menit, lalu coba lagi.'
const FAILED = 'Berkas belum dapat diperiksa. Periksa sambungan internet Anda, lalu coba lagi.'

const statusOf = async (no_sertifikasi: string | null): Promise<string | undefined> =>
  no_sertifikasi === null ? undefined : (await client.checkHolder({ no_sertifikasi })).pemegang?.status_label

type LetterResult = Extract<PdfResult, { kind: 'letter' }>

function PdfResultCard({ name, result, status }: { name: string; result: PdfResult; status: string | undefined }) {
  const { kind, no_sertifikasi } = result
  const now = no_sertifikasi !== null && <Now no_sertifikasi={no_sertifikasi} status={status} />
  switch (kind) {
    case 'ours':
      return (
        <Alert tone="success" urgent>
          <strong>PDF asli.</strong> {name} sama persis dengan PDF yang kami terbitkan. {now}
        </Alert>
      )
    case 'older':
      return (
        <Alert tone="warning" urgent>
          <strong>Cetakan lama.</strong> {name} pernah kami terbitkan, tetapi sudah ada cetakan yang lebih baru. {now}
        </Alert>
      )
    case 'letter':
      return <Letter name={name} result={result} status={status} />
    case 'incomparable':
      return (
        <Alert tone="info" urgent>
          Sertifikat {no_sertifikasi} tidak mempunyai PDF pada kami, jadi berkasnya tidak dapat dibandingkan. {now}
        </Alert>
      )
    case 'forged':
      return (
        <Alert tone="error" urgent>
          <strong>Bukan PDF dari kami.</strong> {name}{' '}
          {no_sertifikasi === null
            ? 'tidak pernah kami terbitkan'
            : `tidak sama dengan PDF sertifikat ${no_sertifikasi}`}
          : palsu atau sudah diubah.{' '}
          <Link to={to.complaints} className="text-link">
            Laporkan kepada kami
          </Link>
          .
        </Alert>
      )
  }
}

/** What a letter said on its day must not be taken for the status now. */
function Letter({ name, result, status }: { name: string; result: LetterResult; status: string | undefined }) {
  const { surat, no_sertifikasi } = result
  const day = longDay(dayIn(bodyZone(), new Date(surat.created_at)))
  return (
    <Alert tone={status === surat.status_label ? 'success' : 'warning'} urgent>
      <p>
        <strong>Surat keterangan asli.</strong> {name} sama persis dengan surat {surat.nomor} yang kami terbitkan.
      </p>
      <p className="mt-2">
        Surat ini menyatakan keadaan pada {day}: <strong>{surat.status_label}</strong>. Sekarang:{' '}
        <strong>{status ?? 'tidak diketahui'}</strong>.
      </p>
      <p className="mt-2">
        <Link to={verdictHref(no_sertifikasi)} className="text-link">
          Lihat sertifikat {no_sertifikasi}
        </Link>
      </p>
    </Alert>
  )
}

/** A true PDF is worth what its certificate is worth now. */
const Now = ({ no_sertifikasi, status }: { no_sertifikasi: string; status: string | undefined }) => (
  <>
    Status sertifikatnya sekarang: <strong>{status ?? 'tidak diketahui'}</strong>.{' '}
    <Link to={verdictHref(no_sertifikasi)} className="text-link">
      Lihat sertifikat {no_sertifikasi}
    </Link>
    .
  </>
)
