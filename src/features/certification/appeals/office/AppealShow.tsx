import { Box, Chip, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { EvidenceLink } from '../../../platform/files/office/parts/EvidenceLink.tsx'
import { SANCTION_KINDS, SANCTION_REASONS } from '../../../upkeep/sanctions/rules.ts'
import { BesideEvidence } from '../../applications/office/parts/BesideEvidence.tsx'
import { DecidedUnits } from '../../decisions/office/parts/DecidedUnits.tsx'
import { ScoreTable } from '../../examination/office/parts/ScoreTable.tsx'
import { APPEAL_STATES } from '../rules.ts'
import { AppealTransitions } from './AppealTransitions.tsx'

/** One appeal: what it is about, who hears it, what they answered. */
export const AppealShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const appeal = useWhole<'getAppeal'>('panel')
  if (!appeal) return null
  const { nomor, nama, perihal, status, submitted_at, decided_at, alasan, berkas, keputusan, sanksi, putusan, bukti } =
    appeal
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: '60rem' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2">{nomor}</Typography>
        <Chip size="small" color="primary" label={APPEAL_STATES[status]} />
      </Stack>
      <FactList
        items={[
          ['Pemohon banding', nama],
          ['Perihal', perihal],
          ['Diajukan', momentText(submitted_at)],
          ['Diputus', decided_at ? momentText(decided_at) : '-'],
        ]}
      />
      <Part>Alasan banding</Part>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{alasan}</Typography>
      {berkas ? <EvidenceLink berkas={[berkas]} id={berkas.id} /> : null}
      <Part>Keputusan yang dibanding</Part>
      {keputusan ? <DecidedUnits decision={keputusan} /> : null}
      {sanksi ? <AppealedSanction sanction={sanksi} /> : null}
      {bukti ? <AppealEvidence nama={nama} bukti={bukti} /> : null}
      <Part>Panel</Part>
      <Panel appeal={appeal} />
      {putusan ? (
        <>
          <Part>Putusan panel</Part>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{putusan}</Typography>
        </>
      ) : null}
      <AppealTransitions appeal={appeal} />
    </Box>
  )
}

const VOTED = { terima: 'menerima banding', tolak: 'menolak banding' } as const

function Panel({ appeal: { panel } }: { appeal: Answer<'getAppeal'> }) {
  if (panel.length === 0) return <Typography>Panel belum ditunjuk.</Typography>
  return (
    <Box component="ul" sx={{ my: 0, pl: 2.5 }}>
      {panel.map(({ user_id, nama, at, suara, alasan }) => (
        <li key={user_id}>
          {nama}: {suara ? VOTED[suara] : at ? 'sudah bersuara' : 'belum bersuara'}
          {alasan ? (
            <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
              {alasan}
            </Typography>
          ) : null}
        </li>
      ))}
    </Box>
  )
}

/** A sanction as it was decided: the reason, what the holder answered, and the decision. */
const AppealedSanction = ({ sanction }: { sanction: NonNullable<Answer<'getAppeal'>['sanksi']> }) => {
  const { nomor, jenis, alasan, uraian, jawaban, berkas, putusan } = sanction
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {SANCTION_KINDS[jenis]}, {nomor}: {SANCTION_REASONS[alasan]}
      </Typography>
      <Words label="Uraian">{uraian}</Words>
      <Words label="Jawaban pemegang">{jawaban ?? 'Pemegang tidak menjawab sampai batas waktunya.'}</Words>
      {berkas ? <EvidenceLink berkas={[berkas]} id={berkas.id} /> : null}
      <Words label="Putusan">{putusan ?? '-'}</Words>
    </>
  )
}

const Words = ({ label, children }: { label: string; children: string }) => (
  <Typography sx={{ my: 1, whiteSpace: 'pre-line' }}>
    <strong>{label}:</strong> {children}
  </Typography>
)

interface Props {
  /** The name of the person who appeals. */
  nama: string
  bukti: NonNullable<Answer<'getAppeal'>['bukti']>
}

/** Shows what the panel weighs again: the portfolio, and beside it what each examiner found. */
const AppealEvidence = ({ nama, bukti: { unit, metode, penguji, ...evidence } }: Props) => (
  <BesideEvidence label="Penilaian penguji" nama={nama} {...evidence}>
    <Part>Penilaian penguji</Part>
    {penguji.length === 0 ? <Typography>Tidak ada penilaian.</Typography> : null}
    {penguji.map((examiner) => (
      <Box key={examiner.nama} sx={{ mb: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{examiner.nama}</Typography>
        <Typography variant="body2" color="text.secondary">
          {examiner.locked_at ? `Dikunci ${momentText(examiner.locked_at)}` : 'Belum dikunci'}
        </Typography>
        <ScoreTable nama={examiner.nama} unit={unit} metode={metode} nilai={examiner.nilai} />
      </Box>
    ))}
  </BesideEvidence>
)
