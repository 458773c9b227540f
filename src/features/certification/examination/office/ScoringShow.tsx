import { Alert, Box, Chip, Link, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { BesideEvidence } from '../../applications/office/parts/BesideEvidence.tsx'
import { ScoreTable } from './parts/ScoreTable.tsx'
import { ScoringAnswer } from './ScoringAnswer.tsx'
import { ScoringSheet } from './ScoringSheet.tsx'
import { scoringBeside } from './scoring-queue.ts'

/** One candidate of an examiner: the statement first, then evidence beside the sheet of scores. */
export const ScoringShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const scoring = useWhole<'getScoring'>('nilai')
  if (!scoring) return null
  return (
    <QueueProvider queue={scoringBeside(scoring.schedule_id)} id={scoring.id} waits={scoring.boleh_menilai}>
      <Candidate key={scoring.id} scoring={scoring} />
    </QueueProvider>
  )
}

function Candidate({ scoring }: { scoring: Answer<'getScoring'> }) {
  const { nama, nomor, skema, tanggal_uji, tuk, ruang_daring, tahap_label, status } = scoring
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  // On a phone the scores come first, and what one knows by then is one line.
  const isAtWork = isNarrow && status !== 'ditawarkan'
  const day = tanggal_uji ? longDay(tanggal_uji) : 'Tanggal menyusul'
  const room = ruang_daring ? <RoomLink address={ruang_daring} /> : null
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2">{nama}</Typography>
        <Chip size="small" color="primary" label={tahap_label} />
        <Box sx={{ ml: 'auto' }}>
          <QueuePlace />
        </Box>
      </Stack>
      {isAtWork ? (
        <Typography variant="body2" color="text.secondary">
          {[nomor, skema, day, tuk].filter(Boolean).join(', ')}
        </Typography>
      ) : (
        <FactList
          items={[
            ['Nomor', nomor],
            ['Skema', skema],
            ['Tanggal uji', day],
            ['Tempat Uji Kompetensi (TUK)', tuk],
            ...(ruang_daring ? [['Ruang daring', room] as const] : []),
          ]}
        />
      )}
      {isAtWork && ruang_daring ? <Box sx={{ my: 1 }}>{room}</Box> : null}
      {status === 'ditawarkan' ? <ScoringAnswer /> : <Assessment scoring={scoring} />}
    </Box>
  )
}

const RoomLink = ({ address }: { address: string }) => (
  <Link href={address} target="_blank" rel="noreferrer">
    Masuk ruang daring
  </Link>
)

const Assessment = ({ scoring }: { scoring: Answer<'getScoring'> }) => (
  <BesideEvidence label="Penilaian" tab="Nilai" {...scoring}>
    <Part>Nilai Anda</Part>
    {scoring.naskah ? <FromPaper naskah={scoring.naskah} /> : null}
    {scoring.boleh_menilai ? (
      <ScoringSheet key={scoring.id} scoring={scoring} />
    ) : (
      <>
        <Alert severity="info" sx={{ mb: 2 }}>
          {scoring.halangan}
        </Alert>
        <ScoreTable nama="Anda" unit={scoring.unit} metode={scoring.metode} nilai={scoring.nilai} />
      </>
    )}
    <Colleagues scoring={scoring} />
  </BesideEvidence>
)

/** Says from where the written cells come, with the way to the paper once it is marked. */
const FromPaper = ({
  naskah: { paper_id, kode, naskah_kode, selesai },
}: {
  naskah: NonNullable<Answer<'getScoring'>['naskah']>
}) => (
  <Alert severity={selesai ? 'success' : 'info'} sx={{ mb: 2 }}>
    {selesai ? (
      <>
        Nilai ujian tulis diisi dari{' '}
        <Link href={officeTo.show('lembar-saya', paper_id)}>
          lembar {kode}, naskah {naskah_kode}
        </Link>
        , dan tidak diketik di sini.
      </>
    ) : (
      `Lembar jawaban peserta ini (naskah ${naskah_kode}) belum selesai dinilai. Nilai ujian tulisnya terisi sendiri; sesudah itu nilai dapat dikunci.`
    )}
  </Alert>
)

function Colleagues({ scoring: { rekan, unit, metode } }: { scoring: Answer<'getScoring'> }) {
  if (rekan.length === 0) return null
  return (
    <>
      <Part>Penguji lain</Part>
      {rekan.map(({ nama, terkunci, nilai }) => (
        <Box key={nama} sx={{ mb: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{nama}</Typography>
          {nilai ? (
            <ScoreTable nama={nama} unit={unit} metode={metode} nilai={nilai} />
          ) : (
            <Typography variant="body2" color="text.secondary">
              {terkunci ? 'Sudah mengunci nilai.' : 'Belum mengunci nilai.'} Nilainya tampil sesudah semua penguji
              mengunci.
            </Typography>
          )}
        </Box>
      ))}
    </>
  )
}
