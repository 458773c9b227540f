import type { Head } from '../../../app/page.ts'
import { PasswordSection } from './profile/PasswordSection.tsx'
import { ProfileSection } from './profile/ProfileSection.tsx'
import { SessionsSection } from './profile/SessionsSection.tsx'
import { TwoFactorSection } from './profile/TwoFactorSection.tsx'

export const head = (): Head => ({ title: 'Profil', noindex: true })

const SECTIONS = [
  { id: 'profil', label: 'Profil' },
  { id: 'password', label: 'Password' },
  { id: 'keamanan', label: 'Two Factor Authentication' },
  { id: 'sesi', label: 'Sesi' },
]

export function Page() {
  return (
    <div className="wrap py-8 lg:py-12">
      <h1 className="text-3xl">Akun Anda</h1>
      <nav aria-label="Bagian halaman" className="mt-4">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {SECTIONS.map(({ id, label }) => (
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
      </div>
    </div>
  )
}
