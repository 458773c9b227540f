import { Suspense } from 'react'
import type { Head } from '../../../../app/routing/page.ts'
import { useMember } from '../../../../app/session/member.ts'
import { own } from '../../../../own-paths.ts'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { PageSection } from '../../../../ui/form/pages/PageSection.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { CalendarSection } from '../../calendar/parts/CalendarSection.tsx'
import { ChannelSection } from '../../channels/parts/ChannelSection.tsx'
import { useOwnChannels } from '../../channels/parts/use-own-channels.ts'
import { PersonalSections } from '../../personal-data/parts/personal-sections.tsx'
import { SecurityLogSection } from '../../security-log/parts/SecurityLogSection.tsx'
import { MailSection } from './profile/MailSection.tsx'
import { PasswordSection } from './profile/PasswordSection.tsx'
import { ProfileSection } from './profile/ProfileSection.tsx'
import { SessionsSection } from './profile/SessionsSection.tsx'
import { TwoFactorSection } from './profile/TwoFactorSection.tsx'

export const head = (): Head => ({ title: 'Profil', noindex: true })

const ACCOUNT = [
  { id: 'profil', label: 'Profil' },
  { id: 'password', label: 'Password' },
  { id: 'keamanan', label: 'Two Factor Authentication' },
  { id: 'sesi', label: 'Sesi' },
  { id: 'aktivitas', label: 'Aktivitas keamanan' },
  { id: 'pemberitahuan', label: 'Pemberitahuan' },
  { id: 'perusahaan', label: 'Perusahaan pembayar' },
]

const MESSAGES = [{ id: 'pesan-singkat', label: 'Pesan singkat' }]

const CALENDAR = [{ id: 'kalender', label: 'Kalender pribadi' }]

const PERSONAL = [
  { id: 'data-diri', label: 'Data diri' },
  { id: 'dokumen', label: 'Dokumen Anda' },
  { id: 'privasi', label: 'Data & Privasi' },
]

export function Page() {
  const hasPersonalData = useMember().status_data === 1
  const { channels, put } = useOwnChannels()
  const parts = [
    ...ACCOUNT,
    ...(channels.length > 0 ? MESSAGES : []),
    ...CALENDAR,
    ...(hasPersonalData ? PERSONAL : []),
  ]
  return (
    <div className="wrap py-8 lg:py-12">
      <h1 className="text-3xl">Akun Anda</h1>
      <nav aria-label="Bagian halaman" className="mt-4">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {parts.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link inline-block py-1 text-[0.9375rem]">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 divide-y divide-line border-line border-t">
        <ProfileSection />
        <PasswordSection />
        <TwoFactorSection />
        <SessionsSection />
        <SecurityLogSection />
        <MailSection />
        <EmployersSection />
        <ChannelSection channels={channels} put={put} />
        <CalendarSection />
        {hasPersonalData && (
          <Suspense fallback={<Loading />}>
            <PersonalSections />
          </Suspense>
        )}
      </div>
    </div>
  )
}

const EmployersSection = () => (
  <PageSection
    id="perusahaan"
    title="Perusahaan pembayar"
    intro="Perusahaan yang membayar biaya sertifikasi Anda, atau yang Anda kelola."
  >
    <ButtonLink to={own.employers} variant="outline">
      Buka perusahaan pembayar
    </ButtonLink>
  </PageSection>
)

const Loading = () => (
  <div className="py-8">
    <Spinner label="Memuat data diri…" />
  </div>
)
