import { to } from '../../../../app/links.ts'
import { own } from '../../../../app/own-links.ts'
import { LinkTabs } from '../../../../ui/LinkTabs.tsx'

/** The two sides of the certification area: what can be applied for, and one's own. */
export function CertificationTabs({ current }: { current: 'daftar' | 'saya' }) {
  return (
    <LinkTabs
      label="Sertifikasi"
      items={[
        { label: 'Daftar Sertifikasi', to: to.certificationDates, current: current === 'daftar' },
        { label: 'Sertifikasi Saya', to: own.myCertifications, current: current === 'saya' },
      ]}
    />
  )
}
