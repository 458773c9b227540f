import { BadgeCheck, Download, Eye, SquareArrowOutUpRight } from 'lucide-react'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import { Fold } from '../../../../ui/Fold.tsx'
import { CopyButton } from '../../../../ui/feedback/CopyButton.tsx'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Part } from '../../../../ui/Part.tsx'
import type { OwnCertificate } from '../contract.ts'
import type { CertificateState } from '../rules.ts'

const USABLE: CertificateState[] = ['aktif', 'akan_berakhir']

const WIDE = 'btn h-auto min-h-(--size) w-full justify-start py-2 text-left'

/** Shows what the holder can do with a certificate. */
export function CertificateUses({ id, certificate }: { id: number; certificate: OwnCertificate }) {
  const { no_sertifikasi, status_sertifikat, sha256, tautan_periksa, tautan_linkedin } = certificate
  return (
    <div className="no-print">
      <Part title="Pakai sertifikat">
        <div className="grid gap-2.5">
          {sha256 ? (
            <a href={own.certificatePdf(id)} className={`${WIDE} btn-primary`}>
              <Download aria-hidden className="size-5" />
              Unduh PDF
            </a>
          ) : (
            <Spinner label="PDF sedang disiapkan" />
          )}
          {USABLE.includes(status_sertifikat) && (
            <a href={tautan_linkedin} target="_blank" rel="noopener" className={`${WIDE} btn-outline`}>
              <SquareArrowOutUpRight aria-hidden className="size-5" />
              Tambahkan ke LinkedIn
              <span className="sr-only">, buka di tab baru</span>
            </a>
          )}
          <ButtonLink to={to.verdict(no_sertifikasi)} variant="outline" className="w-full justify-start text-left">
            <Eye aria-hidden className="size-5" />
            Lihat seperti orang lain melihatnya
          </ButtonLink>
          <div>
            <CopyButton text={tautan_periksa}>Salin tautan pemeriksaan</CopyButton>
          </div>
        </div>
        <Fold title="Selengkapnya" className="mt-4">
          <a href={own.credential(id)} download className="text-link mt-2 inline-flex items-center gap-2">
            <BadgeCheck aria-hidden className="size-4 shrink-0" />
            Unduh kredensial (Open Badge 3.0)
          </a>
          {sha256 && (
            <p className="mt-3 text-sm">
              <span className="text-muted">Sidik berkas PDF (SHA-256)</span>
              <span className="block break-all font-mono">{sha256}</span>
            </p>
          )}
        </Fold>
      </Part>
    </div>
  )
}
