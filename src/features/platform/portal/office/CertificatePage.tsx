import { Button, Typography } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import { NumberSeries } from '../../number-series/office/parts/NumberSeries.tsx'
import { certificateNumber } from '../../settings/certificate-number-rules.ts'
import { UNNAMED_BODY } from '../readiness-rules.ts'
import type { PageProps } from './page-props.ts'
import { SetupForm } from './SetupForm.tsx'

const FORMAT = 'format_nomor_sertifikat'

/** How certificates are numbered, and who signs them. */
export const CertificatePage = ({ readiness: { nama_singkat } }: PageProps) => (
  <>
    <SetupForm page="sertifikat" record="pengaturan">
      <Text
        source={FORMAT}
        label="Format nomor sertifikat"
        isRequired
        helperText="Ganti LSK-XX dengan nama singkat lembaga. {urut}, {kualifikasi}, dan {tahun} wajib ada; {bulan} boleh."
      />
      <BodyInFormat short={nama_singkat} />
      <NumberExample />
      <Text source="penandatangan_sertifikat" label="Penandatangan sertifikat" isRequired />
      <Text source="jabatan_penandatangan" label="Jabatan penandatangan" isRequired />
    </SetupForm>
    <NumberSeries />
  </>
)

/** Puts the body's short name where the built-in format has none. */
function BodyInFormat({ short }: { short: string }) {
  const format: unknown = useWatch({ name: FORMAT })
  const { setValue } = useFormContext()
  const named = String(format ?? '').replaceAll(UNNAMED_BODY, short)
  if (short === '' || named === format || format === undefined) return null
  return (
    <Button
      variant="outlined"
      size="small"
      sx={{ mb: 2 }}
      onClick={() => setValue(FORMAT, named, { shouldDirty: true })}
    >
      Ganti {UNNAMED_BODY} dengan {short}
    </Button>
  )
}

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
