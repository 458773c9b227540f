import { Box, Typography } from '@mui/material'
import type { PrivateFile } from '../../../../platform/files/contract.ts'
import { EvidenceLink } from '../../../../platform/files/office/parts/EvidenceLink.tsx'
import type { ExperienceRow } from '../../form/contract.ts'

interface Props {
  pengalaman: ExperienceRow[]
  berkas: PrivateFile[]
}

/** Shows the work that somebody has done so far, as they wrote it. */
export function Experience({ pengalaman, berkas }: Props) {
  if (pengalaman.length === 0) return <Typography>Tidak ada pengalaman yang diisi.</Typography>
  return (
    <Box component="ol" sx={{ pl: 2.5 }}>
      {pengalaman.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and do not move here
        <Box component="li" key={index} sx={{ mb: 1.5 }}>
          <strong>{row.judul_dokumen}</strong>
          <Typography variant="body2" color="text.secondary">
            {[row.jenis_dokumen, row.pemrakarsa, row.lokasi, row.tahun, row.peran, row.no_skkl]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <EvidenceLink berkas={berkas} id={row.bukti_id} />
        </Box>
      ))}
    </Box>
  )
}
