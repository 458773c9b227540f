import RocketLaunchIcon from '@mui/icons-material/RocketLaunchOutlined'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { Setup } from './Setup.tsx'

export const portalResources: OfficeResource[] = [
  {
    name: 'penyiapan',
    label: 'penyiapan',
    group: 'Lembaga',
    icon: RocketLaunchIcon,
    untilOpened: true,
    calls: {},
    readOnly: true,
    fields: {},
    // Its pages are addresses below the list's: /penyiapan/surel.
    list: Setup,
  },
]
