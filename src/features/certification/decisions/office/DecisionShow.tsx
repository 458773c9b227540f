import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { OfficeLegalBasis } from '../../../platform/regulations/office/parts/OfficeLegalBasis.tsx'
import { BesideEvidence } from '../../applications/office/parts/BesideEvidence.tsx'
import { compareScores, countDifferences } from '../comparison-rules.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { DecisionMatrix } from './DecisionMatrix.tsx'
import { DECISIONS } from './decision-queue.ts'
import { DecidedUnits } from './parts/DecidedUnits.tsx'

/** All evidence of one application beside the decision on it. */
export const DecisionShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const decision = useWhole<'getDecision'>('rekomendasi')
  if (!decision) return null
  return (
    <QueueProvider queue={DECISIONS} id={decision.id} waits={decision.boleh}>
      <Case key={decision.id} decision={decision} />
    </QueueProvider>
  )
}

function Case({ decision }: { decision: Answer<'getDecision'> }) {
  const { nama, nomor, skema, tanggal_uji, tahap_label, attended_at, target, terlambat, naskah } = decision
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2">{nama}</Typography>
        <Chip size="small" color="primary" label={tahap_label} />
        {terlambat ? <Chip size="small" color="error" label="Lewat target" /> : null}
        <Box sx={{ ml: 'auto' }}>
          <QueuePlace />
        </Box>
      </Stack>
      <FactList
        items={[
          ['Nomor', nomor],
          ['Skema', skema],
          ['Tanggal uji', tanggal_uji ? longDay(tanggal_uji) : 'Tanggal menyusul'],
          ['Hadir', attended_at ? momentText(attended_at) : '-'],
          ['Target keputusan', target ? longDay(target) : '-'],
          ['Ujian tulis', naskah ? <ToPaper key="naskah" {...naskah} /> : null],
        ]}
      />
      <BesideEvidence label="Penilaian dan keputusan" {...decision}>
        <Before decision={decision} />
        <Judgement decision={decision} />
      </BesideEvidence>
    </Box>
  )
}

/** Shows the findings, differences first, and the decision on them for the people who may take it. */
function Judgement({ decision }: { decision: Answer<'getDecision'> }) {
  const { penguji, metode, rekomendasi, boleh, halangan } = decision
  const units = compareScores(
    rekomendasi.map(({ unit }) => unit),
    metode,
    penguji,
  )
  return (
    <>
      <Part>Penilaian penguji dan keputusan</Part>
      <OfficeLegalBasis of="keputusan" />
      <Agreement differences={countDifferences(units)} examiners={penguji.length} />
      {boleh ? (
        <DecisionForm key={decision.id} decision={decision} units={units} />
      ) : (
        <>
          <Alert severity="info" sx={{ my: 2 }}>
            {halangan} {decision.berita_acara === null ? null : <ToRecord schedule={decision.berita_acara} />}
            {decision.kecurangan === null ? null : <ToCase id={decision.kecurangan} />}
          </Alert>
          <DecisionMatrix units={units} metode={metode} penguji={penguji} />
        </>
      )}
    </>
  )
}

const ToRecord = ({ schedule }: { schedule: number }) => (
  <Link href={officeTo.show('berita-acara', schedule)}>Buka berita acara</Link>
)

const ToPaper = ({ paper_id, kode, naskah_kode }: { paper_id: number; kode: string; naskah_kode: string }) => (
  <Link href={officeTo.show('lembar', paper_id)}>
    Lembar {kode}, naskah {naskah_kode}
  </Link>
)

const ToCase = ({ id }: { id: number }) => <Link href={officeTo.show('kecurangan', id)}>Buka dugaannya</Link>

function Agreement({ differences, examiners }: { differences: number; examiners: number }) {
  if (examiners === 0) return <Typography>Tidak ada penilaian.</Typography>
  if (examiners === 1) return <Typography>Dinilai oleh satu penguji.</Typography>
  if (differences === 0) return <Typography>Semua penguji sependapat.</Typography>
  return (
    <Alert severity="warning">
      Penguji berbeda pendapat pada {differences} temuan. Unitnya ditampilkan lebih dahulu dan ditandai “Berbeda”.
    </Alert>
  )
}

/** Shows what was decided already, and what an appeal against it said. */
function Before({ decision: { keputusan, banding } }: { decision: Answer<'getDecision'> }) {
  if (keputusan.length === 0) return null
  return (
    <>
      <Part>Keputusan sebelumnya</Part>
      {keputusan.map((one) => (
        <Box key={one.at} sx={{ mb: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {momentText(one.at)}, oleh {one.decided_by_name}
            {one.naskah_kode === null ? '' : `; naskah ${one.naskah_kode}, penilaian ${one.penilaian}`}
          </Typography>
          <DecidedUnits decision={one} />
        </Box>
      ))}
      {banding ? (
        <FactList
          items={[
            ['Alasan banding', banding.alasan],
            ['Putusan panel', banding.putusan],
          ]}
        />
      ) : null}
    </>
  )
}
