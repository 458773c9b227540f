import { type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import { bodyZone, dayIn, longDay } from '../../../../lib/day.ts'
import { type PdfSignature, readPdfSignature } from '../../../../lib/signing/pdf-signature.ts'
import { to } from '../../../../paths.ts'
import type { Tone } from '../../../../ui/Chip.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { PaperFound } from '../contract.ts'
import { DOCUMENT_NAMES, isIssued, isSignedDocument } from '../document-rules.ts'
import { partHref, verdictHref } from './address.ts'
import { type CheckedHolder, canHash, type FileResult, fileResult, readFile } from './file-check.ts'
import { LOOKS } from './state-look.ts'

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
      <Result
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

const BY_NUMBER = (
  <Link to={partHref('nomor')} className="text-link">
    Periksa nomornya
  </Link>
)

const SENTENCES = {
  empty: 'Berkas ini kosong (0 bita). Unduh atau salin ulang berkasnya, lalu coba lagi.',
  'too large': 'Berkas ini lebih dari 50 MB. Berkas yang kami terbitkan tidak pernah sebesar itu.',
  picture: (
    <>
      Berkas ini sebuah gambar tanpa kredensial di dalamnya. Foto dan hasil pindai tidak dapat dibandingkan dengan
      berkas asli. {BY_NUMBER} yang tercetak pada sertifikat.
    </>
  ),
}

const Refused = ({ children }: { children: ReactNode }) => (
  <Alert tone="info" urgent>
    {children}
  </Alert>
)

/** Shows a verdict in the colour and with the icon of the certificate's present status. */
function Notice({ tone, icon: Icon, children }: { tone: Tone; icon: LucideIcon; children: ReactNode }) {
  return (
    <div role="alert" className={`notice notice-${tone === 'neutral' ? 'info' : tone}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 text-base-content [overflow-wrap:anywhere]">{children}</div>
    </div>
  )
}

const DOUBT = { tone: 'warning', icon: TriangleAlert } as const

const lookOf = (holder: CheckedHolder | undefined) => (holder ? LOOKS[holder.status_sertifikat] : DOUBT)

/** Returns the look of a genuine file that leaves a doubt, which never looks as if all were well. */
function doubtful(holder: CheckedHolder | undefined) {
  const look = lookOf(holder)
  return look.tone === 'error' ? look : DOUBT
}

/** Says what the signature of a file means when the file itself is not known to the register. */
function signatureDoubt(signature: PdfSignature, isOurs: boolean): string {
  if (signature.state === 'none') return ''
  if (signature.state === 'broken' || !signature.coversAll)
    return 'Tanda tangan elektroniknya rusak: isi berkas berubah sesudah ditandatangani.'
  return isOurs
    ? `Tanda tangan elektroniknya utuh, oleh ${signature.nama}.`
    : `Tanda tangan elektroniknya bukan tanda tangan kami; yang tertulis: ${signature.nama}, terbitan ${signature.penerbit}.`
}

/** Shows who signed a file that the body issued. */
function Signed({ by }: { by: PaperFound['tanda_tangan'] }) {
  if (!by) return <>Berkas ini asli, diterbitkan sebelum tanda tangan elektronik dipakai. </>
  return (
    <>
      Tanda tangan elektroniknya utuh: <strong>{by.nama}</strong>, sertifikat{' '}
      {by.milik_sistem ? 'milik sistem ini' : `terbitan ${by.penerbit}`}.{' '}
    </>
  )
}

interface ResultProps {
  name: string
  form: 'PDF' | 'Kredensial'
  result: FileResult
  /** The words about its signature, where the file is not ours. */
  doubt: string
}

function Result({ name, form, result, doubt }: ResultProps) {
  switch (result.kind) {
    case 'genuine':
    case 'older':
      return <Paper name={name} form={form} result={result} />
    case 'letter':
      return <Letter name={name} result={result} />
    case 'document':
      return <Document name={name} result={result} />
    case 'different':
      return (
        <Notice {...doubtful(result.holder)}>
          <strong>Nomornya terdaftar, tetapi berkas ini bukan berkas aslinya.</strong> {name} tidak sama dengan berkas
          yang kami terbitkan untuk sertifikat {result.holder.no_sertifikasi}. Hasil pindai, cetakan ke PDF, dan berkas
          yang disunting semuanya berbeda: cocokkan isinya dengan daftar. {doubt}{' '}
          <Now no_sertifikasi={result.holder.no_sertifikasi} holder={result.holder} /> <Report />
        </Notice>
      )
    case 'incomparable':
      return (
        <Notice {...(lookOf(result.holder).tone === 'success' ? PLAIN_LOOK : lookOf(result.holder))}>
          Sertifikat {result.holder.no_sertifikasi} tidak mempunyai PDF pada kami, jadi berkasnya tidak dapat
          dibandingkan. <Now no_sertifikasi={result.holder.no_sertifikasi} holder={result.holder} />
        </Notice>
      )
    case 'unknown':
      return (
        <Notice {...DOUBT}>
          <strong>Bukan berkas asli; hasil pindai juga berbeda, periksa nomornya.</strong> {name} tidak kami kenal:
          berkas ini dapat berupa hasil pindai, berkas yang diubah, atau bukan dari kami. {doubt} {BY_NUMBER} yang
          tercetak padanya. <Report />
        </Notice>
      )
  }
}

const PLAIN_LOOK = LOOKS.belum_berlaku

type Result<Kind extends FileResult['kind']> = Extract<FileResult, { kind: Kind }>

function Paper({ name, form, result }: Pick<ResultProps, 'name' | 'form'> & { result: Result<'genuine' | 'older'> }) {
  const { kind, holder, no_sertifikasi, other, tanda_tangan } = result
  const isWell = kind === 'genuine' && other === null
  return (
    <Notice {...(isWell ? lookOf(holder) : doubtful(holder))}>
      {kind === 'genuine' ? (
        <>
          <strong>{form} asli.</strong> {name} sama persis dengan yang kami terbitkan.{' '}
        </>
      ) : (
        <>
          <strong>Cetakan lama.</strong> {name} pernah kami terbitkan, tetapi sudah ada cetakan yang lebih baru.{' '}
        </>
      )}
      {other !== null && (
        <>
          Namun berkas ini milik sertifikat lain, <strong>{no_sertifikasi}</strong>, bukan {other}.{' '}
        </>
      )}
      {result.isPdf && <Signed by={tanda_tangan} />}
      <Now no_sertifikasi={no_sertifikasi} holder={holder} />
    </Notice>
  )
}

/** Shows a genuine letter, and warns when the status it states is not the status now. */
function Letter({ name, result }: { name: string; result: Result<'letter'> }) {
  const { surat, holder, no_sertifikasi } = result
  const isTheSame = holder?.status_label === surat.status_label
  return (
    <Notice {...(isTheSame ? lookOf(holder) : doubtful(holder))}>
      <p>
        <strong>Surat keterangan asli.</strong> {name} sama persis dengan surat {surat.nomor} yang kami terbitkan.{' '}
        <Signed by={result.tanda_tangan} />
      </p>
      <p className="mt-2">
        Surat ini menyatakan keadaan pada {dayOf(surat.created_at)}: <strong>{surat.status_label}</strong>. Sekarang:{' '}
        <strong>{holder?.status_label ?? 'tidak diketahui'}</strong>.
      </p>
      <p className="mt-2">
        <ToVerdict no_sertifikasi={no_sertifikasi} />
      </p>
    </Notice>
  )
}

/** Shows any other document of the body; its facts may have changed since it was issued. */
function Document({ name, result }: { name: string; result: Result<'document'> }) {
  const { jenis, nomor, skema, created_at } = result.dokumen
  const which = nomor ?? skema
  return (
    <Notice {...PLAIN_LOOK}>
      <strong>Dokumen asli dari kami, bukan sertifikat.</strong> {name}: {DOCUMENT_NAMES[jenis]}
      {which !== null && ` ${which}`}, {isIssued(jenis) ? 'dibuat' : 'terbit'} {dayOf(created_at)}.{' '}
      {isSignedDocument(jenis) && <Signed by={result.tanda_tangan} />}
      {isIssued(jenis) && 'Isinya menyatakan keadaan pada hari itu dan dapat sudah berubah.'}
    </Notice>
  )
}

const dayOf = (moment: string): string => longDay(dayIn(bodyZone(), new Date(moment)))

/** Shows the certificate's present status, since a genuine file does not prove that it is still valid. */
const Now = ({ no_sertifikasi, holder }: { no_sertifikasi: string; holder: CheckedHolder | undefined }) => (
  <>
    Status sertifikatnya sekarang: <strong>{holder?.status_label ?? 'tidak diketahui'}</strong>.{' '}
    <ToVerdict no_sertifikasi={no_sertifikasi} />.
  </>
)

const ToVerdict = ({ no_sertifikasi }: { no_sertifikasi: string }) => (
  <Link to={verdictHref(no_sertifikasi)} className="text-link">
    Lihat sertifikat {no_sertifikasi}
  </Link>
)

const Report = () => (
  <>
    Curiga berkasnya dipalsukan?{' '}
    <Link to={to.complaints} className="text-link">
      Laporkan kepada kami
    </Link>
    .
  </>
)
