import { type ReactNode, Suspense } from 'react'
import { isReader } from '../../../../access.ts'
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

/** One's profile, open; all else about the account opens by its title. Readers from outside only guard their account. */
export function Page() {
  const isOwner = !isReader(useMember())
  return (
    <div className="wrap space-y-6 py-4 md:py-8 lg:py-12">
      <h1 className="text-2xl md:text-3xl">Akun Anda</h1>
      {isOwner && <ProfileSection />}
      <Group title="Masuk dan keamanan">
        <PasswordSection />
        <TwoFactorSection />
        <SessionsSection />
        <SecurityLogSection />
      </Group>
      {isOwner && <OwnSections />}
    </div>
  )
}

function OwnSections() {
  const hasPersonalData = useMember().status_data === 1
  const { channels, put } = useOwnChannels()
  return (
    <>
      <Group title="Kabar dan kalender">
        <MailSection />
        <ChannelSection channels={channels} put={put} />
        <CalendarSection />
      </Group>
      <Group title="Data Anda">
        {hasPersonalData && (
          <Suspense fallback={<Loading />}>
            <PersonalSections />
          </Suspense>
        )}
        <EmployersSection />
      </Group>
    </>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-2">
    <p className="font-semibold text-muted text-sm">{title}</p>
    {children}
  </div>
)

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
