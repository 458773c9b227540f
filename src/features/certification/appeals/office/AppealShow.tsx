import { Box, Chip, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { EvidenceLink } from '../../../platform/files/office/parts/EvidenceLink.tsx'
import { DecidedUnits } from '../../decisions/office/parts/DecidedUnits.tsx'
import { APPEAL_STATES } from '../rules.ts'
import { AppealEvidence } from './AppealEvidence.tsx'
import { AppealedSanction } from './AppealedSanction.tsx'
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
  const { naskah, nomor_soal } = appeal
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
          ...(naskah || nomor_soal ? [['Soal ujian tulis', itemText({ naskah, nomor_soal })] as const] : []),
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

/** Says which item of the written exam an appeal names. */
const itemText = ({ naskah, nomor_soal }: Pick<Answer<'getAppeal'>, 'naskah' | 'nomor_soal'>): string =>
  [naskah ? `Naskah ${naskah}` : '', nomor_soal ? `nomor ${nomor_soal}` : ''].filter(Boolean).join(', ')

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
