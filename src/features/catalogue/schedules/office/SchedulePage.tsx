import { Link as Address, Alert, Box, Chip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link, Show, useResourceDefinitions } from 'react-admin'
import { sharesWork } from '../../../../access.ts'
import { dayRange, longDay } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { type Answer, officeUrl } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { ConfirmedDownload } from '../../../../office/export/ConfirmedDownload.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { to } from '../../../../paths.ts'
import { isOver, SCHEDULE_STATE_LABELS, type ScheduleState, scheduleHours, stateOfSchedule } from '../rules.ts'
import { CancelAndMove } from './CancelAndMove.tsx'
import { OnTheDay } from './OnTheDay.tsx'
import { People } from './People.tsx'
import { MonthPart } from './parts/MonthPart.tsx'
import { SeriesForm } from './SeriesForm.tsx'

type Schedule = Answer<'getSchedule'>

/** A schedule: its facts and public state, its people, room and documents, and what can be done with it. */
export const SchedulePage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

const TONES: Partial<Record<ScheduleState, 'success' | 'info' | 'warning' | 'error'>> = {
  dibuka: 'success',
  hampir_penuh: 'success',
  penuh: 'info',
  berlangsung: 'warning',
  dibatalkan: 'error',
}

function Matter() {
  const schedule = useWhole<'getSchedule'>('rundown')
  if (!schedule) return null
  const state = stateOfSchedule(schedule, new Date())
  const days = schedule.start_date ? dayRange(schedule.start_date, schedule.end_date) : 'tanggal menyusul'
  return (
    <RecordPage
      title={`${schedule.skema}, ${days}`}
      marks={
        <>
          <Chip size="small" color={TONES[state] ?? 'default'} label={SCHEDULE_STATE_LABELS[state]} />
          {schedule.pemeliharaan ? <Chip size="small" variant="outlined" label="Kegiatan pemeliharaan" /> : null}
        </>
      }
      editable={!isOver(state)}
      actions={
        <>
          <OnTheDay />
          <AssessmentPapers schedule={schedule} />
          <SeriesForm />
          {isOver(state) ? null : <CancelAndMove />}
        </>
      }
    >
      {schedule.cancelled_at ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Dibatalkan {momentText(schedule.cancelled_at)}: {schedule.alasan_batal}
        </Alert>
      ) : null}
      <Facts schedule={schedule} />
      <People schedule={schedule} />
      <Documents schedule={schedule} />
      <Rundown schedule={schedule} />
      {schedule.venue_id === null ? null : (
        <MonthPart key={schedule.id} title="Bulan ini di TUK yang sama" schedule={schedule} />
      )}
    </RecordPage>
  )
}

/** Everything about an exam as papers, for those who verify or decide. */
function AssessmentPapers({ schedule: { id, pemeliharaan } }: { schedule: Schedule }) {
  const me = useMe()
  if (pemeliharaan || !sharesWork('uji', me)) return null
  return <ConfirmedDownload href={officeUrl('getAssessmentPapers', { id })} label="Berkas asesmen (ZIP)" />
}

/** A link to a record for those who may open it. */
function Opens({ screen, id, children }: { screen: string; id: number; children: ReactNode }) {
  const known = useResourceDefinitions()[screen]
  if (!known) return children
  return <Link to={`/${screen}/${id}${known.hasShow ? '/show' : ''}`}>{children}</Link>
}

const room = ({ ruang }: Schedule): string => (ruang === null ? '' : `, ruang ke-${ruang}`)

function Place({ schedule }: { schedule: Schedule }) {
  const { tuk, venue_id } = schedule
  if (tuk === null || venue_id === null) return schedule.metode === 'Daring' ? 'Daring' : 'Belum ditentukan'
  return (
    <>
      <Opens screen="tuk" id={venue_id}>
        {tuk}
      </Opens>
      {room(schedule)}
    </>
  )
}

function registration({ pendaftaran_dibuka: opens, pendaftaran_ditutup: closes }: Schedule): string {
  if (opens && closes) return dayRange(opens, closes)
  if (closes) return `sampai ${longDay(closes)}`
  return opens ? `sejak ${longDay(opens)}` : 'sampai uji dimulai'
}

const Facts = ({ schedule }: { schedule: Schedule }) => (
  <FactList
    items={[
      ['Tanggal', schedule.start_date ? dayRange(schedule.start_date, schedule.end_date) : 'Menyusul'],
      ['Jam', scheduleHours(schedule)],
      ['Tempat', <Place key="tempat" schedule={schedule} />],
      ['Metode', schedule.metode],
      ...(schedule.ruang_daring ? [['Ruang daring', <Room key="ruang" to={schedule.ruang_daring} />] as const] : []),
      ['Pendaftaran', registration(schedule)],
      ['Kursi terisi', `${schedule.terisi} dari ${schedule.kuota}`],
      ['Biaya', formatRupiah(schedule.registration_fee)],
      ['Kategori', schedule.kategori],
      ...(schedule.pemeliharaan ? [] : [['Penguji', schedule.nama_penguji.join('; ')] as const]),
    ]}
  />
)

const Room = ({ to: address }: { to: string }) => (
  <Address href={address} target="_blank" rel="noopener noreferrer">
    {address}
  </Address>
)

function Documents({ schedule }: { schedule: Schedule }) {
  const links = [
    ['Halaman jadwal di situs', to.schedule(schedule.id)],
    ...(schedule.start_date ? [['Berkas kalender (.ics)', to.scheduleCalendar(schedule.id)]] : []),
  ]
  return (
    <>
      <Part>Dokumen</Part>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {links.map(([label, address]) => (
          <li key={label}>
            <Address href={address} target="_blank" rel="noopener">
              {label}
            </Address>
          </li>
        ))}
        <li>
          <Opens screen="versi-skema" id={schedule.scheme_version_id}>
            Versi skema
          </Opens>
        </li>
      </Box>
    </>
  )
}

function Rundown({ schedule: { rundown = [], ketentuan_batal } }: { schedule: Schedule }) {
  return (
    <>
      {rundown.length > 0 ? (
        <>
          <Part>Rundown</Part>
          <FactList items={rundown.map(({ waktu, kegiatan }) => [waktu, kegiatan] as const)} narrow />
        </>
      ) : null}
      {ketentuan_batal ? (
        <>
          <Part>Ketentuan pembatalan</Part>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{ketentuan_batal}</Typography>
        </>
      ) : null}
    </>
  )
}
