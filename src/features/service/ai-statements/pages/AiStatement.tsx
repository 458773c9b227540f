import type { ApiClient, At, Head } from '../../../../app/routing/page.ts'
import { longDay } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { versionName } from '../../../platform/legal-pages/rules.ts'
import type { AiStatement } from '../contract.ts'

const TITLE = 'Pernyataan Kecerdasan Buatan'
const DESCRIPTION =
  'Di mana kecerdasan buatan dipakai dan tidak dipakai dalam sertifikasi, tahap demi tahap, dan siapa yang memutus.'

/** `?versi=` shows an earlier or a coming version. */
export function search(query: URLSearchParams): { versi?: number } {
  const wanted = query.get('versi')
  return wanted && /^\d{1,6}$/.test(wanted) ? { versi: Number(wanted) } : {}
}

export const load = (client: ApiClient, { url }: At): Promise<AiStatement> =>
  client.getAiStatement(search(url.searchParams))

export const head = ({ versi, status }: AiStatement): Head =>
  status === 'berlaku'
    ? { title: TITLE, description: DESCRIPTION }
    : { title: `${TITLE}, ${versionName(versi).toLowerCase()}`, description: DESCRIPTION, noindex: true }

type Version = AiStatement['riwayat'][number]

/** 'Versi 2, berlaku sejak 1 Januari 2027' */
const versionWords = ({ versi, berlaku_sejak: since }: Pick<Version, 'versi' | 'berlaku_sejak'>): string =>
  since === null ? versionName(versi) : `${versionName(versi)}, berlaku sejak ${longDay(since)}`

/** Says what is and what is not used in each stage of certification, and by whom the body's own uses are overseen. */
export const Page = ({ data }: { data: AiStatement }) => (
  <>
    <PageHeader title={TITLE} intro={versionWords(data)} />
    <div className="wrap py-8 lg:py-12">
      <div className="max-w-[53em]">
        {data.status === 'berlaku' ? null : <OtherVersion status={data.status} />}
        <p>
          {data.nama_lembaga} tidak memakai kecerdasan buatan dalam keputusan sertifikasi apa pun. Portal ini bekerja
          dengan aturan tetap dan hitungan biasa; setiap keputusan diambil orang yang bernama.
        </p>
        <Stages tahap={data.tahap} />
        <OwnUses pemakaian={data.pemakaian} />
        <Rights tinjau_pada={data.tinjau_pada} />
        {data.riwayat.length > 1 ? <Versions shown={data.versi} riwayat={data.riwayat} /> : null}
      </div>
    </div>
  </>
)

const OtherVersion = ({ status }: Pick<AiStatement, 'status'>) => (
  <div className="mb-8">
    <Alert tone="warning">
      {status === 'lama' ? 'Versi ini tidak berlaku lagi. ' : 'Versi ini belum berlaku. '}
      <Link to={to.aiStatement} className="text-link">
        Baca versi yang berlaku
      </Link>
    </Alert>
  </div>
)

const Stages = ({ tahap }: Pick<AiStatement, 'tahap'>) => (
  <section aria-labelledby="tahap" className="mt-10">
    <h2 id="tahap" className="text-2xl">
      Tahap demi tahap
    </h2>
    <ol className="mt-4 grid gap-6">
      {tahap.map(({ tahap: stage, dihitung, diputus }) => (
        <li key={stage} className="panel p-5 sm:p-6">
          <h3 className="text-lg">{stage}</h3>
          <dl className="mt-3 grid gap-3">
            <Fact name="Kecerdasan buatan">Tidak dipakai.</Fact>
            <Fact name="Yang dihitung portal">{dihitung}</Fact>
            <Fact name="Yang memutus">{diputus}</Fact>
          </dl>
        </li>
      ))}
    </ol>
  </section>
)

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-muted text-sm">{name}</dt>
    <dd>{children}</dd>
  </div>
)

const OwnUses = ({ pemakaian }: Pick<AiStatement, 'pemakaian'>) => (
  <section aria-labelledby="pemakaian" className="mt-10">
    <h2 id="pemakaian" className="text-2xl">
      Pemakaian lain oleh lembaga
    </h2>
    {pemakaian.length === 0 ? (
      <p className="mt-4">Tidak ada pemakaian lain di luar portal.</p>
    ) : (
      <ul className="mt-4 grid gap-6">
        {pemakaian.map(({ alat, tujuan, divalidasi_oleh, diawasi_oleh, ditinjau_pada }) => (
          <li key={`${alat} ${tujuan}`} className="panel p-5 sm:p-6">
            <h3 className="text-lg">{alat}</h3>
            <dl className="mt-3 grid gap-3">
              <Fact name="Untuk apa">{tujuan}</Fact>
              <Fact name="Divalidasi oleh">{divalidasi_oleh}</Fact>
              <Fact name="Diawasi oleh">{diawasi_oleh}</Fact>
              <Fact name="Ditinjau pada">{longDay(ditinjau_pada)}</Fact>
            </dl>
          </li>
        ))}
      </ul>
    )}
  </section>
)

const Rights = ({ tinjau_pada }: Pick<AiStatement, 'tinjau_pada'>) => (
  <section aria-labelledby="hak" className="mt-10">
    <h2 id="hak" className="text-2xl">
      Hak Anda dan peninjauan
    </h2>
    <p className="mt-4">
      Bila menurut Anda suatu keputusan diambil mesin saja, ajukan keberatan melalui{' '}
      <Link to={to.complaints} className="text-link">
        halaman Pengaduan
      </Link>
      ; hak itu dijelaskan dalam{' '}
      <Link to={to.privacy} className="text-link">
        Kebijakan Privasi
      </Link>
      .
    </p>
    {tinjau_pada ? <p className="mt-4">Pernyataan ini ditinjau lagi paling lambat {longDay(tinjau_pada)}.</p> : null}
  </section>
)

const STATES = { berlaku: 'berlaku sekarang', lama: 'tidak berlaku lagi', mendatang: 'belum berlaku' }

const Versions = ({ shown, riwayat }: { shown: number } & Pick<AiStatement, 'riwayat'>) => (
  <section aria-labelledby="riwayat" className="no-print mt-12 border-line border-t pt-8">
    <h2 id="riwayat" className="text-2xl">
      Semua versi
    </h2>
    <ul className="mt-4 grid gap-4">
      {riwayat.map((version) => (
        <li key={version.versi}>
          <Link
            to={version.status === 'berlaku' ? to.aiStatement : `${to.aiStatement}?versi=${version.versi}`}
            aria-current={version.versi === shown ? 'page' : undefined}
            className="text-link"
          >
            {versionWords(version)}
          </Link>{' '}
          <span className="text-muted">({STATES[version.status]})</span>
          {version.perubahan && <p className="text-muted">{version.perubahan}</p>}
        </li>
      ))}
    </ul>
  </section>
)
