import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import { lazy, Suspense } from 'react'
import { Loading } from 'react-admin'
import type { OfficeResource } from '../../../../office/office-resource.ts'

const FigureReport = lazy(() => import('./FigureReport.tsx'))

/** The charts are loaded with the screen, and with nothing else. */
const Screen = () => (
  <Suspense fallback={<Loading />}>
    <FigureReport />
  </Suspense>
)

export const managementFigureResources: OfficeResource[] = [
  {
    name: 'laporan',
    label: 'laporan lembaga',
    group: 'Lembaga',
    under: 'mutu',
    icon: InsightsIcon,
    permission: 'laporan',
    calls: {},
    fields: {},
    list: Screen,
  },
]
