import MenuBookIcon from '@mui/icons-material/MenuBookOutlined'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { Books } from './Books.tsx'

export const bookkeepingResources: OfficeResource[] = [
  {
    name: 'pembukuan',
    label: 'pembukuan',
    group: 'Permohonan',
    under: 'invoice',
    icon: MenuBookIcon,
    permission: 'keuangan',
    calls: {},
    readOnly: true,
    fields: {},
    list: Books,
  },
]
