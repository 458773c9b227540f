import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { HolderImport } from './HolderImport.tsx'

export const holderResources: OfficeResource[] = [
  {
    name: 'impor-pemegang',
    label: 'impor pemegang lama',
    group: 'Pemegang sertifikat',
    icon: UploadFileIcon,
    permission: 'verifikasi',
    calls: {},
    readOnly: true,
    fields: {},
    list: HolderImport,
  },
]
