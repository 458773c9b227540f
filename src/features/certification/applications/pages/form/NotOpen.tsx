import { own } from '../../../../../own-paths.ts'
import { to } from '../../../../../paths.ts'
import { EmptyState } from '../../../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../../../../ui/navigation/ButtonLink.tsx'

/** A date that cannot be applied for, or whose application is under way. */
export function NotOpen() {
  return (
    <div className="wrap py-8 lg:py-12">
      <h1 className="mb-6 text-3xl">Daftar sertifikasi</h1>
      <EmptyState title="Pendaftaran untuk jadwal ini tidak dibuka">
        <p>Pilih jadwal lain, atau lihat permohonan yang sudah Anda kirim.</p>
        <p className="mt-6 flex flex-wrap justify-center gap-2">
          <ButtonLink to={to.certificationSchedules} variant="primary">
            Pilih jadwal lain
          </ButtonLink>
          <ButtonLink to={own.myCertifications} variant="outline">
            Sertifikasi Saya
          </ButtonLink>
        </p>
      </EmptyState>
    </div>
  )
}
