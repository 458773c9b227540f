import CalendarIcon from '@mui/icons-material/CalendarViewMonthOutlined'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { Plan } from './Plan.tsx'

export const surveillancePlanResources: OfficeResource[] = [
  {
    name: 'rencana-surveilan',
    label: 'rencana surveilan',
    group: 'Kewajiban tahunan',
    under: 'kewajiban',
    icon: CalendarIcon,
    permission: 'verifikasi',
    calls: {},
    fields: {},
    list: Plan,
  },
]
