import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { Overview } from './Overview.tsx'

export const qualityResources: OfficeResource[] = [
  {
    name: 'mutu',
    label: 'mutu',
    group: 'Lembaga',
    icon: VerifiedIcon,
    permission: 'mutu',
    calls: {},
    fields: {},
    list: Overview,
  },
]
