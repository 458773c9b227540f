import { Alert, Box, Button, Chip, LinearProgress, Link, Stack, Typography } from '@mui/material'
import { Show, useRefresh } from 'react-admin'
import { useSearchParams } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { useMe } from '../../../../office/session/me-context.ts'
import { officeTo } from '../../../../office-paths.ts'
import { SHEET_STATES, TYPISTS } from '../sheet-rules.ts'
import { Differences } from './Differences.tsx'
import { NearFits } from './NearFits.tsx'
import { TypingSheet } from './TypingSheet.tsx'

type Exam = Answer<'getMarkedExam'>
type Paper = Exam['lembar'][number]

/** The answer sheets of an exam by code: how far each is, and what can be done with it. */
export const ExamSheets = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

/** Tells whether the reader may begin or go on to type a sheet. */
const isToType = ({ milik_saya, diketik, di_layar }: Paper): boolean =>
  !di_layar && (milik_saya === 'mulai' || (milik_saya === null && diketik < TYPISTS))

function Matter() {
  const exam = useWhole<'getMarkedExam'>('lembar')
  const [params, setParams] = useSearchParams()
  const refresh = useRefresh()
  if (!exam) return null
  const numberOf = (name: string) => Number(params.get(name) ?? 0)
  const goBack = () => {
    setParams({})
    refresh()
  }
  const [typed, differing, near] = [numberOf('ketik'), numberOf('beda'), numberOf('hampir')]
  const next = exam.lembar.find((paper) => paper.paper_id !== typed && isToType(paper))
  const goOn = () => {
    setParams(next ? { ketik: String(next.paper_id) } : {})
    refresh()
  }
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      {typed > 0 ? <TypingSheet key={typed} paper={typed} onDone={goOn} onBack={goBack} /> : null}
      {differing > 0 ? <Differences paper={differing} onDone={goBack} /> : null}
      {near > 0 ? <NearFits form={near} onDone={goBack} /> : null}
      {typed + differing + near === 0 ? <Papers exam={exam} onChoose={setParams} /> : null}
    </Box>
  )
}

interface PapersProps {
  exam: Exam
  onChoose: (params: Record<string, string>) => void
}

function Papers({ exam, onChoose }: PapersProps) {
  const { permissions } = useMe()
  const types = permissions.includes('verifikasi')
  const judges = permissions.includes('soal')
  return (
    <>
      <Typography variant="h2">Lembar jawaban {exam.skema}</Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {[exam.start_date ? longDay(exam.start_date) : null, exam.tuk].filter(Boolean).join(', ')}
      </Typography>
      <Progress exam={exam} />
      {judges ? <NearForms papers={exam.lembar} onChoose={onChoose} /> : null}
      {exam.lembar.length === 0 ? (
        <Alert severity="info">Tidak ada lembar yang dapat Anda kerjakan pada ujian ini.</Alert>
      ) : null}
      <Box component="ul" aria-label="Lembar jawaban" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {exam.lembar.map((paper) => (
          <Box component="li" key={paper.paper_id} sx={LINE}>
            <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 700 }}>{paper.kode}</Typography>
              <Typography variant="body2" color="text.secondary">
                {paper.naskah_kode}. {wordsOf(paper)}
              </Typography>
            </Box>
            <Chip
              size="small"
              color={paper.status === 'selesai' ? 'success' : paper.status === 'berbeda' ? 'warning' : 'default'}
              label={
                paper.status === null ? (paper.di_layar ? 'Di layar' : 'Belum diketik') : SHEET_STATES[paper.status]
              }
            />
            {types && isToType(paper) ? (
              <Button variant="outlined" onClick={() => onChoose({ ketik: String(paper.paper_id) })}>
                {paper.milik_saya === 'mulai' ? 'Lanjut mengetik' : 'Ketik'}
              </Button>
            ) : null}
            {types && paper.status === 'berbeda' && !paper.di_layar ? (
              <Button variant="outlined" onClick={() => onChoose({ beda: String(paper.paper_id) })}>
                Bandingkan
              </Button>
            ) : null}
            {paper.status === 'selesai' && (judges || permissions.includes('keputusan')) ? (
              <Link href={officeTo.show('lembar', paper.paper_id)}>Buka</Link>
            ) : null}
          </Box>
        ))}
      </Box>
    </>
  )
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
}

function wordsOf({ status, terketik, beda, menunggu_dilihat, menunggu_esai, milik_saya, di_layar }: Paper): string {
  if (status === 'berbeda') return `${beda} nomor dibaca berbeda.`
  if (status === 'dinilai')
    return [
      menunggu_dilihat > 0 ? `${menunggu_dilihat} jawaban perlu dilihat.` : '',
      menunggu_esai > 0 ? `${menunggu_esai} esai menunggu penilai.` : '',
    ]
      .filter(Boolean)
      .join(' ')
  if (status === 'selesai') return 'Semua nomor sudah dinilai.'
  if (di_layar) return 'Dikerjakan di layar; jawabannya masuk sendiri sesudah diserahkan.'
  const own = milik_saya === 'selesai' ? ' Anda sudah mengetiknya.' : ''
  return `Diketik ${terketik} dari ${TYPISTS} orang.${own}`
}

function Progress({ exam: { jumlah, belum, sekali, berbeda, dinilai, selesai } }: { exam: Exam }) {
  const words = `${selesai} dari ${jumlah} lembar selesai dinilai`
  const counts = [
    ['Belum diketik', belum],
    ['Diketik sekali', sekali],
    ['Berbeda', berbeda],
    ['Dinilai', dinilai],
    ['Selesai', selesai],
  ] as const
  return (
    <Box sx={{ mb: 3 }}>
      <Typography sx={{ fontWeight: 600 }}>{words}</Typography>
      <LinearProgress
        variant="determinate"
        value={jumlah === 0 ? 100 : (selesai / jumlah) * 100}
        aria-label={words}
        sx={{ my: 1, maxWidth: '32rem' }}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {counts.map(([label, count]) => (
          <Chip key={label} size="small" variant="outlined" label={`${label}: ${count}`} />
        ))}
      </Stack>
    </Box>
  )
}

/** The forms with answers near their key, each with its way there. */
function NearForms({ papers, onChoose }: { papers: Paper[]; onChoose: PapersProps['onChoose'] }) {
  const forms = new Map<number, { kode: string; count: number }>()
  for (const { form_id, naskah_kode, menunggu_dilihat } of papers) {
    const before = forms.get(form_id)?.count ?? 0
    if (menunggu_dilihat > 0) forms.set(form_id, { kode: naskah_kode, count: before + menunggu_dilihat })
  }
  return [...forms].map(([form, { kode, count }]) => (
    <Alert
      key={form}
      severity="warning"
      sx={{ mb: 2 }}
      action={<Button onClick={() => onChoose({ hampir: String(form) })}>Lihat</Button>}
    >
      Naskah {kode}: {count} jawaban hampir sesuai kunci menunggu dilihat.
    </Alert>
  ))
}
