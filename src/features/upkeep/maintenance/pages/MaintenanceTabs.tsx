import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import { LinkTabs } from '../../../../ui/navigation/LinkTabs.tsx'

/** The two sides of maintenance: what is offered, and one's own. */
export function MaintenanceTabs({ current }: { current: 'daftar' | 'saya' }) {
  return (
    <LinkTabs
      label="Pemeliharaan kompetensi"
      items={[
        { label: 'Daftar Kegiatan', to: to.activitySchedules, current: current === 'daftar' },
        { label: 'Kegiatan Saya', to: own.activities, current: current === 'saya' },
      ]}
    />
  )
}
