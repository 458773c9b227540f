import { FileDown } from 'lucide-react'
import { useId, useState } from 'react'
import { bodyZone, dayIn } from '../../../../../lib/day.ts'
import { own } from '../../../../../own-paths.ts'

/** One paper with the receipts of a chosen period, for the employer's books. */
export function Recap({ id }: { id: number }) {
  const today = dayIn(bodyZone(), new Date())
  const [sejak, setSejak] = useState(`${today.slice(0, 8)}01`)
  const [sampai, setSampai] = useState<string>(today)
  const isPeriod = sejak !== '' && sampai !== '' && sejak <= sampai
  return (
    <section aria-labelledby="rekap" className="panel p-5 sm:p-6">
      <h2 id="rekap" className="text-xl">
        Rekap kuitansi
      </h2>
      <p className="mt-2 text-muted">Semua kuitansi yang dibayar pada kurun ini dalam satu dokumen PDF.</p>
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <PeriodDay label="Sejak" day={sejak} onChange={setSejak} />
        <PeriodDay label="Sampai" day={sampai} onChange={setSampai} />
        {isPeriod ? (
          <a href={own.employerRecap(id, sejak, sampai)} download className="btn btn-outline">
            <FileDown aria-hidden className="size-5" />
            Unduh rekap
          </a>
        ) : (
          <p className="py-2">Pilih tanggal awal yang tidak sesudah tanggal akhir.</p>
        )}
      </div>
    </section>
  )
}

function PeriodDay({ label, day, onChange }: { label: string; day: string; onChange: (day: string) => void }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input id={id} type="date" className="input" value={day} onChange={({ target }) => onChange(target.value)} />
    </div>
  )
}
