import { Download } from 'lucide-react'
import { own } from '../../../../own-paths.ts'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import type { UserTraining } from '../../../certification/applications/contract.ts'
import type { CertificateState } from '../../../certification/certificates/rules.ts'

const USABLE: readonly (CertificateState | null)[] = ['belum_berlaku', 'aktif', 'akan_berakhir']

/** Applications whose certificate may be used. */
export const issuedOf = (applications: UserTraining[]): UserTraining[] =>
  applications.filter(({ no_sertifikasi, status_sertifikat }) => no_sertifikasi && USABLE.includes(status_sertifikat))

/** One's certificates, each with its PDF one click away. */
export function IssuedCertificates({ applications, leads }: { applications: UserTraining[]; leads: boolean }) {
  return (
    <section aria-labelledby="sertifikat-anda" className="panel mt-6 p-5 sm:p-6">
      <h2 id="sertifikat-anda" className="font-bold text-xl">
        Sertifikat Anda
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {applications.map(({ user_training_id: id, name, no_sertifikasi }, at) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3 last:pb-0">
            <p className="min-w-0">
              <span className="font-semibold">{name}</span>
              <span className="block text-muted text-sm tabular-nums [overflow-wrap:anywhere]">{no_sertifikasi}</span>
            </p>
            <span className="flex flex-wrap gap-2">
              <a href={own.certificatePdf(id)} className={`btn ${leads && at === 0 ? 'btn-primary' : 'btn-outline'}`}>
                <Download aria-hidden className="size-5" />
                Unduh sertifikat<span className="sr-only"> {no_sertifikasi} (PDF)</span>
              </a>
              <ButtonLink to={own.certificationTab(id, 'sertifikat')} variant="ghost">
                Lihat<span className="sr-only"> sertifikat {no_sertifikasi}</span>
              </ButtonLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
