import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { longMoment } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import type { HolderCertificate } from '../own-certificates-contract.ts'

/** More are seldom asked for again. */
const SHOWN = 5

/** Dated proof of a certificate's status for tenders: a new one at a press, earlier ones to be fetched again. */
export function StatusLetters({ ownCertificate }: { ownCertificate: HolderCertificate }) {
  const revalidator = useRevalidator()
  const { running, failure, run } = useAction()
  const [made, setMade] = useState<string>()
  const make = () =>
    run('make', async () => {
      const { nomor } = await client.makeStatusLetter({ id: ownCertificate.id })
      setMade(nomor)
      await revalidator.revalidate()
    })
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-lg">Surat keterangan status</h3>
      <p className="max-w-[45em]">
        Surat bertanggal untuk tender atau pemberi kerja, berisi keterangan daftar pemegang pada saat dibuat.
      </p>
      {made && <Alert tone="success">Surat {made} sudah dibuat. Unduh di bawah ini.</Alert>}
      <FormErrors message={failure} />
      <ul className="divide-y divide-line">
        {ownCertificate.surat.slice(0, SHOWN).map(({ id, nomor, created_at, status_label }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <a href={own.statusLetter(id)} className="text-link tabular-nums">
              {nomor}
              <span className="sr-only">, unduh PDF</span>
            </a>
            <span className="text-muted text-sm">
              <time dateTime={created_at}>{longMoment(new Date(created_at))}</time>, {status_label.toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
      <div className="no-print">
        <ActionButton busy={running !== undefined} onClick={() => void make()}>
          Buat surat keterangan<span className="sr-only"> status sertifikat {ownCertificate.no_sertifikasi}</span>
        </ActionButton>
      </div>
    </div>
  )
}
