import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Alert, Box, Button, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import { type Answer, officeUrl } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { GIVEN_LABELS } from '../../accommodations/rules.ts'
import { PaperDistribution } from '../../forms/office/parts/PaperDistribution.tsx'
import { Report } from '../../misconduct/office/parts/Report.tsx'
import { RECORD_STATES, SIGNER_ROLES } from '../rules.ts'
import { RecordTransitions } from './RecordTransitions.tsx'

type ExamRecord = Answer<'getExamRecord'>

/** The record of the day of an exam, as the office completes and signs it. */
export const ExamRecordShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

/** The same as an examiner completes and signs it. */
export const OwnExamRecordShow = () => (
  <Show actions={false}>
    <Matter isOwn />
  </Show>
)

function Matter({ isOwn = false }: { isOwn?: boolean }) {
  const one = useWhole<'getExamRecord'>('peserta')
  if (!one) return null
  const pdf = isOwn ? officeUrl('getOwnExamRecordPdf', { id: one.id }) : officeUrl('getExamRecordPdf', { id: one.id })
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          Berita acara {one.skema}
        </Typography>
        <Chip
          size="small"
          color={one.status === 'terkunci' ? 'primary' : 'warning'}
          label={one.status ? RECORD_STATES[one.status] : 'Belum disusun'}
        />
      </Stack>
      {one.wajib && one.status !== 'terkunci' ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Peserta uji ini baru dapat diputuskan sesudah dua orang menandatangani berita acara ini, salah satunya
          penguji.
        </Alert>
      ) : null}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <RecordTransitions one={one} isOwn={isOwn} />
        <Report people={one.peserta} isOwn={isOwn} />
        <Button size="small" startIcon={<PictureAsPdfIcon />} href={pdf} target="_blank" rel="noopener">
          Berita acara (PDF, tab baru)
        </Button>
      </Stack>
      <PaperDistribution schedule={one.id} call={isOwn ? 'getOwnPaperDistribution' : 'getPaperDistribution'} />
      <Facts one={one} isOwn={isOwn} />
      <People one={one} />
      <Happenings one={one} />
      <Signatures one={one} />
    </Box>
  )
}

const Facts = ({ one, isOwn }: { one: ExamRecord; isOwn: boolean }) => (
  <FactList
    items={[
      [
        'Tanggal',
        isOwn ? (
          dayRange(one.start_date, one.end_date)
        ) : (
          <Link key="jadwal" href={officeTo.show('jadwal', one.id)}>
            {dayRange(one.start_date, one.end_date)}
          </Link>
        ),
      ],
      ['Jam menurut jadwal', one.jam_jadwal],
      ['Jam sebenarnya', one.jam_mulai ? `${one.jam_mulai}–${one.jam_selesai ?? '…'}` : 'Belum diisi'],
      ['Tempat', one.tuk ?? one.metode],
      ['Penguji', one.penguji.join('; ') || '-'],
      ['Petugas', [...one.petugas, one.petugas_lain].filter(Boolean).join('; ') || '-'],
    ]}
  />
)

const People = ({ one: { peserta } }: { one: ExamRecord }) => (
  <>
    <Part>Peserta</Part>
    <Typography sx={{ mb: 1 }}>
      {peserta.filter(({ attended_at }) => attended_at !== null).length} dari {peserta.length} hadir
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {peserta.map((person) => (
        <Box
          component="li"
          key={person.user_training_id}
          sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          {person.nama}
          <Typography variant="body2" color="text.secondary">
            {noteOf(person)}
          </Typography>
        </Box>
      ))}
    </Box>
  </>
)

function noteOf({ nomor, attended_at, kursi, penyesuaian, pemberian }: ExamRecord['peserta'][number]): string {
  const given = pemberian === 'sesuai' || pemberian === 'berbeda' ? ` (${GIVEN_LABELS[pemberian].toLowerCase()})` : ''
  return [
    nomor,
    attended_at === null ? 'tidak hadir' : `hadir ${momentText(attended_at)}`,
    kursi && `kursi ${kursi}`,
    penyesuaian.length > 0 && `penyesuaian: ${penyesuaian.join('; ')}${given}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const Happenings = ({ one: { kejadian, kejadian_pengawas, catatan } }: { one: ExamRecord }) => (
  <>
    <Part>Kejadian</Part>
    {kejadian.length + kejadian_pengawas.length === 0 ? (
      <Typography color="text.secondary">Tidak ada yang dicatat.</Typography>
    ) : null}
    <FactList items={kejadian.map(({ jam, uraian }) => [jam, uraian] as const)} narrow />
    {kejadian_pengawas.length > 0 ? (
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        Dicatat pengawas di layar, masuk dengan sendirinya:
      </Typography>
    ) : null}
    <FactList
      items={kejadian_pengawas.map(
        ({ jam, uraian, nomor }) => [jam, nomor === null ? uraian : `${uraian} (peserta ${nomor})`] as const,
      )}
      narrow
    />
    {catatan ? <Typography sx={{ whiteSpace: 'pre-line', mt: 1 }}>{catatan}</Typography> : null}
  </>
)

function Signatures({ one: { tanda_tangan, tambahan } }: { one: ExamRecord }) {
  return (
    <>
      <Part>Tanda tangan</Part>
      {tanda_tangan.length === 0 ? <Typography color="text.secondary">Belum ada.</Typography> : null}
      <FactList
        items={tanda_tangan.map(({ nama, peran, at }) => [SIGNER_ROLES[peran], `${nama}, ${momentText(at)}`] as const)}
      />
      {tambahan.length > 0 ? <Part>Tambahan sesudah terkunci</Part> : null}
      {tambahan.map(({ id, isi, nama, at }) => (
        <Box key={id} sx={{ mb: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            {momentText(at)}, oleh {nama}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{isi}</Typography>
        </Box>
      ))}
    </>
  )
}
