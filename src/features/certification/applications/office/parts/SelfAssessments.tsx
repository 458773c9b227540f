import { Box, Chip, Typography } from '@mui/material'
import type { PrivateFile } from '../../../../platform/files/contract.ts'
import { EvidenceLink } from '../../../../platform/files/office/parts/EvidenceLink.tsx'
import type { SelfAssessment } from '../../form/contract.ts'

const ANSWERS = { K: 'Kompeten', BK: 'Belum kompeten', '': 'Belum dijawab' } as const

interface Props {
  asesmen: SelfAssessment[]
  berkas: PrivateFile[]
}

/** Shows how somebody assesses themselves, unit by unit. */
export const SelfAssessments = ({ asesmen, berkas }: Props) => (
  <Box component="ol" sx={{ pl: 2.5 }}>
    {asesmen.map(({ unit, jawaban, bukti, bukti_id }) => (
      <Box component="li" key={unit} sx={{ mb: 1.5 }}>
        {unit} <Chip size="small" color={jawaban === 'K' ? 'success' : 'default'} label={ANSWERS[jawaban]} />
        {bukti ? (
          <Typography variant="body2" color="text.secondary">
            {bukti}
          </Typography>
        ) : null}
        <EvidenceLink berkas={berkas} id={bukti_id} />
      </Box>
    ))}
  </Box>
)
