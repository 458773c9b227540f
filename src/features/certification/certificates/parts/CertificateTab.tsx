import { lazy, Suspense, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'
import { type Day, longMoment } from '../../../../lib/day.ts'
import { FoldedPart } from '../../../../ui/FoldedPart.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import type { OwnSanctions } from '../../sanctions/contract.ts'
import { SanctionHistory, SanctionPanel } from '../../sanctions/parts/sanction-panel.tsx'
import { BadgeSnippet } from '../../verification/parts/BadgeSnippet.tsx'
import { mayBeTakenAlong } from '../../wallets/rules.ts'
import { Webhooks } from '../../webhooks/parts/Webhooks.tsx'
import type { OwnCertificate } from '../contract.ts'
import type { HolderCertificate } from '../own-certificates-contract.ts'
import { CertificateCard } from '../pages/CertificateCard.tsx'
import { CertificateUses } from '../pages/CertificateUses.tsx'
import { Checks } from '../pages/Checks.tsx'
import { Renewal } from '../pages/Renewal.tsx'
import { StateNotice } from '../pages/StateNotice.tsx'
import { StatusLetters } from '../pages/StatusLetters.tsx'

const WalletPart = lazy(async () => ({
  default: await lazyChunk(async () => (await import('../../wallets/parts/WalletPart.tsx')).WalletPart),
}))

/** While the PDF is being made the page looks again this often. */
const LOOK_AGAIN_MS = 3000

/** One's own certificate: what it says, what it can be used for, what has happened to it. */
export function CertificateTab({
  id,
  certificate,
  ownCertificate,
  sanctions,
  today,
}: {
  id: number
  certificate: OwnCertificate | null
  /** The same, as it is kept. */
  ownCertificate: HolderCertificate | undefined
  sanctions: OwnSanctions
  today: Day
}) {
  useLookAgain(certificate !== null && certificate.sha256 === null)
  if (!certificate) {
    return (
      <EmptyState title="Belum ada sertifikat">
        <p>Sertifikat terbit di sini begitu Anda diputuskan kompeten.</p>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4 sm:gap-6">
      <StateNotice certificate={certificate} />
      <SanctionPanel sanctions={sanctions} certificateId={certificate.id} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[1fr_20rem] lg:items-start">
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          <CertificateUses id={id} certificate={certificate} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <CertificateCard certificate={certificate} today={today} />
        </div>
      </div>
      {ownCertificate && (
        <div className="panel grid gap-6 p-5 sm:p-6 md:grid-cols-2">
          <Renewal ownCertificate={ownCertificate} />
          <StatusLetters ownCertificate={ownCertificate} />
        </div>
      )}
      <div className="grid gap-2">
        {mayBeTakenAlong(certificate.status_sertifikat) && (
          <FoldedPart title="Dompet digital dan lencana">
            <Suspense fallback={<Spinner label="Memuat pilihan" />}>
              <WalletPart certificateId={certificate.id} />
            </Suspense>
          </FoldedPart>
        )}
        <FoldedPart title="Lencana untuk situs Anda">
          <BadgeSnippet no_sertifikasi={certificate.no_sertifikasi} />
        </FoldedPart>
        <FoldedPart title="Pengamat status">
          <Webhooks certificate={certificate} />
        </FoldedPart>
        {ownCertificate && (
          <FoldedPart title="Diperiksa orang lain">
            <Checks ownCertificate={ownCertificate} />
          </FoldedPart>
        )}
        <FoldedPart title="Riwayat sertifikat">
          <Life events={certificate.riwayat} />
        </FoldedPart>
      </div>
      <SanctionHistory sanctions={sanctions} certificateId={certificate.id} />
    </div>
  )
}

/** Asks for the page's data again as long as something is on its way. */
function useLookAgain(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isUnderWay, revalidate])
}

function Life({ events }: { events: OwnCertificate['riwayat'] }) {
  return (
    <ol className="divide-y divide-line">
      {events.map(({ at, label, alasan }) => (
        <li key={`${at}${label}`} className="py-3 first:pt-0 last:pb-0">
          <p>
            <span className="font-semibold">{label}</span>
            <time dateTime={at} className="block text-muted text-sm">
              {longMoment(new Date(at))}
            </time>
          </p>
          {alasan && <p className="mt-1 max-w-[50em] whitespace-pre-line text-sm">{alasan}</p>}
        </li>
      ))}
    </ol>
  )
}
