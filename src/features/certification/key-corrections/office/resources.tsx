import RuleIcon from '@mui/icons-material/RuleOutlined'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { TouchedDecisions } from './TouchedDecisions.tsx'

export const keyCorrectionResources: OfficeResource[] = [
  {
    name: 'keputusan-terkoreksi',
    label: 'keputusan dengan nilai dikoreksi',
    group: 'Ujian dan keputusan',
    under: 'keputusan',
    icon: RuleIcon,
    permission: 'keputusan',
    calls: {},
    fields: {},
    list: TouchedDecisions,
  },
]
