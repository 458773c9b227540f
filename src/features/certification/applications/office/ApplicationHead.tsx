import { Alert, Box, Chip, Stack, Typography } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText, shortDay } from '../../../../office/display/moment.ts'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { AtpaNotice } from './AtpaNotice.tsx'
import { RenewalNotice } from './RenewalNotice.tsx'

/** Whose application it is, for what and by when, in two lines, with what one should know before anything else. */
export function ApplicationHead({ application }: { application: Answer<'getOfficeApplication'> }) {
  const { orang, nomor, tahap_label, invoice, terlambat, target, erased_at } = application
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2">{orang?.nama_lengkap ?? nomor}</Typography>
        <Chip size="small" color="primary" label={tahap_label} />
        {invoice ? <Chip size="small" variant="outlined" label={`Invoice ${invoice.nomor}`} /> : null}
        {terlambat && target ? (
          <Chip size="small" color="warning" label={`Target verifikasi ${shortDay(target)} sudah lewat`} />
        ) : null}
        <Box sx={{ ml: 'auto' }}>
          <QueuePlace />
        </Box>
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {headline(application)}
      </Typography>
      {erased_at ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          Isian dan berkas permohonan ini sudah dihapus sesuai masa simpan, {momentText(erased_at)}.
        </Alert>
      ) : null}
      <RenewalNotice application={application} />
      <AtpaNotice application={application} />
    </>
  )
}

function headline({
  nomor,
  category,
  name,
  jadwal,
  target,
  terlambat,
  target_sesudah_uji,
}: Answer<'getOfficeApplication'>) {
  const exam = jadwal.start_date ? `uji ${shortDay(jadwal.start_date)}` : 'tanggal uji menyusul'
  const promise = target && !terlambat ? `target ${shortDay(target)}` : ''
  const hurry = target_sesudah_uji ? 'uji lebih dahulu daripada target' : ''
  return [nomor, `${category.name}: ${name}`, exam, promise, hurry].filter(Boolean).join(' · ')
}
