import { type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { bodyZone, dayIn, longDay } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import type { Tone } from '../../../../ui/Chip.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { fillParts, own, t } from '../../../../ui/words.tsx'
import type { PaperFound } from '../contract.ts'
import { DOCUMENT_NAMES, isIssued, isSignedDocument } from '../document-rules.ts'
import { partHref, verdictHref } from './address.ts'
import type { CheckedHolder, FileResult } from './file-check.ts'
import { LOOKS } from './state-look.ts'

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

/** Shows who signed a file that the body issued. */
function Signed({ by }: { by: PaperFound['tanda_tangan'] }) {
  if (!by) return <>{t('Berkas ini asli, diterbitkan sebelum tanda tangan elektronik dipakai.')} </>
  return (
    <>
      {fillParts('Tanda tangan elektroniknya utuh: {name}, sertifikat {issuer}.', {
        name: <strong>{by.nama}</strong>,
        issuer: t(by.milik_sistem ? 'milik sistem ini' : `terbitan ${by.penerbit}`),
      })}{' '}
    </>
  )
}

interface Props {
  /** The name of the file. */
  name: string
  form: 'PDF' | 'Kredensial'
  result: FileResult
  /** The words about its signature, where the file is not ours. */
  doubt: string
}

/** Says what a file is by the register, and what its certificate is worth now. */
export function FileFinding({ name, form, result, doubt }: Props) {
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
          <strong>{t('Nomornya terdaftar, tetapi berkas ini bukan berkas aslinya.')}</strong>{' '}
          {fillParts(
            '{name} tidak sama dengan berkas yang kami terbitkan untuk sertifikat {number}. Hasil pindai, cetakan ke PDF, dan berkas yang disunting semuanya berbeda: cocokkan isinya dengan daftar.',
            { name, number: result.holder.no_sertifikasi },
          )}{' '}
          {doubt} <Now no_sertifikasi={result.holder.no_sertifikasi} holder={result.holder} /> <Report />
        </Notice>
      )
    case 'incomparable':
      return (
        <Notice {...(lookOf(result.holder).tone === 'success' ? PLAIN_LOOK : lookOf(result.holder))}>
          {t(
            `Sertifikat ${result.holder.no_sertifikasi} tidak mempunyai PDF pada kami, jadi berkasnya tidak dapat dibandingkan.`,
          )}{' '}
          <Now no_sertifikasi={result.holder.no_sertifikasi} holder={result.holder} />
        </Notice>
      )
    case 'unknown':
      return (
        <Notice {...DOUBT}>
          <strong>{t('Bukan berkas asli; hasil pindai juga berbeda, periksa nomornya.')}</strong>{' '}
          {fillParts(
            '{name} tidak kami kenal: berkas ini dapat berupa hasil pindai, berkas yang diubah, atau bukan dari kami.',
            { name },
          )}{' '}
          {doubt} {fillParts('{number} yang tercetak padanya.', { number: <ByNumber /> })} <Report />
        </Notice>
      )
  }
}

const PLAIN_LOOK = LOOKS.belum_berlaku

type Result<Kind extends FileResult['kind']> = Extract<FileResult, { kind: Kind }>

function Paper({ name, form, result }: Pick<Props, 'name' | 'form'> & { result: Result<'genuine' | 'older'> }) {
  const { kind, holder, no_sertifikasi, other, tanda_tangan } = result
  const isWell = kind === 'genuine' && other === null
  return (
    <Notice {...(isWell ? lookOf(holder) : doubtful(holder))}>
      {kind === 'genuine' ? (
        <>
          <strong>{t(`${form} asli.`)}</strong>{' '}
          {fillParts('{name} sama persis dengan yang kami terbitkan.', {
            name,
          })}{' '}
        </>
      ) : (
        <>
          <strong>{t('Cetakan lama.')}</strong>{' '}
          {fillParts('{name} pernah kami terbitkan, tetapi sudah ada cetakan yang lebih baru.', { name })}{' '}
        </>
      )}
      {other !== null && (
        <>
          {fillParts('Namun berkas ini milik sertifikat lain, {number}, bukan {other}.', {
            number: <strong>{no_sertifikasi}</strong>,
            other,
          })}{' '}
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
        <strong>{t('Surat keterangan asli.')}</strong>{' '}
        {fillParts('{name} sama persis dengan surat {number} yang kami terbitkan.', { name, number: surat.nomor })}{' '}
        <Signed by={result.tanda_tangan} />
      </p>
      <p className="mt-2">
        {fillParts('Surat ini menyatakan keadaan pada {day}: {stated}. Sekarang: {now}.', {
          day: t(dayOf(surat.created_at)),
          stated: <strong>{t(surat.status_label)}</strong>,
          now: <State of={holder} />,
        })}
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
      <strong>{t('Dokumen asli dari kami, bukan sertifikat.')}</strong>{' '}
      {fillParts(isIssued(jenis) ? '{name}: {document}, dibuat {day}.' : '{name}: {document}, terbit {day}.', {
        name,
        document: (
          <>
            {t(DOCUMENT_NAMES[jenis])}
            {which !== null && <> {own(which)}</>}
          </>
        ),
        day: t(dayOf(created_at)),
      })}{' '}
      {isSignedDocument(jenis) && <Signed by={result.tanda_tangan} />}
      {isIssued(jenis) && t('Isinya menyatakan keadaan pada hari itu dan dapat sudah berubah.')}
    </Notice>
  )
}

const dayOf = (moment: string): string => longDay(dayIn(bodyZone(), new Date(moment)))

/** Shows the certificate's present status, since a genuine file does not prove that it is still valid. */
const Now = ({ no_sertifikasi, holder }: { no_sertifikasi: string; holder: CheckedHolder | undefined }) => (
  <>
    {fillParts('Status sertifikatnya sekarang: {state}.', { state: <State of={holder} /> })}{' '}
    <ToVerdict no_sertifikasi={no_sertifikasi} />.
  </>
)

const State = ({ of: holder }: { of: CheckedHolder | undefined }) => (
  <strong>{t(holder?.status_label ?? 'tidak diketahui')}</strong>
)

const ToVerdict = ({ no_sertifikasi }: { no_sertifikasi: string }) => (
  <Link to={verdictHref(no_sertifikasi)} className="text-link">
    {t(`Lihat sertifikat ${no_sertifikasi}`)}
  </Link>
)

const Report = () => (
  <>
    {t('Curiga berkasnya dipalsukan?')}{' '}
    <Link to={to.complaints} className="text-link">
      {t('Laporkan kepada kami')}
    </Link>
    .
  </>
)

export const ByNumber = () => (
  <Link to={partHref('nomor')} className="text-link">
    {t('Periksa nomornya')}
  </Link>
)
