import { Box } from '@mui/material'
import { Part } from '../../../../office/Part.tsx'
import { Waiting } from '../../../../office/Waiting.tsx'
import { Evidence } from '../../../platform/files/office/parts/Evidence.tsx'
import { ActivityFacts } from '../../maintenance/office/parts/ActivityFacts.tsx'
import { ReportMatter } from '../../reporting/office/parts/ReportMatter.tsx'

/** What a holder reported, as the office's screen of reports shows it. */
export const SampledReport = ({ id }: { id: number }) => (
  <Waiting call="getOfficeReport" payload={{ id }}>
    {(report) => <ReportMatter report={report} />}
  </Waiting>
)

/** What a holder did elsewhere, beside its evidence. */
export const SampledActivity = ({ id }: { id: number }) => (
  <Waiting call="getActivity" payload={{ id }}>
    {(activity) => (
      <>
        <Part>Kegiatan</Part>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
          <div>
            <ActivityFacts activity={activity} />
          </div>
          <Box component="section" aria-label="Bukti kegiatan" sx={{ minWidth: 0 }}>
            <Evidence file={activity.bukti ?? undefined} />
          </Box>
        </Box>
      </>
    )}
  </Waiting>
)
