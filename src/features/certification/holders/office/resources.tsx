import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { AmdalnetExport } from './AmdalnetExport.tsx'

export const holderResources: OfficeResource[] = [
  {
    name: 'ekspor-amdalnet',
    label: 'ekspor Amdalnet',
    group: 'Pemegang sertifikat',
    icon: FileDownloadIcon,
    permission: 'verifikasi',
    calls: {},
    readOnly: true,
    fields: {},
    list: AmdalnetExport,
  },
]
