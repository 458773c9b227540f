import { Alert, Box, CircularProgress, Typography } from '@mui/material'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useAnswer } from '../../../../office/calls/use-answer.ts'
import { Part } from '../../../../office/display/Part.tsx'

type ServiceResults = Answer<'getServiceResults'>
type Exam = ServiceResults['ujian'][number]
type Result = NonNullable<Exam['pertanyaan']>[number]

/** Answers about the service, exam by exam, once there are enough to hide who said what. */
export function ServiceResult({ questionnaire }: { questionnaire: number }) {
  const { asked } = useAnswer('getServiceResults', { id: questionnaire })
  return (
    <>
      <Part>Hasil</Part>
      {asked.state === 'waiting' ? <CircularProgress aria-label="Memuat hasil" /> : null}
      {asked.state === 'failed' ? <Alert severity="error">{asked.message}</Alert> : null}
      {asked.state === 'here' ? <Exams {...asked.answer} /> : null}
    </>
  )
}

const Exams = ({ mulai, ujian }: ServiceResults) => (
  <>
    <Typography color="text.secondary" sx={{ maxWidth: '44rem', mb: 2 }}>
      Hasil satu ujian tampil setelah {mulai} orang menjawab. Jawaban satu orang tidak dapat dilihat siapa pun.
    </Typography>
    {ujian.length === 0 ? <Typography>Belum ada jawaban.</Typography> : null}
    {ujian.map((exam) => (
      <Box component="section" key={exam.schedule_id} sx={{ mb: 4 }}>
        <Typography variant="h3" sx={{ fontSize: '1.05rem', fontWeight: 700 }}>
          {exam.skema}, {exam.tanggal_uji ? longDay(exam.tanggal_uji) : 'tanggal menyusul'}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {exam.banyak} jawaban{exam.pertanyaan ? '' : `, hasil tampil mulai ${mulai} jawaban`}
        </Typography>
        {exam.pertanyaan?.map((result) => (
          <QuestionResult key={result.id} result={result} />
        ))}
      </Box>
    ))}
  </>
)

function QuestionResult({ result: { teks, dijawab, jumlah, rata_rata, esai } }: { result: Result }) {
  return (
    <Box sx={{ mb: 2.5, maxWidth: '44rem' }}>
      <Typography sx={{ fontWeight: 600 }}>{teks}</Typography>
      <Typography variant="body2" color="text.secondary">
        {dijawab} menjawab{rata_rata === null ? '' : `, rata-rata ${rata_rata.toLocaleString('id-ID')}`}
      </Typography>
      {jumlah.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1 }}>
          {jumlah.map(({ jawaban, banyak }) => (
            <Bar key={jawaban} label={jawaban} count={banyak} of={dijawab} />
          ))}
        </Box>
      ) : null}
      {esai.length > 0 ? (
        <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
          {esai.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have written the same, and the list stays as it is
            <Box component="li" key={at} sx={{ whiteSpace: 'pre-line' }}>
              {words}
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}

/** A count as words and as a bar. */
const Bar = ({ label, count, of }: { label: string; count: number; of: number }) => {
  const share = of === 0 ? 0 : Math.round((count * 100) / of)
  return (
    <Box component="li" sx={{ mb: 0.75 }}>
      <Typography variant="body2">
        {label}: {count} ({share}%)
      </Typography>
      <Box aria-hidden sx={{ height: 10, borderRadius: 5, bgcolor: 'action.hover', overflow: 'hidden' }}>
        <Box sx={{ height: '100%', width: `${share}%`, bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  )
}
