import { Box, Chip, Typography } from '@mui/material'
import { Link, Show } from 'react-admin'
import { addDays, bodyZone, dayIn, longDay } from '../../../../lib/day.ts'
import { provinceName } from '../../../../lib/people/province.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { PersonLink } from '../../../../office/display/PersonLink.tsx'
import { Picture } from '../../../../office/display/Picture.tsx'
import { listLink } from '../../../../office/screens/list-link.ts'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { MonthPart } from '../../schedules/office/parts/MonthPart.tsx'

type Examiner = Answer<'getExaminer'>

/** An examiner: what qualifies them and until when, whom they work for, and their month. */
export const ExaminerPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

/** Days before the end of a recommendation from which the page says so. */
const SOON = 90

function Matter() {
  const examiner = useWhole<'getExaminer'>('riwayat')
  if (!examiner) return null
  return (
    <RecordPage title={examiner.name} marks={<Recommended until={examiner.berlaku_sampai} />}>
      <Picture name={examiner.foto} words={`Foto ${examiner.name}`} />
      <Facts examiner={examiner} />
      <Education rows={examiner.riwayat ?? []} />
      <MonthPart key={examiner.id} title="Bulan penguji ini" examiner_id={examiner.id} />
      <Typography sx={{ mt: 1 }}>
        <Link to={listLink('jadwal', { examiner_id: examiner.id, lewat: 'false' })}>Semua jadwal mendatangnya</Link>
      </Typography>
    </RecordPage>
  )
}

/** Says in words whether they may still be assigned. */
function Recommended({ until }: { until: string | null }) {
  if (until === null) return null
  const today = dayIn(bodyZone(), new Date())
  if (until < today) return <Chip size="small" color="error" label="Masa berlaku berakhir" />
  if (until > addDays(today, SOON)) return null
  return <Chip size="small" color="warning" label={`Berlaku sampai ${longDay(until)}`} />
}

const Facts = ({ examiner }: { examiner: Examiner }) => (
  <FactList
    items={[
      ['No. sertifikat penguji (BP2SDM)', examiner.no_sertifikat],
      ['Berlaku sampai', examiner.berlaku_sampai && longDay(examiner.berlaku_sampai)],
      ['Keahlian', examiner.keahlian.join(', ')],
      ['Email', examiner.email],
      ['Instansi', examiner.instansi],
      ['LPJP', examiner.nama_lpjp],
      [
        'Tempat tinggal',
        [examiner.kota, examiner.provinsi && provinceName(examiner.provinsi)].filter(Boolean).join(', '),
      ],
      ['Akun penguji', <Account key="akun" id={examiner.user_id ?? null} />],
    ]}
  />
)

const Account = ({ id }: { id: number | null }) =>
  id === null ? 'Belum terhubung' : <PersonLink id={id}>Terhubung</PersonLink>

function Education({ rows }: { rows: readonly { name: string }[] }) {
  if (rows.length === 0) return null
  return (
    <>
      <Part>Riwayat pendidikan</Part>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {rows.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
    </>
  )
}
