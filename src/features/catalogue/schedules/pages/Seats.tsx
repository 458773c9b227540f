/** Free seats out of all, with a small bar. */
export function Seats({ kuota, terisi }: { kuota: number; terisi: number }) {
  const left = Math.max(0, kuota - terisi)
  return (
    <span className="inline-flex flex-col gap-1.5">
      <span className="tabular-nums">
        <span className="sr-only">Sisa </span>
        {left}
        <span aria-hidden>/</span>
        <span className="sr-only"> dari </span>
        {kuota}
        <span className="sr-only"> kursi</span>
      </span>
      <svg aria-hidden viewBox="0 0 64 6" className="h-1.5 w-16 rounded-full">
        <rect width="64" height="6" className="fill-base-300" />
        <rect width={(64 * left) / Math.max(1, kuota)} height="6" className="fill-primary" />
      </svg>
    </span>
  )
}
