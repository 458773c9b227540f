import { Typography } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { EvidenceLink } from '../../../platform/files/office/parts/EvidenceLink.tsx'
import { SANCTION_KINDS, SANCTION_REASONS } from '../../sanctions/rules.ts'

/** A sanction as it was decided: the reason, what the holder answered, and the decision. */
export const AppealedSanction = ({ sanction }: { sanction: NonNullable<Answer<'getAppeal'>['sanksi']> }) => {
  const { nomor, jenis, alasan, uraian, jawaban, berkas, putusan } = sanction
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {SANCTION_KINDS[jenis]}, {nomor}: {SANCTION_REASONS[alasan]}
      </Typography>
      <Words label="Uraian">{uraian}</Words>
      <Words label="Jawaban pemegang">{jawaban ?? 'Pemegang tidak menjawab sampai batas waktunya.'}</Words>
      {berkas ? <EvidenceLink berkas={[berkas]} id={berkas.id} /> : null}
      <Words label="Putusan">{putusan ?? '-'}</Words>
    </>
  )
}

const Words = ({ label, children }: { label: string; children: string }) => (
  <Typography sx={{ my: 1, whiteSpace: 'pre-line' }}>
    <strong>{label}:</strong> {children}
  </Typography>
)
