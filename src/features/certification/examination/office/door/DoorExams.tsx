import { Alert, Button, Card, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { dayRange } from '../../../../../lib/day.ts'
import { Waiting } from '../../../../../office/calls/Waiting.tsx'
import { momentText } from '../../../../../office/display/moment.ts'
import { useMe } from '../../../../../office/session/me-context.ts'
import type { KeptList } from './device-list.ts'
import { prepareDoor } from './prepare-door.ts'

type Exam = Pick<
  KeptList,
  | 'schedule_id'
  | 'skema'
  | 'tuk'
  | 'metode'
  | 'ruang'
  | 'start_date'
  | 'end_date'
  | 'jam_mulai'
  | 'jam_selesai'
  | 'zona_waktu'
> & { peserta?: number }

interface Props {
  lists: readonly KeptList[]
  /** The list that is open above. */
  shown: KeptList | undefined
  /** The exam in the address, which comes first. */
  chosen: number
  isOnline: boolean
  open: (schedule: number) => void
}

/** Exams of this week, each with its list on this device; without a network those whose list is here. */
export function DoorExams({ lists, shown, chosen, isOnline, open }: Props) {
  const ofChosen = ({ schedule_id }: Exam) => Number(schedule_id !== chosen)
  const inOrder = (exams: Exam[]) => exams.toSorted((one, other) => ofChosen(one) - ofChosen(other))
  const listOf = (exam: Exam) => lists.find(({ schedule_id }) => schedule_id === exam.schedule_id)
  const card = (exam: Exam) => (
    <ExamCard
      key={exam.schedule_id}
      exam={exam}
      list={listOf(exam)}
      isShown={shown?.schedule_id === exam.schedule_id}
      isOnline={isOnline}
      open={open}
    />
  )
  return (
    <section aria-labelledby="uji-terdekat">
      <Typography id="uji-terdekat" variant="h2" sx={{ mt: 3, mb: 1.5 }}>
        {isOnline ? 'Uji tujuh hari ini' : 'Daftar di perangkat ini'}
      </Typography>
      {isOnline ? (
        <Waiting call="listDoorExams" payload={{}}>
          {(exams) =>
            exams.length === 0 ? (
              <Typography>Tidak ada uji yang pintunya Anda jaga sampai tujuh hari ke depan.</Typography>
            ) : (
              <Stack spacing={1.5}>{inOrder(exams).map(card)}</Stack>
            )
          }
        </Waiting>
      ) : lists.length === 0 ? (
        <Typography>Belum ada daftar di perangkat ini. Siapkan dahulu selagi ada jaringan.</Typography>
      ) : (
        <Stack spacing={1.5}>{lists.map(({ peserta: _people, ...exam }) => card(exam))}</Stack>
      )}
    </section>
  )
}

interface ExamCardProps extends Pick<Props, 'isOnline' | 'open'> {
  exam: Exam
  list: KeptList | undefined
  isShown: boolean
}

function ExamCard({ exam, list, isShown, isOnline, open }: ExamCardProps) {
  const me = useMe()
  const [said, setSaid] = useState<{ severity: 'success' | 'error'; words: string }>()
  const [isBusy, setBusy] = useState(false)

  async function prepare(): Promise<void> {
    setBusy(true)
    setSaid(undefined)
    try {
      await prepareDoor(exam.schedule_id, me)
      setSaid({ severity: 'success', words: 'Siap dipakai tanpa jaringan di perangkat ini.' })
      open(exam.schedule_id)
    } catch (error) {
      setSaid({ severity: 'error', words: String((error as Error).message) })
    }
    setBusy(false)
  }

  const { skema, tuk, metode, ruang, start_date, end_date, jam_mulai, jam_selesai, zona_waktu, peserta } = exam
  const days = dayRange(start_date, end_date)
  const press = list ? 'Perbarui daftar' : 'Siapkan tanpa jaringan'
  return (
    <Card variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {skema}
      </Typography>
      <Typography variant="body2">
        {days}, {jam_mulai}–{jam_selesai} {zona_waktu}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[tuk ?? metode, ruang ? `ruang ${ruang}` : '', peserta === undefined ? '' : `${peserta} peserta`]
          .filter(Boolean)
          .join(', ')}
      </Typography>
      {list ? (
        <Typography variant="body2" color="textSecondary">
          Di perangkat ini sejak {momentText(list.taken_at)}; dihapus sendiri sesudah hari uji.
        </Typography>
      ) : null}
      <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {list && !isShown ? (
          <Button
            variant="contained"
            sx={TALL}
            onClick={() => open(exam.schedule_id)}
            aria-label={`Buka daftar: ${skema}, ${days}`}
          >
            Buka daftar
          </Button>
        ) : null}
        {isOnline ? (
          <Button
            variant={list ? 'outlined' : 'contained'}
            sx={TALL}
            disabled={isBusy}
            onClick={() => void prepare()}
            aria-label={`${press}: ${skema}, ${days}`}
          >
            {isBusy ? 'Menyiapkan …' : press}
          </Button>
        ) : null}
      </Stack>
      {said ? (
        <Alert severity={said.severity} sx={{ mt: 1 }}>
          {said.words}
        </Alert>
      ) : null}
    </Card>
  )
}

/** As high as a thumb needs. */
const TALL = { minHeight: 44 }
