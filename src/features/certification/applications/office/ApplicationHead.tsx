import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText, shortDay } from '../../../../office/display/moment.ts'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { to } from '../../../../paths.ts'
import { CERTIFICATE_STATES } from '../../certificates/rules.ts'

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

/** Shows which certificate an application renews, whether it came late, and what is examined for which reasons. */
function RenewalNotice({ application: { perpanjangan } }: { application: Answer<'getOfficeApplication'> }) {
  if (!perpanjangan) return null
  const { no_sertifikasi, valid_until, terlambat, metode_uji, alasan_uji_penuh } = perpanjangan
  const isFull = alasan_uji_penuh.length > 0
  return (
    <Alert severity={isFull || terlambat ? 'warning' : 'info'} sx={{ mb: 2 }}>
      Memperpanjang sertifikat{' '}
      <Link href={to.verdict(no_sertifikasi)} target="_blank" rel="noopener">
        {no_sertifikasi}
      </Link>
      , berlaku sampai {valid_until}
      {terlambat ? '; diajukan dalam masa tenggang' : ''}. {isFull ? 'Diuji penuh' : 'Diuji'}: {metode_uji.join(', ')}.
      {isFull ? ` ${alasan_uji_penuh.join(' ')}` : ''}
    </Alert>
  )
}

/**
 * Shows whether the applicant holds the ATPA certificate that the scheme requires; the system checked it on submission.
 */
function AtpaNotice({ application: { wajib_atpa, atpa } }: { application: Answer<'getOfficeApplication'> }) {
  if (!wajib_atpa) return null
  const isValid = atpa.some(
    ({ status_sertifikat }) => status_sertifikat === 'aktif' || status_sertifikat === 'akan_berakhir',
  )
  return (
    <Alert severity={isValid ? 'info' : 'warning'} sx={{ mb: 1, py: 0 }}>
      Skema ini mensyaratkan sertifikat ATPA yang berlaku saat permohonan dikirim.{' '}
      {atpa.length === 0 ? 'Daftar pemegang tidak memuat satu pun atas nama pemohon.' : 'Keadaannya hari ini:'}
      {atpa.map(({ no_sertifikasi, status_sertifikat, valid_from, valid_until }) => (
        <Link
          key={no_sertifikasi}
          href={to.verdict(no_sertifikasi)}
          target="_blank"
          rel="noopener"
          sx={{ display: 'block' }}
        >
          {no_sertifikasi}, {CERTIFICATE_STATES[status_sertifikat]}, {valid_from} sampai {valid_until}
        </Link>
      ))}
    </Alert>
  )
}
