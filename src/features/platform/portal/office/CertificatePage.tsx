import { Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import { certificateNumber } from '../../settings/certificate-number-rules.ts'
import { SetupForm } from './SetupForm.tsx'

const FORMAT = 'format_nomor_sertifikat'

/** How certificates are numbered, and who signs them. */
export const CertificatePage = () => (
  <SetupForm page="sertifikat" record="pengaturan">
    <Text
      source={FORMAT}
      label="Format nomor sertifikat"
      isRequired
      helperText="Ganti LSK-XX dengan nama singkat lembaga. {urut}, {kualifikasi}, dan {tahun} wajib ada; {bulan} boleh."
    />
    <NumberExample />
    <Text source="penandatangan_sertifikat" label="Penandatangan sertifikat" isRequired />
    <Text source="jabatan_penandatangan" label="Jabatan penandatangan" isRequired />
  </SetupForm>
)

/** A number by the rule that gives certificates theirs. */
function NumberExample() {
  const format: unknown = useWatch({ name: FORMAT })
  const of = { urut: 42, kualifikasi: 'KTPA', on: dayIn(bodyZone(), new Date()) }
  return (
    <Typography variant="body2" role="status" sx={{ mb: 2 }}>
      Contoh: <strong>{certificateNumber(String(format ?? ''), of)}</strong>
    </Typography>
  )
}
