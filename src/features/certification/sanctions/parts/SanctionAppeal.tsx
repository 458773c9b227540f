import { useRevalidator } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { longMoment } from '../../../../lib/day.ts'
import { FiledAppeal } from '../../../certification/appeals/parts/FiledAppeal.tsx'
import { PANEL_SIZE } from '../../../certification/appeals/rules.ts'
import { StatementForm } from '../../../platform/files/parts/StatementForm.tsx'
import type { OwnSanction } from '../contract.ts'

const LEAST = 30
const MOST = 4000

/** The right to appeal against a sanction, or what became of it; nothing where there is nothing to appeal against. */
export function SanctionAppeal({ sanction: { id, banding } }: { sanction: OwnSanction }) {
  const { boleh, appeal_due, halangan, diajukan } = banding
  if (!boleh && !halangan && !diajukan) return null
  return (
    <section className="border-line border-t pt-5">
      <h3 className="mb-2 font-semibold text-lg">{diajukan ? 'Banding Anda' : 'Banding'}</h3>
      {diajukan ? (
        <FiledAppeal filed={diajukan} />
      ) : boleh ? (
        <Possible id={id} until={appeal_due} />
      ) : (
        <p>{halangan}</p>
      )}
    </section>
  )
}

function Possible({ id, until }: { id: number; until: string | null }) {
  const revalidator = useRevalidator()
  return (
    <>
      <p className="max-w-[50em]">
        Bila Anda menilai putusan ini keliru, Anda berhak mengajukan banding satu kali
        {until && (
          <>
            {' '}
            sampai <strong>{longMoment(new Date(until))}</strong>
          </>
        )}
        . Banding diperiksa oleh {PANEL_SIZE} orang yang tidak terlibat dan tidak dipungut biaya. Bila dikabulkan,
        sanksi ini berakhir.
      </p>
      <details className="no-print mt-5">
        <summary className="btn btn-outline">Tulis banding</summary>
        <StatementForm
          label="Alasan banding"
          hint={`Jelaskan mengapa putusan ini keliru, ${LEAST} sampai ${MOST} huruf.`}
          most={MOST}
          jenis="lampiran"
          button="Kirim banding"
          send={async (alasan, file_id) => {
            await client.appealSanction({ id, alasan, file_id })
            await revalidator.revalidate()
          }}
        />
      </details>
    </>
  )
}
