import { Download } from 'lucide-react'
import { CopyButton } from '../../../../../ui/feedback/CopyButton.tsx'

/** The recovery codes, to be copied or kept as a file. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const text = codes.join('\n')
  return (
    <div className="mt-4 rounded-box bg-base-200 p-4 sm:p-5">
      <ul aria-label="Kode pemulihan" className="grid gap-x-6 gap-y-1.5 font-mono text-[0.9375rem] sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="break-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={text}>Salin</CopyButton>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="kode-pemulihan.txt"
          className="btn btn-sm btn-outline"
        >
          <Download aria-hidden className="size-4" />
          Unduh
        </a>
      </div>
    </div>
  )
}
