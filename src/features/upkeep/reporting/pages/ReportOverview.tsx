import { to } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import type { ReportYear, RoleClaim } from '../contract.ts'
import { RoleClaims } from './RoleClaims.tsx'
import { YearTable } from './YearTable.tsx'

/** Shows what is to be reported, certificate by certificate, and the questions of colleagues. */
export function ReportOverview({ years, claims }: { years: ReportYear[]; claims: RoleClaim[] }) {
  const numbers = [...new Set(years.map(({ no_sertifikasi }) => no_sertifikasi))]
  return (
    <div className="wrap space-y-8 py-8 lg:py-12">
      <div>
        <h1 className="text-3xl">Pelaporan Kinerja</h1>
        <p className="mt-3 max-w-[47em] text-muted">
          Setiap tahun sertifikat dilaporkan satu kali: dokumen Amdal yang Anda susun, atau laporan nihil dengan
          alasannya. Laporan yang diterima menjadi portofolio perpanjangan.
        </p>
      </div>
      {claims.length > 0 && <RoleClaims claims={claims} />}
      {numbers.map((no_sertifikasi) => (
        <section key={no_sertifikasi} aria-label={`Sertifikat ${no_sertifikasi}`}>
          <h2 className="mb-3 text-xl">
            Sertifikat <span className="tabular-nums">{no_sertifikasi}</span>
          </h2>
          <YearTable
            no_sertifikasi={no_sertifikasi}
            years={years.filter((year) => year.no_sertifikasi === no_sertifikasi)}
          />
        </section>
      ))}
      {numbers.length === 0 && (
        <EmptyState title="Belum ada yang dilaporkan">
          <p>Laporan kinerja diisi oleh pemegang sertifikat, sejak tahun pertama sertifikatnya.</p>
          <ButtonLink to={to.certificationSchedules} variant="primary" className="mt-6">
            Lihat jadwal uji
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}
