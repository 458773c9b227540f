import PolicyIcon from '@mui/icons-material/PolicyOutlined'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { RegisterPage } from './Register.tsx'

export const processingResources: OfficeResource[] = [
  {
    name: 'pemrosesan-data',
    label: 'pemrosesan data',
    group: 'Data dan cadangan',
    under: 'penghapusan-data',
    icon: PolicyIcon,
    work: 'privasi',
    calls: {},
    fields: { catatan: 'Catatan lembaga' },
    list: RegisterPage,
  },
]
