import { useRevalidator } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { StatementForm } from '../../../platform/files/parts/StatementForm.tsx'

const LEAST = 30
const MOST = 4000

/** Reasons in one's own words, and a paper that supports them. */
export function AppealForm({ id }: { id: number }) {
  const revalidator = useRevalidator()
  return (
    <StatementForm
      label="Alasan banding"
      hint={`Sebutkan unit dan bukti yang menurut Anda keliru dinilai, ${LEAST} sampai ${MOST} huruf.`}
      most={MOST}
      jenis="lampiran"
      button="Kirim banding"
      asksItem
      send={async (alasan, file_id, item) => {
        await client.fileAppeal({ id, tahap: 'belum_kompeten', alasan, file_id, ...item })
        await revalidator.revalidate()
      }}
    />
  )
}
