import { longDay } from '../../../../lib/day.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import type { LegalPage } from '../contract.ts'
import { LEGAL_PAGES, versionName } from '../rules.ts'

type Version = LegalPage['riwayat'][number]

/** 'Versi 3, berlaku sejak 1 Januari 2027' */
const versionWords = ({ versi, berlaku_sejak: since }: Pick<Version, 'versi' | 'berlaku_sejak'>): string =>
  since === null ? versionName(versi) : `${versionName(versi)}, berlaku sejak ${longDay(since)}`

const versionPath = ({ jenis }: Pick<LegalPage, 'jenis'>, { versi, status }: Version): string =>
  status === 'berlaku' ? LEGAL_PAGES[jenis].path : `${LEGAL_PAGES[jenis].path}?versi=${versi}`

/** A legal page: the text with its version, and the way to the other versions. */
export function LegalText({ page }: { page: LegalPage }) {
  const { judul, path } = LEGAL_PAGES[page.jenis]
  return (
    <>
      <PageHeader title={judul} intro={versionWords(page)} />
      <div className="wrap py-8 lg:py-12">
        <div className="max-w-[53em]">
          {page.status !== 'berlaku' && (
            <div className="mb-8">
              <Alert tone="warning">
                {page.status === 'lama' ? 'Versi ini tidak berlaku lagi. ' : 'Versi ini belum berlaku. '}
                <Link to={path} className="text-link">
                  Baca versi yang berlaku
                </Link>
              </Alert>
            </div>
          )}
          <RichText html={page.isi} />
          {page.pejabat_pdp && <DataOfficer {...page.pejabat_pdp} />}
          {page.riwayat.length > 1 && <Versions page={page} />}
        </div>
      </div>
    </>
  )
}

const DataOfficer = ({ nama, kontak }: NonNullable<LegalPage['pejabat_pdp']>) => (
  <section aria-labelledby="pejabat" className="mt-8">
    <h2 id="pejabat" className="text-2xl">
      Pejabat Pelindungan Data Pribadi
    </h2>
    <p className="mt-4">
      {nama}
      {kontak === '' ? null : <>, {kontak.includes('@') ? <a href={`mailto:${kontak}`}>{kontak}</a> : kontak}</>}
    </p>
  </section>
)

const STATES = { berlaku: 'berlaku sekarang', lama: 'tidak berlaku lagi', mendatang: 'belum berlaku' }

const Versions = ({ page }: { page: LegalPage }) => (
  <section aria-labelledby="riwayat" className="no-print mt-12 border-line border-t pt-8">
    <h2 id="riwayat" className="text-2xl">
      Semua versi
    </h2>
    <ul className="mt-4 grid gap-4">
      {page.riwayat.map((version) => (
        <li key={version.versi}>
          <Link
            to={versionPath(page, version)}
            aria-current={version.versi === page.versi ? 'page' : undefined}
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
