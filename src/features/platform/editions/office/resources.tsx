import MenuBookIcon from '@mui/icons-material/MenuBookOutlined'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { Standard } from './Standard.tsx'

export const editionResources: OfficeResource[] = [
  {
    name: 'standar',
    label: 'standar',
    group: 'Lembaga',
    under: 'mutu',
    icon: MenuBookIcon,
    permission: 'mutu',
    calls: {},
    fields: {},
    list: Standard,
  },
]
