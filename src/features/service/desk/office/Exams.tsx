import { Link as Address, Box, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { type Answer, officeUrl } from '../../../../office/calls/client.ts'
import { officeTo } from '../../../../office-paths.ts'

type Exam = Answer<'getDesk'>['ujian'][number]

/** Exams of today, each with its door and its sheet; examiners come to their candidates instead. */
export const Exams = ({ exams, isExaminer }: { exams: Exam[]; isExaminer: boolean }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& li + li': { mt: 2 } }}>
    {exams.map((exam) => (
      <li key={exam.schedule_id}>
        <Typography sx={{ fontWeight: 600 }}>
          {exam.jam_mulai}-{exam.jam_selesai} {exam.zona_waktu}, {exam.skema}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {exam.tuk ?? exam.metode}; {exam.hadir} dari {exam.peserta} peserta hadir
        </Typography>
        <Typography component="p" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {isExaminer ? (
            <>
              <Link to="/penilaian">Peserta Anda</Link>
              <Address href={officeTo.doorOf(exam.schedule_id)}>Jaga pintu</Address>
            </>
          ) : (
            <>
              <Link to={`/kehadiran?jadwal=${exam.schedule_id}`}>Catat kehadiran</Link>
              <Address href={officeUrl('getAttendanceSheet', { id: exam.schedule_id })} target="_blank" rel="noopener">
                Daftar hadir (PDF, tab baru)
              </Address>
            </>
          )}
        </Typography>
      </li>
    ))}
  </Box>
)
