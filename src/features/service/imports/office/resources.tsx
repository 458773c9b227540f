import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { DataImport } from './DataImport.tsx'

export const importResources: OfficeResource[] = [
  {
    name: 'impor',
    label: 'impor data',
    group: 'Data dan cadangan',
    icon: UploadFileIcon,
    calls: {},
    fields: {},
    list: DataImport,
  },
]
