import { FileDown } from 'lucide-react'
import { useId, useState } from 'react'
import { bodyZone, dayIn } from '../../../../../lib/day.ts'
import { own } from '../../../../../own-paths.ts'

/** One paper with the receipts of a chosen period, for the employer's books. */
export function Recap({ id }: { id: number }) {
  const today = dayIn(bodyZone(), new Date())
  const [sejak, setSejak] = useState(`${today.slice(0, 8)}01`)
  const [sampai, setSampai] = useState<string>(today)
  const [from, to] = [useId(), useId()]
  const isPeriod = sejak !== '' && sampai !== '' && sejak <= sampai
  return (
    <section aria-labelledby="rekap" className="panel p-5 sm:p-6">
      <h2 id="rekap" className="text-xl">
        Rekap kuitansi
      </h2>
      <p className="mt-2 text-muted">Semua kuitansi yang dibayar pada kurun ini dalam satu dokumen PDF.</p>
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <div className="grid gap-1.5">
          <label htmlFor={from} className="font-semibold">
            Sejak
          </label>
          <input
            id={from}
            type="date"
            className="input"
            value={sejak}
            onChange={({ target }) => setSejak(target.value)}
          />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor={to} className="font-semibold">
            Sampai
          </label>
          <input
            id={to}
            type="date"
            className="input"
            value={sampai}
            onChange={({ target }) => setSampai(target.value)}
          />
        </div>
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
