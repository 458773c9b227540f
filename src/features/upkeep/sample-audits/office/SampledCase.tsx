import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { Answer } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { CheckedCase } from '../../../../office/check/CheckedCase.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { Evidence } from '../../../platform/files/office/parts/Evidence.tsx'
import { ActivityFacts } from '../../maintenance/office/parts/ActivityFacts.tsx'
import { reportedDocuments } from '../../reporting/office/parts/reported-documents.tsx'
import { SAMPLE_STATES } from '../rules.ts'
import { DifferSample, MatchSample } from './SampleTransitions.tsx'

interface Props {
  sample: Answer<'getSampleAudit'>
  head: ReactNode
  /** The result of the audit, once there is one. */
  children: ReactNode
}

/** Shows what was accepted beside its evidence, to compare them once more. */
export function SampledCase({ sample, ...shown }: Props) {
  const { report_id, maintenance_id } = sample
  if (report_id !== null) {
    return (
      <Waiting call="getOfficeReport" payload={{ id: report_id }}>
        {(report) => <SampledReport sample={sample} report={report} {...shown} />}
      </Waiting>
    )
  }
  if (maintenance_id === null) return null
  return (
    <Waiting call="getActivity" payload={{ id: maintenance_id }}>
      {(activity) => <SampledActivity sample={sample} activity={activity} {...shown} />}
    </Waiting>
  )
}

const lookedAt = ({ dapat_diaudit, status }: Props['sample']) => ({
  isChecking: dapat_diaudit,
  keadaan: SAMPLE_STATES[status],
})

/** Both ends of an audit, the same for whatever was drawn. */
const ends = ({
  dapat_diaudit,
}: Props['sample']): Pick<Parameters<typeof CheckedCase>[0], 'leadsTo' | 'accept' | 'refuse'> => ({
  leadsTo: { fit: 'audit selesai, dan yang diterima tetap.', unfit: 'perkaranya diusulkan kepada petugas keputusan.' },
  accept: (leading) => (dapat_diaudit ? <MatchSample {...leading} /> : null),
  refuse: (leading, alasan) => (dapat_diaudit ? <DifferSample {...leading} alasan={alasan} /> : null),
})

const NOTE = 'Catatan audit'

const SampledReport = ({ sample, report, head, children }: Props & { report: Answer<'getOfficeReport'> }) => (
  <CheckedCase
    head={head}
    {...reportedDocuments(report, lookedAt(sample))}
    reasons={{ kind: 'laporan', label: NOTE }}
    {...ends(sample)}
  >
    {children}
    <Part>Kendala</Part>
    <Typography sx={{ whiteSpace: 'pre-line' }}>{report.kendala || 'Tidak ada.'}</Typography>
  </CheckedCase>
)

function SampledActivity({ sample, activity, head, children }: Props & { activity: Answer<'getActivity'> }) {
  const { isChecking, keadaan } = lookedAt(sample)
  const proof = { nama: 'Sertifikat kegiatan', catatan: null, keadaan }
  return (
    <CheckedCase
      head={head}
      label="Bukti"
      items={[{ ...proof, status: isChecking ? ('belum_diperiksa' as const) : null }]}
      isChecking={isChecking}
      reasons={{ kind: 'kegiatan', label: NOTE }}
      factsOf={() => <ActivityFacts activity={activity} narrow />}
      documentOf={() => <Evidence file={activity.bukti ?? undefined} fills />}
      {...ends(sample)}
    >
      {children}
    </CheckedCase>
  )
}
