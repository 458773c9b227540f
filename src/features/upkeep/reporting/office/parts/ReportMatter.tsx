import { Typography } from '@mui/material'
import type { Answer } from '../../../../../office/client.ts'
import { Part } from '../../../../../office/Part.tsx'
import { DocumentsBesideEvidence } from './DocumentsBesideEvidence.tsx'

/** What a holder reported of a year: the documents beside their evidence, or why there are none. */
export const ReportMatter = ({ report }: { report: Answer<'getOfficeReport'> }) => (
  <>
    {report.nihil ? (
      <>
        <Part>Alasan laporan nihil</Part>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{report.alasan_nihil}</Typography>
      </>
    ) : (
      <>
        <Part>Dokumen Amdal</Part>
        <DocumentsBesideEvidence key={report.version} report={report} />
      </>
    )}
    <Part>Kendala</Part>
    <Typography sx={{ whiteSpace: 'pre-line' }}>{report.kendala || 'Tidak ada.'}</Typography>
  </>
)
