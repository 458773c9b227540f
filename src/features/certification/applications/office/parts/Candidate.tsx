import { Alert, Box, Typography } from '@mui/material'
import { Part } from '../../../../../office/display/Part.tsx'
import { own } from '../../../../../own-paths.ts'
import type { PrivateFile } from '../../../../platform/files/contract.ts'
import { EvidenceLink } from '../../../../platform/files/office/parts/EvidenceLink.tsx'
import { FILE_KINDS } from '../../../../platform/files/rules.ts'
import type { ExperienceRow, SelfAssessment } from '../../form/contract.ts'
import { Experience } from './Experience.tsx'
import { SelfAssessments } from './SelfAssessments.tsx'

interface Props {
  nama: string
  foto: string | null
  /** What is done for the candidate at the exam. */
  penyesuaian: string[]
  pengalaman: ExperienceRow[]
  asesmen: SelfAssessment[]
  berkas: PrivateFile[]
}

/** A candidate with the evidence of competence; examiners and deciders see the same. */
export const Candidate = ({ nama, foto, penyesuaian, pengalaman, asesmen, berkas }: Props) => (
  <Box component="section" aria-label="Bukti peserta" sx={{ minWidth: 0 }}>
    {foto ? (
      <Box
        component="img"
        src={own.file(foto)}
        alt={`Pas foto ${nama}`}
        sx={{ width: 96, height: 144, objectFit: 'cover', borderRadius: 1 }}
      />
    ) : null}
    {penyesuaian.length > 0 ? (
      <Alert severity="info" sx={{ my: 2 }}>
        Penyesuaian uji: {penyesuaian.join('; ')}
      </Alert>
    ) : null}
    <Part>Portofolio</Part>
    {berkas.length === 0 ? <Typography>Tidak ada berkas.</Typography> : null}
    {berkas.map(({ id, jenis }) => (
      <Box key={id} sx={{ mb: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {FILE_KINDS[jenis]}
        </Typography>
        <EvidenceLink berkas={berkas} id={id} />
      </Box>
    ))}
    <Part>Asesmen mandiri</Part>
    <SelfAssessments asesmen={asesmen} berkas={berkas} />
    <Part>Pengalaman</Part>
    <Experience pengalaman={pengalaman} berkas={berkas} />
  </Box>
)
