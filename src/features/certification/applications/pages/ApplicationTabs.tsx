import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import { LinkTabs } from '../../../../ui/navigation/LinkTabs.tsx'

/** The two sides of the certification area: what can be applied for, and one's own. */
export function ApplicationTabs({ current }: { current: 'daftar' | 'saya' }) {
  return (
    <LinkTabs
      label="Sertifikasi"
      items={[
        { label: 'Daftar Sertifikasi', to: to.certificationSchedules, current: current === 'daftar' },
        { label: 'Sertifikasi Saya', to: own.myCertifications, current: current === 'saya' },
      ]}
    />
  )
}
