import { OctagonX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { LOOKS } from '../../../features/certification/holders/pages/state-look.ts'
import { SENTENCES } from '../../../features/certification/holders/pages/VerdictCard.tsx'
import type { Verification } from '../../../features/certification/verification/contract.ts'
import { verificationPath } from '../../../features/certification/verification/rules.ts'
import type { SiteContent } from '../../../features/platform/site-content/contract.ts'
import { dayRange, longMoment } from '../../../lib/day.ts'
import { to } from '../../../paths.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { AloneShell } from './AloneShell.tsx'

interface Props {
  content: SiteContent
  verification?: Verification
  /** Why it could not be looked up. */
  refusal?: string
}

/** The page on the present status of one certificate, under its own address; it works without the program. */
export const VerificationPage = ({ content: { nama_lembaga }, verification, refusal }: Props) => (
  <AloneShell name={nama_lembaga}>
    <h1 className="text-3xl [overflow-wrap:anywhere]">
      {verification ? `Sertifikat ${verification.no_sertifikasi}` : 'Pemeriksaan sertifikat'}
    </h1>
    {verification ? <Outcome verification={verification} /> : <Failure message={refusal ?? ''} />}
    <p>
      <a href={to.holders} className="text-link">
        Cari pemegang lain, cek komposisi tim, atau bandingkan berkas
      </a>
    </p>
  </AloneShell>
)

const Failure = ({ message }: { message: string }) => (
  <Panel tone="warning" icon={TriangleAlert} word="Belum dapat diperiksa" sentence={message} />
)

function Outcome({ verification }: { verification: Verification }) {
  const { status_sertifikat: state, status_label, valid_from, valid_until, status_since, checked_at } = verification
  if (verification.mirip.length > 0) {
    return (
      <Panel
        tone="warning"
        icon={TriangleAlert}
        word="Belum ditemukan"
        sentence="Tidak ada nomor yang persis begini. Cocokkan dengan nomor yang mirip:"
        at={checked_at}
      >
        <ul className="space-y-2">
          {verification.mirip.map((nomor) => (
            <li key={nomor}>
              <a href={verificationPath(nomor)} className="text-link [overflow-wrap:anywhere]">
                {nomor}
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    )
  }
  if (state === null || valid_from === null || valid_until === null || status_since === null) {
    return (
      <Panel
        tone="error"
        icon={OctagonX}
        word={status_label}
        sentence="Tidak ada sertifikat bernomor ini yang kami terbitkan. Ini bisa berarti sertifikat tidak sah."
        at={checked_at}
      />
    )
  }
  const sentence = SENTENCES[state]({ ...verification, valid_from, valid_until, status_since })
  return (
    <Panel {...LOOKS[state]} word={status_label} sentence={sentence} at={checked_at}>
      <Facts beside items={factsOf(verification, dayRange(valid_from, valid_until))} />
    </Panel>
  )
}

const factsOf = ({ nama, no_sertifikasi, no_registrasi, skema, kualifikasi }: Verification, validity: string) => [
  { label: 'Nama', value: nama },
  { label: 'Nomor sertifikat', value: no_sertifikasi },
  ...(no_registrasi ? [{ label: 'Nomor registrasi', value: no_registrasi }] : []),
  { label: 'Skema', value: `${skema} (${kualifikasi})` },
  { label: 'Masa berlaku', value: validity },
]

interface PanelProps extends Pick<(typeof LOOKS)['aktif'], 'tone' | 'icon'> {
  word: string
  sentence: ReactNode
  at?: string
  children?: ReactNode
}

const Panel = ({ tone, icon: Icon, word, sentence, at, children }: PanelProps) => (
  <article aria-labelledby="putusan" className="panel overflow-hidden">
    <div className={`chip-${tone} flex items-start gap-4 p-5 sm:p-7`}>
      <Icon aria-hidden className="mt-1 size-9 shrink-0 sm:size-11" />
      <div className="min-w-0">
        <h2 id="putusan" className="text-2xl sm:text-3xl">
          {word}
        </h2>
        <p className="mt-1 text-base-content">{sentence}</p>
      </div>
    </div>
    {children && <div className="p-5 sm:p-7">{children}</div>}
    {at && (
      <p className="border-line border-t p-5 text-muted text-sm sm:px-7">Diperiksa pada {longMoment(new Date(at))}</p>
    )}
  </article>
)
