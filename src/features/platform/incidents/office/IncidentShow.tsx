import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import { EditButton, Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { type Answer, officeUrl } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { DATA_KINDS, hoursLeftText, INCIDENT_STATES, SELECTIONS } from '../rules.ts'
import { IncidentTransitions } from './IncidentTransitions.tsx'

type Incident = Answer<'getIncident'>

/** One incident: the deadline, what happened, who is written to, the authority, the lessons. */
export const IncidentShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const incident = useWhole<'getIncident'>('tanpa_akun')
  if (!incident) return null
  const { id, version, judul, status, uraian, penanganan, pemulihan, pelajaran } = incident
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: '60rem' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2">{judul}</Typography>
        <Chip size="small" color={status === 'terbuka' ? 'warning' : 'primary'} label={INCIDENT_STATES[status]} />
      </Stack>
      <Deadline incident={incident} />
      <Facts incident={incident} />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', my: 2 }}>
        {status === 'ditutup' ? null : <EditButton />}
        <Link href={officeUrl('getIncidentRecord', { id })} target="_blank" rel="noopener">
          Cetak catatan untuk lembaga (PDF, tab baru)
        </Link>
      </Stack>
      <IncidentTransitions incident={incident} />
      <Part>Uraian kejadian</Part>
      <Words>{uraian}</Words>
      <Part>Penanganan</Part>
      <Words>{penanganan}</Words>
      <Part>Pemulihan</Part>
      <Words>{pemulihan}</Words>
      {pelajaran ? (
        <>
          <Part>Pelajaran</Part>
          <Words>{pelajaran}</Words>
        </>
      ) : null}
      <Part>Siapa yang terdampak</Part>
      <Choices incident={incident} />
      <Part>Surat kepada yang terdampak</Part>
      <Waiting key={version} call="previewIncidentNotice" payload={{ id }}>
        {(letter) => <Letter {...letter} />}
      </Waiting>
    </Box>
  )
}

function Deadline({ incident: { notified_at, authority_notified_at, notice_due } }: { incident: Incident }) {
  if (notified_at && authority_notified_at) return null
  const [due, now] = [new Date(notice_due), new Date()]
  const missing = [
    notified_at ? [] : ['surat kepada yang terdampak'],
    authority_notified_at ? [] : ['lembaga pengawas'],
  ]
  return (
    <Alert severity={due < now ? 'error' : 'warning'} sx={{ mb: 2 }}>
      Batas 3 × 24 jam: {momentText(notice_due)} ({hoursLeftText(due, now)}). Belum diberitahukan:{' '}
      {missing.flat().join(' dan ')}.
    </Alert>
  )
}

const by = (at: string | null, person: string | null): string => (at ? `${momentText(at)}, ${person ?? ''}` : '-')

const Facts = ({ incident }: { incident: Incident }) => (
  <FactList
    items={[
      ['Diketahui', momentText(incident.discovered_at)],
      ['Waktu kejadian', incident.waktu_kejadian],
      ['Data yang terungkap', incident.jenis_data.map((kind) => DATA_KINDS[kind]).join('; ')],
      ['Dicatat', by(incident.created_at, incident.created_by_name)],
      ['Surat diantrekan', by(incident.notified_at, incident.notified_by_name)],
      ['Surat terkirim', `${incident.jumlah_terkirim} dari ${incident.jumlah_terdampak}`],
      ['Kepada lembaga', incident.pemberitahuan_lembaga],
      ['Dicatat untuk lembaga', by(incident.authority_notified_at, incident.authority_notified_by_name)],
      ['Ditutup', by(incident.closed_at, incident.closed_by_name)],
    ]}
  />
)

function Choices({ incident: { pilihan, tanpa_akun } }: { incident: Incident }) {
  if (pilihan.length === 0) return <Typography>Belum dipilih.</Typography>
  return (
    <>
      {pilihan.map(({ pilihan: kind, dari, sampai, staff_name, jumlah, at }) => (
        <Typography key={at}>
          {SELECTIONS[kind]}
          {staff_name ? ` (${staff_name})` : ''}
          {dari && sampai ? `, ${longDay(dari)} sampai ${longDay(sampai)}` : ''}: {jumlah} akun, {momentText(at)}
        </Typography>
      ))}
      {tanpa_akun > 0 ? (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {tanpa_akun} sertifikat tanpa akun: surati pemegangnya di luar portal.
        </Alert>
      ) : null}
    </>
  )
}

const Letter = ({ perihal, isi }: Answer<'previewIncidentNotice'>) => (
  <>
    <Typography sx={{ fontWeight: 700 }}>{perihal}</Typography>
    {isi.map((paragraph) => (
      <Typography key={paragraph} sx={{ mt: 1, whiteSpace: 'pre-line' }}>
        {paragraph}
      </Typography>
    ))}
  </>
)

const Words = ({ children }: { children: string }) => (
  <Typography sx={{ whiteSpace: 'pre-line' }}>{children}</Typography>
)
