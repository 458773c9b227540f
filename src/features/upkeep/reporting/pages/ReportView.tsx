import { own } from '../../../../own-paths.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { focusNow } from '../../../../ui/form/focus-now.ts'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Timeline } from '../../../../ui/Timeline.tsx'
import type { Report } from '../contract.ts'
import { Content } from './Content.tsx'

const BY = { pemegang: 'Anda', petugas: 'Petugas' } as const

/** Shows how a report stands, and what is next. */
function OutcomeNotice({ report: { status, isi } }: { report: Report }) {
  if (status !== 'diterima') {
    return <Alert tone="info">Petugas sedang memeriksa laporan ini. Hasilnya dikirim melalui email.</Alert>
  }
  return (
    <Alert tone="success">
      Laporan ini diterima
      {isi.nihil ? '.' : ', dan dokumennya menjadi portofolio Anda pada perpanjangan sertifikat.'}
    </Alert>
  )
}

/** A report, read-only, with its history; `isSent`: it was sent just now. */
export function ReportView({ report, isSent }: { report: Report; isSent: boolean }) {
  const entries = report.riwayat.map(({ at, label, ke_label, oleh, catatan }) => ({
    at,
    label,
    led: ke_label,
    by: BY[oleh],
    note: catatan,
  }))
  return (
    <div className="mt-6 grid gap-6">
      {isSent ? (
        <div ref={focusNow} tabIndex={-1} className="outline-none">
          <Alert tone="success">
            <p className="font-semibold">Laporan terkirim</p>
            <p className="mt-1">Petugas memeriksanya, dan hasilnya dikirim melalui email.</p>
          </Alert>
        </div>
      ) : (
        <OutcomeNotice report={report} />
      )}
      <Content isi={report.isi} files={report.berkas} />
      <section aria-labelledby="riwayat">
        <h2 id="riwayat" className="mb-3 text-xl">
          Riwayat
        </h2>
        <Timeline entries={entries} />
      </section>
      <div>
        <ButtonLink to={own.reporting} variant="outline">
          Semua laporan
        </ButtonLink>
      </div>
    </div>
  )
}
