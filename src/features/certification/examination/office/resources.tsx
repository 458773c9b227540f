import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { AttendancePage } from './AttendancePage.tsx'
import { AttendeePage } from './AttendeePage.tsx'
import { scoringResources } from './scoring-resources.tsx'

export const examinationResources: OfficeResource[] = [
  {
    name: 'kehadiran',
    label: 'kehadiran',
    group: 'Ujian dan keputusan',
    icon: HowToRegIcon,
    permission: 'verifikasi',
    calls: {},
    fields: {},
    list: AttendancePage,
    // The address on a card is that of a form: /kehadiran/{kode}.
    edit: AttendeePage,
  },
  ...scoringResources,
]
