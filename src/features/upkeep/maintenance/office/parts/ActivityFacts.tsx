import { dayRange } from '../../../../../lib/day.ts'
import type { Answer } from '../../../../../office/calls/client.ts'
import { FactList } from '../../../../../office/display/FactList.tsx'
import { momentText } from '../../../../../office/display/moment.ts'
import { ACTIVITY_KINDS, ROLES_THERE } from '../../rules.ts'

type Activity = Answer<'getActivity'>
type Days = Pick<Activity, 'tanggal_mulai' | 'tanggal_selesai'>

export const activityDays = ({ tanggal_mulai: from, tanggal_selesai: to }: Days): string =>
  from ? dayRange(from, to) : 'Tanggal menyusul'

interface Props {
  activity: Activity
  /** One below the other, as beside the evidence. */
  narrow?: boolean
}

/** Shows what an activity was, whose it is, and what was decided on it. */
export function ActivityFacts({ activity, narrow = false }: Props) {
  const { nama, no_sertifikasi, jenis_kegiatan, penyelenggara, jam_pelajaran, peran, poin } = activity
  const { submitted_at, attended_at, decided_by_name, decided_at, schedule_id, catatan } = activity
  const isOutside = schedule_id === null
  return (
    <FactList
      narrow={narrow}
      items={[
        ['Pemegang', nama],
        ['Nomor sertifikasi', no_sertifikasi],
        ['Asal', isOutside ? 'Kegiatan luar' : 'Diselenggarakan lembaga'],
        ['Jenis', jenis_kegiatan === '' ? null : ACTIVITY_KINDS[jenis_kegiatan]],
        ['Penyelenggara', penyelenggara],
        ['Tanggal', activityDays(activity)],
        ['Jam pelajaran', jam_pelajaran === null ? null : String(jam_pelajaran)],
        ...(isOutside ? [['Peran', ROLES_THERE[peran]] as const] : []),
        [isOutside ? 'Diajukan' : 'Mendaftar', submitted_at ? momentText(submitted_at) : null],
        ...(attended_at ? [['Hadir', momentText(attended_at)] as const] : []),
        ...(decided_at ? [['Diputus', `${momentText(decided_at)}, ${decided_by_name}`] as const] : []),
        ...(poin === null ? [] : [['Poin yang diakui', String(poin)] as const]),
        ...(catatan ? [['Catatan', catatan] as const] : []),
      ]}
    />
  )
}
