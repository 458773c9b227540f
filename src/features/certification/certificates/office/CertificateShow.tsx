import { Alert, Box, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { provinceName } from '../../../../lib/people/province.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { PersonLink } from '../../../../office/display/PersonLink.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { to } from '../../../../paths.ts'
import { CertificateTransitions } from './CertificateTransitions.tsx'
import { Checks } from './Checks.tsx'
import { Papers } from './Papers.tsx'
import { Sanctions } from './Sanctions.tsx'
import { StateChip } from './StateChip.tsx'

/** One certificate: what it says, its state, its history, and what can be done with it. */
export const CertificateShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const certificate = useWhole<'getOfficeCertificate'>('riwayat')
  if (!certificate) return null
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {certificate.no_sertifikasi}
        </Typography>
        <StateChip state={certificate.status_sertifikat} />
      </Stack>
      <Notices certificate={certificate} />
      <Facts certificate={certificate} />
      <Box sx={{ my: 3 }}>
        <CertificateTransitions certificate={certificate} />
      </Box>
      <Sanctions certificate={certificate} />
      <Part>Unit kompetensi</Part>
      <Box component="ol" sx={{ pl: 3 }}>
        {certificate.unit_kompetensi.map((unit) => (
          <li key={unit}>{unit}</li>
        ))}
      </Box>
      <Papers certificate={certificate} />
      <Checks certificate={certificate} />
      <Course certificate={certificate} />
    </Box>
  )
}

function Notices({
  certificate: { nama_terkini, frozen_until, can },
}: {
  certificate: Answer<'getOfficeCertificate'>
}) {
  return (
    <>
      {frozen_until ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Dibekukan paling lama sampai {longDay(frozen_until)}. Sesudah itu tidak ada yang terjadi dengan sendirinya:
          pulihkan, atau usulkan pencabutan.
        </Alert>
      ) : null}
      {nama_terkini && can.cetak_ulang ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Nama pemegang kini {nama_terkini}. Cetak ulang agar sertifikat memuat nama itu; nomornya tetap.
        </Alert>
      ) : null}
    </>
  )
}

const Facts = ({ certificate }: { certificate: Answer<'getOfficeCertificate'> }) => (
  <FactList
    items={[
      [
        'Pemegang',
        <PersonLink key="nama" id={certificate.user_id}>
          <strong>{certificate.nama}</strong>
        </PersonLink>,
      ],
      ['Skema', `${certificate.skema} (${certificate.kualifikasi})`],
      ['Nomor registrasi', certificate.no_registrasi],
      ['Berlaku', `${longDay(certificate.valid_from)} sampai ${longDay(certificate.valid_until)}`],
      ['Keahlian', certificate.keahlian.join(', ')],
      ['Kota', [certificate.kota, provinceName(certificate.provinsi)].filter((part) => part !== '').join(', ')],
      ['Terbit', momentText(certificate.issued_at)],
      ['Diputuskan oleh', certificate.issued_by_name],
      [
        'Tampil di daftar pemegang',
        certificate.publik ? 'Ya, dengan persetujuan' : 'Tidak; tetap dapat diperiksa dengan nomor',
      ],
      [
        'Permohonan',
        certificate.user_training_id === null ? (
          'Dari daftar lama'
        ) : (
          <Link key="permohonan" href={officeTo.show('permohonan', certificate.user_training_id)}>
            Buka permohonan
          </Link>
        ),
      ],
      [
        'Ujian tulis',
        certificate.lembar_id === null ? null : (
          <Link key="lembar" href={officeTo.show('lembar', certificate.lembar_id)}>
            Buka lembar jawaban
          </Link>
        ),
      ],
      [
        'Pemeriksaan publik',
        <Link key="periksa" href={to.verdict(certificate.no_sertifikasi)} target="_blank" rel="noopener">
          Seperti dilihat orang lain (tab baru)
        </Link>,
      ],
    ]}
  />
)

const Course = ({ certificate: { riwayat } }: { certificate: Answer<'getOfficeCertificate'> }) => (
  <>
    <Part>Riwayat</Part>
    {riwayat.map(({ at, label, alasan, nama }) => (
      <Box key={`${at}${label}`} sx={{ mb: 1.5 }}>
        <Typography>
          <strong>{label}</strong>, {momentText(at)}
          {nama ? `, ${nama}` : ''}
        </Typography>
        {alasan ? <Typography color="text.secondary">{alasan}</Typography> : null}
      </Box>
    ))}
  </>
)
