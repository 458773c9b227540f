import { Box, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { COMPLAINT_KINDS } from '../rules.ts'
import { COMPLAINT_STATES } from '../state-rules.ts'
import { CaseHistory, FileLinks } from './CaseHistory.tsx'
import { ComplaintTransitions } from './ComplaintTransitions.tsx'
import { Target } from './Target.tsx'

type ComplaintCase = Answer<'getComplaint'>

/** One complaint: its text, its parties, its history, and what its handler can do. */
export const ComplaintShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const complaint = useWhole<'getComplaint'>('riwayat')
  if (!complaint) return null
  const { no_tiket, status, is_anonim, terlambat, target, uraian, berkas, putusan } = complaint
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: '60rem' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2">{no_tiket}</Typography>
        <Chip size="small" color="primary" label={COMPLAINT_STATES[status]} />
        {is_anonim ? <Chip size="small" label="Identitas disembunyikan" /> : null}
      </Stack>
      <ComplaintTransitions complaint={complaint} />
      <FactList
        items={[
          ['Jenis', COMPLAINT_KINDS[complaint.jenis_pengaduan]],
          ['Penangan', complaint.handler_name ?? 'Belum ada'],
          ['Target berikutnya', <Target key="target" target={target} terlambat={terlambat} />],
          ...moments(complaint),
        ]}
      />
      <Part>Uraian</Part>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{uraian}</Typography>
      <FileLinks files={berkas} />
      <Part>Para pihak</Part>
      <Parties complaint={complaint} />
      {putusan ? (
        <>
          <Part>Hasil yang dibaca pelapor</Part>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{putusan}</Typography>
        </>
      ) : null}
      <Part>Riwayat</Part>
      <CaseHistory complaint={complaint} />
    </Box>
  )
}

const at = (moment: string | null): string => (moment ? momentText(moment) : '-')

/** Lists the moments of a case, each with the day on which it was due. */
const moments = (complaint: ComplaintCase): [string, string][] => [
  ['Masuk', momentText(complaint.created_at)],
  [`Ditangani (target ${longDay(complaint.target_terima)})`, at(complaint.acknowledged_at)],
  [`Divalidasi (target ${longDay(complaint.target_validasi)})`, at(complaint.validated_at)],
  [`Dijawab (target ${longDay(complaint.target_jawab)})`, at(complaint.closed_at)],
  ...(complaint.reopened_at ? [['Dibuka kembali', momentText(complaint.reopened_at)] as [string, string]] : []),
]

function Parties({ complaint }: { complaint: ComplaintCase }) {
  const { pelapor, terlapor, sertifikat, no_sertifikasi, penguji, terlibat, tanggal_kejadian } = complaint
  const reporter = pelapor ? [pelapor.nama, pelapor.email, pelapor.phone].filter(Boolean).join(', ') : 'Disembunyikan'
  return (
    <>
      <FactList
        items={[
          ['Pelapor', reporter],
          ['Pihak yang diadukan', terlapor],
          ['Penguji yang dikenali', penguji],
          [
            'Sertifikat',
            sertifikat ? (
              <Link key="sertifikat" href={officeTo.show('sertifikat', sertifikat.id)}>
                {sertifikat.no_sertifikasi}, {sertifikat.nama}
              </Link>
            ) : (
              no_sertifikasi && `${no_sertifikasi} (tidak dikenal)`
            ),
          ],
          ['Tanggal kejadian', tanggal_kejadian ? longDay(tanggal_kejadian) : '-'],
        ]}
      />
      {sertifikat ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          Sanksi atas sertifikat ini dibuka dari halaman sertifikatnya oleh petugas keputusan.
        </Typography>
      ) : null}
      {terlibat.length > 0 ? (
        <Typography variant="body2" sx={{ mt: 2 }}>
          Tidak melihat perkara ini: {terlibat.map(({ nama, alasan }) => `${nama} (${alasan})`).join('; ')}.
        </Typography>
      ) : null}
    </>
  )
}
