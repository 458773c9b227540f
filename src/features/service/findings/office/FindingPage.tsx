import { Alert, Chip, Link, Typography } from '@mui/material'
import { Show, useResourceDefinitions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { own } from '../../../../own-paths.ts'
import { doneWords } from '../../quality/office/parts/by.ts'
import { Words } from '../../quality/office/parts/Words.tsx'
import { FINDING_SOURCES, FINDING_STATES, isEditable } from '../rules.ts'
import { FindingTransitions } from './FindingTransitions.tsx'

type Finding = Answer<'getFinding'>

/** A finding on its way to the proven cure. */
export const FindingPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const finding = useWhole<'getFinding'>('uraian')
  if (!finding) return null
  const { status, judul } = finding
  return (
    <RecordPage
      title={judul}
      marks={<Chip size="small" color={status === 'ditutup' ? 'success' : 'warning'} label={FINDING_STATES[status]} />}
      actions={<FindingTransitions key="langkah" finding={finding} />}
      editable={isEditable(finding)}
    >
      {finding.catatan ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Dikembalikan: {finding.catatan}
        </Alert>
      ) : null}
      <Facts finding={finding} />
      <Words title="Yang terlihat" words={finding.uraian} />
      <Words title="Sebab" words={finding.sebab} />
      <Words title="Tindakan" words={finding.tindakan} />
      <Words title="Yang dilakukan" words={finding.pelaksanaan} />
      {finding.file_id ? (
        <Typography sx={{ mt: 1 }}>
          <Link href={own.file(finding.file_id)} target="_blank" rel="noopener">
            {finding.file_name ?? 'Bukti'} (tab baru)
          </Link>
        </Typography>
      ) : null}
      <Words title="Bukti bahwa berhasil" words={finding.pembuktian} />
    </RecordPage>
  )
}

const Facts = ({ finding }: { finding: Finding }) => (
  <FactList
    items={[
      ['Sumber', <Source key="sumber" finding={finding} />],
      ['Penanggung jawab', finding.owner_name],
      ['Batas langkah berikutnya', finding.status === 'ditutup' ? null : longDay(finding.batas)],
      ['Dibuka', doneWords(finding.created_at, finding.created_by_name)],
      ['Dilaksanakan', doneWords(finding.acted_at, finding.acted_by_name)],
      ['Ditutup', doneWords(finding.closed_at, finding.closed_by_name)],
    ]}
  />
)

/** The screens on which what findings come from is shown. */
const SCREENS: Record<Finding['sumber'], string | null> = {
  audit: 'audit-internal',
  pengaduan: 'pengaduan',
  banding: 'banding',
  insiden: 'insiden',
  pelatihan: 'kelulusan-pelatihan',
  lainnya: null,
}

/** Leads to the source where there is one and the reader may open it. */
function Source({ finding: { sumber, sumber_id } }: { finding: Finding }) {
  const screens = useResourceDefinitions()
  const screen = SCREENS[sumber]
  const isThere = screen !== null && screens[screen] !== undefined
  // Pass rates have one screen for all of them.
  const way = sumber === 'pelatihan' ? `/${screen}` : `/${screen}/${sumber_id}/show`
  if (!isThere || (sumber_id === null && sumber !== 'pelatihan')) return FINDING_SOURCES[sumber]
  return (
    <Link component={RouterLink} to={way}>
      {FINDING_SOURCES[sumber]}
    </Link>
  )
}
