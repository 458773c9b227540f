import { longMoment } from '../../../../lib/day.ts'
import { Part } from '../../../../ui/Part.tsx'
import type { AppealStanding } from '../contract.ts'
import { PANEL_SIZE } from '../rules.ts'
import { AppealForm } from './AppealForm.tsx'
import { FiledAppeal } from './FiledAppeal.tsx'

/** The right to appeal: how and until when, or what became of it; nothing where there is nothing to appeal against. */
export function Appeal({ id, appeal, isCompetent }: { id: number; appeal: AppealStanding; isCompetent: boolean }) {
  if (appeal.diajukan) {
    return (
      <Part title="Banding Anda">
        <FiledAppeal filed={appeal.diajukan} />
      </Part>
    )
  }
  if (isCompetent) return null
  return (
    <Part title="Banding">
      {appeal.boleh ? (
        <Possible id={id} until={appeal.appeal_due} />
      ) : (
        <p className="text-muted">{appeal.halangan ?? 'Banding atas keputusan ini tidak dapat diajukan lagi.'}</p>
      )}
    </Part>
  )
}

const FOLLOWS = [
  `Banding diperiksa oleh ${PANEL_SIZE} orang yang tidak menguji Anda dan tidak ikut memutuskan.`,
  'Anda menerima tanda terima, lalu putusannya beserta alasan, melalui email dan di halaman ini.',
  'Bila banding dikabulkan, permohonan Anda diputuskan kembali. Bila ditolak, keputusan semula tetap.',
  'Mengajukan banding tidak dipungut biaya dan tidak memengaruhi uji ulang Anda. Banding hanya dapat diajukan satu kali.',
]

function Possible({ id, until }: { id: number; until: string | null }) {
  return (
    <>
      <p className="max-w-[50em]">
        Bila Anda menilai keputusan ini keliru, Anda berhak mengajukan banding
        {until && (
          <>
            {' '}
            sampai <strong>{longMoment(new Date(until))}</strong>
          </>
        )}
        .
      </p>
      <ul className="mt-3 max-w-[50em] list-disc space-y-1.5 pl-6 marker:text-primary">
        {FOLLOWS.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <details className="no-print mt-5">
        <summary className="btn btn-outline">Tulis banding</summary>
        <AppealForm id={id} />
      </details>
    </>
  )
}
