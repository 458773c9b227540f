import type { ApiClient } from '../../app/routing/page.ts'
import { englishTo } from '../../english-paths.ts'
import { numberIn } from '../../features/certification/holders/pages/address.ts'
import { FileFinding } from '../../features/certification/holders/pages/FileFinding.tsx'
import {
  type CheckedHolder,
  type FileResult,
  fileResult,
} from '../../features/certification/holders/pages/file-check.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { text } from '../text.ts'

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
    {result && <FileFinding name={text('file.it')} form="PDF" result={result} doubt="" />}
    {unreadable && <Alert tone="info">{text(`file.${unreadable}`)}</Alert>}
    <section aria-labelledby="check-file" className="panel space-y-4 p-5 sm:p-6">
      <h2 id="check-file" className="text-xl [overflow-wrap:anywhere]">
        {asked ? text('file.compareTitle', { number: asked.no_sertifikasi }) : text('file.title')}
      </h2>
      <p className="max-w-[47em]">{text('file.text')}</p>
      {nomor !== '' && !asked && <Alert tone="error">{text('file.unknownNumber', { number: nomor })}</Alert>}
      <div className="needs-js" data-file-check={nomor}>
        <label htmlFor="file-to-check" className="font-semibold">
          {text('file.choose')}
        </label>
        <input
          id="file-to-check"
          type="file"
          accept=".pdf,.json,.png,.svg"
          className="input mt-1.5 h-auto w-full overflow-hidden py-2"
        />
        <p role="alert" hidden data-file-failed="" className="mt-1.5 font-semibold text-error text-sm">
          {text('file.failed')}
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
        {text('file.hash')}
      </label>
      <p id="file-hash-hint" className="mt-1 text-muted text-sm">
        {text('file.hashHint')}
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
          {text('file.check')}
        </button>
      </div>
      {isMistaken && (
        <p id="file-hash-mistake" role="alert" className="mt-1.5 font-semibold text-error text-sm">
          {text('file.noHash')}
        </p>
      )}
    </form>
  )
}
