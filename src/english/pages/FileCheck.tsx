import { type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApiClient } from '../../app/routing/page.ts'
import { englishTo } from '../../english-paths.ts'
import { CERTIFICATE_STATES } from '../../features/certification/certificates/rules.ts'
import { isIssued, isSignedDocument } from '../../features/certification/holders/document-rules.ts'
import { numberIn } from '../../features/certification/holders/pages/address.ts'
import {
  type CheckedHolder,
  type FileResult,
  fileResult,
} from '../../features/certification/holders/pages/file-check.ts'
import { LOOKS } from '../../features/certification/holders/pages/state-look.ts'
import type { Tone } from '../../ui/Chip.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Indonesian } from '../parts.tsx'
import { englishDayOf, rich, t } from '../text.ts'

export interface FileData {
  /** The number of the certificate to compare with; '' when any certificate will do. */
  nomor: string
  asked: CheckedHolder | null
  /** The reason why the browser could not read the file. */
  unreadable: 'empty' | 'picture' | 'too large' | undefined
  result: FileResult | null
  /** As it was typed or read; null: nobody has asked. */
  fingerprint: string | null
}

const HASH = /^[0-9a-f]{64}$/
const UNREADABLE = ['empty', 'picture', 'too large'] as const

/** Loads the result for a file by the hash and number in the address. The file itself never comes here. */
export async function loadFile(client: ApiClient, query: URLSearchParams): Promise<FileData> {
  const holderOf = async (no_sertifikasi: string) =>
    (await client.checkHolder({ no_sertifikasi, jalur: 'berkas' })).pemegang ?? undefined
  const nomor = numberIn(query)
  const asked = nomor === '' ? null : ((await holderOf(nomor)) ?? null)
  const unreadable = UNREADABLE.find((kind) => kind === query.get('berkas'))
  const fingerprint = query.get('sha256')
  const sha256 = (fingerprint ?? '').trim().toLowerCase()
  if (!HASH.test(sha256)) return { nomor, asked, unreadable, fingerprint, result: null }
  const found = await client.findPaper({ sha256 })
  const inFile = (query.get('di_berkas') ?? '').trim().slice(0, 100)
  const reading = { kind: 'file', sha256, isCredential: query.has('kredensial'), nomor: inFile || null } as const
  return { nomor, asked, unreadable, fingerprint, result: await fileResult(reading, { found, asked, holderOf }) }
}

/** A file is hashed in the browser: it never leaves the visitor's machine, only its hash does. */
export const FileCheck = ({ data: { nomor, asked, unreadable, result, fingerprint } }: { data: FileData }) => (
  <>
    {result && <Result result={result} />}
    {unreadable && <Alert tone="info">{t(`file.${unreadable}`)}</Alert>}
    <section aria-labelledby="check-file" className="panel space-y-4 p-5 sm:p-6">
      <h2 id="check-file" className="text-xl [overflow-wrap:anywhere]">
        {asked ? t('file.compareTitle', { number: asked.no_sertifikasi }) : t('file.title')}
      </h2>
      <p className="max-w-[47em]">{t('file.text')}</p>
      {nomor !== '' && !asked && <Alert tone="error">{t('file.unknownNumber', { number: nomor })}</Alert>}
      <div className="needs-js" data-file-check={nomor}>
        <label htmlFor="file-to-check" className="font-semibold">
          {t('file.choose')}
        </label>
        <input
          id="file-to-check"
          type="file"
          accept=".pdf,.json,.png,.svg"
          className="input mt-1.5 h-auto w-full overflow-hidden py-2"
        />
        <p role="alert" hidden data-file-failed="" className="mt-1.5 font-semibold text-error text-sm">
          {t('file.failed')}
        </p>
      </div>
      <HashForm nomor={nomor} fingerprint={fingerprint} />
    </section>
  </>
)

/** Works without the program too: many systems can compute a hash. */
const HashForm = ({ nomor, fingerprint }: Pick<FileData, 'nomor' | 'fingerprint'>) => {
  const isMistaken = fingerprint !== null && !HASH.test(fingerprint.trim().toLowerCase())
  return (
    <form noValidate action={englishTo.holders} className="border-line border-t pt-4">
      <input type="hidden" name="bagian" value="berkas" />
      {nomor !== '' && <input type="hidden" name="no_sertifikasi" value={nomor} />}
      <label htmlFor="file-hash" className="font-semibold">
        {t('file.hash')}
      </label>
      <p id="file-hash-hint" className="mt-1 text-muted text-sm">
        {t('file.hashHint')}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id="file-hash"
          name="sha256"
          required
          maxLength={70}
          defaultValue={fingerprint ?? undefined}
          aria-invalid={isMistaken || undefined}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={isMistaken ? 'file-hash-mistake file-hash-hint' : 'file-hash-hint'}
          className="input min-w-0 grow basis-48"
        />
        <button type="submit" className="btn btn-outline">
          {t('file.check')}
        </button>
      </div>
      {isMistaken && (
        <p id="file-hash-mistake" role="alert" className="mt-1.5 font-semibold text-error text-sm">
          {t('file.noHash')}
        </p>
      )}
    </form>
  )
}

const DOUBT = { tone: 'warning', icon: TriangleAlert } as const
const lookOf = (holder: CheckedHolder | undefined) => (holder ? LOOKS[holder.status_sertifikat] : DOUBT)
/** Returns the look of a finding that leaves a doubt, which is never shown as all well. */
const doubtful = (holder: CheckedHolder | undefined) => (lookOf(holder).tone === 'error' ? lookOf(holder) : DOUBT)

function Notice({ tone, icon: Icon, children }: { tone: Tone; icon: LucideIcon; children: ReactNode }) {
  return (
    <div role="alert" className={`notice notice-${tone === 'neutral' ? 'info' : tone}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 space-y-1 text-base-content [overflow-wrap:anywhere]">{children}</div>
    </div>
  )
}

function Result({ result }: { result: FileResult }) {
  switch (result.kind) {
    case 'genuine':
    case 'older':
      return (
        <Notice {...(result.kind === 'genuine' && result.other === null ? lookOf : doubtful)(result.holder)}>
          <Title>{t(result.kind === 'genuine' ? 'file.genuine' : 'file.older')}</Title>
          <p>{t(result.kind === 'genuine' ? 'file.genuineText' : 'file.olderText')}</p>
          {result.isPdf && <Signed by={result.tanda_tangan} />}
          {result.other !== null && (
            <p>{t('file.otherNumber', { number: result.no_sertifikasi, asked: result.other })}</p>
          )}
          <Now no_sertifikasi={result.no_sertifikasi} holder={result.holder} />
        </Notice>
      )
    case 'letter':
      return (
        <Notice {...(result.holder?.status_label === result.surat.status_label ? lookOf : doubtful)(result.holder)}>
          <Title>{t('file.letter')}</Title>
          <p>
            {rich('file.letterText', {
              number: result.surat.nomor,
              day: englishDayOf(result.surat.created_at),
              state: <strong key="state">{stateWord(result.surat.status_label)}</strong>,
            })}
          </p>
          <Signed by={result.tanda_tangan} />
          <Now no_sertifikasi={result.no_sertifikasi} holder={result.holder} />
        </Notice>
      )
    case 'document':
      return <Document {...result} />
    case 'different':
      return (
        <Notice {...doubtful(result.holder)}>
          <Title>{t('file.different')}</Title>
          <p>{t('file.differentText', { number: result.holder.no_sertifikasi })}</p>
          <Now no_sertifikasi={result.holder.no_sertifikasi} holder={result.holder} />
          <Report />
        </Notice>
      )
    case 'incomparable':
      return (
        <Notice {...(lookOf(result.holder).tone === 'success' ? LOOKS.belum_berlaku : lookOf(result.holder))}>
          <p>{t('file.incomparable', { number: result.holder.no_sertifikasi })}</p>
          <Now no_sertifikasi={result.holder.no_sertifikasi} holder={result.holder} />
        </Notice>
      )
    case 'unknown':
      return (
        <Notice {...DOUBT}>
          <Title>{t('file.unknown')}</Title>
          <p>
            {rich('file.unknownText', {
              link: (words) => (
                <a key="number" href={`${englishTo.holders}?bagian=nomor`} className="text-link">
                  {words}
                </a>
              ),
            })}
          </p>
          <Report />
        </Notice>
      )
  }
}

const Title = ({ children }: { children: string }) => (
  <p>
    <strong>{children}</strong>
  </p>
)

/** A state by its Indonesian label, as letters carry it. */
function stateWord(label: string): ReactNode {
  const state = Object.entries(CERTIFICATE_STATES).find(([, words]) => words === label)?.[0]
  return state === undefined ? <Indonesian>{label}</Indonesian> : t(`state.${state as keyof typeof CERTIFICATE_STATES}`)
}

/** Any other document of the body; what an issued one says may have changed since. */
function Document({ dokumen, tanda_tangan }: Extract<FileResult, { kind: 'document' }>) {
  const { jenis, nomor, skema, created_at } = dokumen
  return (
    <Notice {...LOOKS.belum_berlaku}>
      <Title>{t('file.document')}</Title>
      <p>
        {t(`document.${jenis}`)}
        {(nomor ?? skema) !== null && (
          <>
            {' '}
            <Indonesian>{nomor ?? skema}</Indonesian>
          </>
        )}
        , {t('file.madeOn', { day: englishDayOf(created_at) })}
      </p>
      {isSignedDocument(jenis) && <Signed by={tanda_tangan} />}
      {isIssued(jenis) && <p>{t('file.mayHaveChanged')}</p>}
    </Notice>
  )
}

/** Names the signer of a document that the body issued. */
const Signed = ({ by }: { by: Extract<FileResult, { kind: 'document' }>['tanda_tangan'] }) => (
  <p>{by ? t('file.signed', { name: by.nama, issuer: by.penerbit }) : t('file.signedBefore')}</p>
)

/** Says what the certificate of a genuine file is worth now. */
const Now = ({ no_sertifikasi, holder }: { no_sertifikasi: string; holder: CheckedHolder | undefined }) => (
  <p>
    {rich('file.now', {
      state: <strong key="state">{holder ? t(`state.${holder.status_sertifikat}`) : t('file.stateUnknown')}</strong>,
    })}{' '}
    <a href={englishTo.verdict(no_sertifikasi)} className="text-link">
      {t('file.seeCertificate', { number: no_sertifikasi })}
    </a>
  </p>
)

const Report = () => (
  <p>
    <a href={englishTo.complaints} className="text-link">
      {t('file.report')}
    </a>
  </p>
)
