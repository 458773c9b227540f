import { useRevalidator } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { longMoment } from '../../../../lib/day.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { Part } from '../../../../ui/Part.tsx'
import { StatementForm } from '../../../platform/files/parts/StatementForm.tsx'
import type { OwnMisconduct as Case } from '../contract.ts'
import { MISCONDUCT_STATES } from '../rules.ts'

/** Suspicions of cheating that one was told of: the facts, one's answer, and what was decided. */
export function OwnMisconduct({ cases }: { cases: Case[] }) {
  return cases.map((one) => (
    <Part key={one.id} title="Dugaan kecurangan pada uji">
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{one.uraian}</p>
      {one.jawaban && (
        <>
          <p className="mt-4 font-semibold">Jawaban Anda</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{one.jawaban}</p>
        </>
      )}
      {one.decided_at ? (
        <p className="mt-4 whitespace-pre-line">
          <strong>{MISCONDUCT_STATES[one.status]}.</strong> {one.putusan}
        </p>
      ) : (
        <Pending one={one} />
      )}
    </Part>
  ))
}

function Pending({ one: { id, answer_due, boleh_dijawab, jawaban } }: { one: Case }) {
  const revalidator = useRevalidator()
  if (!boleh_dijawab) {
    return (
      <p className="mt-4 text-muted" role="status">
        {jawaban ? 'Jawaban Anda sudah masuk.' : 'Batas menjawab sudah lewat.'} Putusan diambil oleh petugas yang tidak
        terlibat, dan disampaikan kepada Anda dengan surat.
      </p>
    )
  }
  return (
    <>
      <div className="mt-4">
        <Alert tone="warning">
          Belum ada yang diputuskan. Anda dapat menjawab satu kali
          {answer_due ? ` sampai ${longMoment(new Date(answer_due))}` : ''}.
        </Alert>
      </div>
      <StatementForm
        label="Jawaban Anda"
        hint="Ceritakan apa yang terjadi menurut Anda, paling sedikit 10 huruf. Menjawab tidak memengaruhi pelayanan kepada Anda."
        most={4000}
        button="Kirim jawaban"
        send={async (jawaban) => {
          await client.answerMisconduct({ id, jawaban })
          await revalidator.revalidate()
        }}
      />
    </>
  )
}
