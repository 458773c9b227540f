import { Box, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { own } from '../../../../own-paths.ts'
import { EVALUATION_STATES, FOLLOW_UPS, RESULTS } from '../rules.ts'
import { EvaluationTransitions } from './EvaluationTransitions.tsx'

type OfficeEvaluation = Answer<'getEvaluation'>

/** One evaluation of a holder: the answers, the result, what follows. */
export const EvaluationShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const evaluation = useWhole<'getEvaluation'>('pertanyaan')
  if (!evaluation) return null
  const { judul, nama, perihal, status, batas_waktu, tindak_lanjut_sampai, created_at, submitted_at } = evaluation
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: '60rem' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2">{nama}</Typography>
        <Chip size="small" color="primary" label={EVALUATION_STATES[status]} />
      </Stack>
      <FactList
        items={[
          ['Kuesioner', judul],
          ['Sertifikat', perihal],
          ['Dibuat', momentText(created_at)],
          ['Batas waktu', longDay(batas_waktu)],
          ...(tindak_lanjut_sampai ? [['Ditindaklanjuti paling lambat', longDay(tindak_lanjut_sampai)] as const] : []),
          ['Dikirim', submitted_at ? momentText(submitted_at) : '-'],
        ]}
      />
      <EvaluationTransitions evaluation={evaluation} />
      <Result evaluation={evaluation} />
      <Part>Jawaban</Part>
      {submitted_at ? <Answers evaluation={evaluation} /> : <Typography>Belum dikirim pemegang.</Typography>}
    </Box>
  )
}

function Result({ evaluation }: { evaluation: OfficeEvaluation }) {
  const { hasil, catatan, tindak_lanjut, reviewed_by_name, reviewed_at, tinjau, reconsidered_by_name } = evaluation
  if (!hasil || !reviewed_at) return null
  return (
    <>
      <Part>Hasil</Part>
      <FactList
        items={[
          ['Hasil', RESULTS[hasil]],
          ['Tindak lanjut', tindak_lanjut ? FOLLOW_UPS[tindak_lanjut] : '-'],
          ['Dinilai', `${momentText(reviewed_at)}, oleh ${reviewed_by_name}`],
          ['Catatan', catatan],
        ]}
      />
      {tinjau.objected_at ? (
        <>
          <Part>Permintaan tinjauan</Part>
          <FactList
            items={[
              ['Diminta', momentText(tinjau.objected_at)],
              ['Alasan pemegang', tinjau.alasan],
              [
                'Dijawab',
                tinjau.reconsidered_at
                  ? `${momentText(tinjau.reconsidered_at)}, oleh ${reconsidered_by_name}`
                  : 'Belum',
              ],
              ['Jawaban', tinjau.jawaban],
            ]}
          />
        </>
      ) : null}
    </>
  )
}

function Answers({ evaluation: { pertanyaan, jawaban, berkas } }: { evaluation: OfficeEvaluation }) {
  return (
    <Box component="ol" sx={{ my: 0, pl: 3 }}>
      {pertanyaan.map(({ id, teks }) => {
        const file = berkas.find((each) => each.id === jawaban[id])
        return (
          <Box component="li" key={id} sx={{ mb: 1.5 }}>
            <Typography sx={{ fontWeight: 600 }}>{teks}</Typography>
            {file ? (
              <Link href={own.file(file.id)} target="_blank" rel="noopener">
                {file.name} (tab baru)
              </Link>
            ) : (
              <Typography sx={{ whiteSpace: 'pre-line' }}>{jawaban[id] || 'Tidak dijawab'}</Typography>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
