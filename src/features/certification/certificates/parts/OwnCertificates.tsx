import { dayRange } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { Facts } from '../../../../ui/Facts.tsx'
import { Fold } from '../../../../ui/Fold.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { BadgeSnippet } from '../../verification/parts/BadgeSnippet.tsx'
import { Webhooks } from '../../webhooks/parts/Webhooks.tsx'
import type { HolderCertificate } from '../own-certificates-contract.ts'
import { checkLine } from '../pages/check-words.ts'
import { Renewal } from '../pages/Renewal.tsx'
import { StatusLetters } from '../pages/StatusLetters.tsx'
import { STATE_TONES } from '../pages/state-tones.ts'

/** One's certificates, also those from before the portal, which have no application: their status, renewal and letters. */
export function OwnCertificates({ certificates }: { certificates: HolderCertificate[] }) {
  return (
    <ul className="grid gap-4">
      {certificates.map((ownCertificate) => (
        <li key={ownCertificate.id}>
          <CertificateLine ownCertificate={ownCertificate} />
        </li>
      ))}
    </ul>
  )
}

function CertificateLine({ ownCertificate }: { ownCertificate: HolderCertificate }) {
  const { no_sertifikasi, skema, kualifikasi, status_sertifikat, status_label, user_training_id } = ownCertificate
  return (
    <article aria-label={`Sertifikat ${no_sertifikasi}`} className="panel grid gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-muted text-sm">{kualifikasi}</p>
          <h2 className="mt-0.5 break-words text-xl">{skema}</h2>
        </div>
        <Chip tone={STATE_TONES[status_sertifikat]}>{status_label}</Chip>
      </div>
      <Facts beside items={factsOf(ownCertificate)} />
      <div className="no-print flex flex-wrap gap-2">
        {user_training_id !== null && (
          <ButtonLink to={own.certificationTab(user_training_id, 'sertifikat')} variant="outline">
            Buka sertifikat<span className="sr-only"> {no_sertifikasi}</span>
          </ButtonLink>
        )}
        <ButtonLink to={to.verdict(no_sertifikasi)} variant="outline">
          Lihat di daftar pemegang<span className="sr-only">: {no_sertifikasi}</span>
        </ButtonLink>
      </div>
      <div className="grid gap-6 border-line border-t pt-5 md:grid-cols-2">
        <Renewal ownCertificate={ownCertificate} />
        <StatusLetters ownCertificate={ownCertificate} />
      </div>
      {/* Others have a page of their own for this. */}
      {user_training_id === null && (
        <Fold title="Lencana dan pengamat status">
          <div className="mt-4 grid gap-8">
            <BadgeSnippet no_sertifikasi={no_sertifikasi} />
            <Webhooks certificate={ownCertificate} />
          </div>
        </Fold>
      )}
    </article>
  )
}

const factsOf = ({
  no_sertifikasi,
  no_registrasi,
  nama,
  valid_from,
  valid_until,
  user_training_id,
  pemeriksaan,
}: HolderCertificate) => [
  { label: 'Nomor sertifikat', value: no_sertifikasi },
  { label: 'Nama', value: nama },
  { label: 'Masa berlaku', value: dayRange(valid_from, valid_until) },
  { label: 'Nomor registrasi', value: no_registrasi ?? 'Belum dicatat kementerian' },
  { label: 'Diperiksa orang lain', value: checkLine(pemeriksaan) },
  ...(user_training_id === null ? [{ label: 'Asal', value: 'Diterbitkan sebelum sistem ini dipakai' }] : []),
]
