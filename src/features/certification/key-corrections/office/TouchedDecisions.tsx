import MailIcon from '@mui/icons-material/MailOutlined'
import { Box, Card, Typography } from '@mui/material'
import { RecordContextProvider, Title } from 'react-admin'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { useAsked } from '../../../../office/calls/use-asked.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { changedPoints } from '../rescore-rules.ts'

type Touched = Answer<'listTouchedDecisions'>[number]

/** The decisions whose written exam was marked anew; none changes by itself, and letters go when somebody sends them. */
export function TouchedDecisions() {
  const { asked, again } = useAsked('keputusan-terkoreksi', () => office.listTouchedDecisions())
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: '56rem' }}>
      <Title title="Keputusan dengan nilai yang dikoreksi" />
      <Typography variant="h2" sx={{ mb: 1 }}>
        Keputusan dengan nilai yang dikoreksi
      </Typography>
      <Typography sx={{ mb: 2 }}>
        Kunci soal dikoreksi sesudah keputusan ini. Keputusannya tetap; buka permohonannya untuk menilai apakah perlu
        ditinjau, dan kirim surat bila peserta perlu tahu.
      </Typography>
      <AnswerState asked={asked} again={again}>
        {(rows) =>
          rows.length === 0 ? (
            <Typography>Belum ada keputusan yang tersentuh koreksi kunci.</Typography>
          ) : (
            rows.map((row) => <TouchedCard key={row.id} row={row} again={again} />)
          )
        }
      </AnswerState>
    </Box>
  )
}

const OUTCOME = { kompeten: 'Kompeten', belum_kompeten: 'Belum kompeten' } as const

function TouchedCard({ row, again }: { row: Touched; again: () => void }) {
  const {
    user_training_id,
    nama,
    nomor,
    skema,
    hasil,
    decided_at,
    unit,
    correction_decided_at,
    letter_at,
    letter_by_name,
  } = row
  return (
    <Card variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <a href={officeTo.show('permohonan', user_training_id)}>
          {nama}, {nomor ?? skema}
        </a>
      </Typography>
      <Typography>
        {skema}. Diputus {OUTCOME[hasil].toLowerCase()}, {momentText(decided_at)}; nilai dikoreksi{' '}
        {momentText(correction_decided_at)}.
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {unit.map((one) => (
          <li key={one.unit}>
            {one.unit}: {changedPoints(one)}
            {one.nilai_baru === null || one.hasil_lama === one.hasil_baru
              ? ''
              : ` (${one.hasil_lama ?? '–'} menjadi ${one.hasil_baru ?? '–'})`}
          </li>
        ))}
      </Box>
      {letter_at ? (
        <Typography variant="body2" color="text.secondary">
          Surat dikirim {letter_by_name}, {momentText(letter_at)}.
        </Typography>
      ) : unit.some(({ nilai_baru }) => nilai_baru === null) ? (
        <Typography variant="body2" color="text.secondary">
          Surat dapat dikirim sesudah lembar jawabannya selesai dinilai ulang.
        </Typography>
      ) : (
        <RecordContextProvider value={row}>
          <TransitionButton
            label="Kirim surat"
            icon={<MailIcon />}
            question={`Surat tentang nilai yang diperbaiki dikirim kepada ${nama}. Isinya nilai per unit sebelum dan sesudahnya, tanpa soal.`}
            done="Surat dikirim."
            call="sendPointsLetter"
            then={again}
          />
        </RecordContextProvider>
      )}
    </Card>
  )
}
