import { FileText } from 'lucide-react'
import { fileSize } from './file-size.ts'

/** A file that the server has. */
export interface GivenFile {
  id: string
  name: string
  type: string
  bytes: number
}

/** A submitted file: its picture or icon, its name as a link, its size. */
export function GivenFileLink({ file, address }: { file: GivenFile; address: (id: string) => string }) {
  return (
    <div className="mt-2 flex items-center gap-3">
      {file.type.startsWith('image/') ? (
        <img
          src={address(file.id)}
          alt=""
          loading="lazy"
          className="size-14 shrink-0 rounded-[0.5rem] border border-line bg-base-200 object-cover"
        />
      ) : (
        <span className="grid size-14 shrink-0 place-items-center rounded-[0.5rem] border border-line bg-base-200">
          <FileText aria-hidden className="size-6 text-primary" />
        </span>
      )}
      <div className="min-w-0">
        <a href={address(file.id)} target="_blank" rel="noreferrer" className="text-link break-all">
          {file.name}
          <span className="sr-only"> (dibuka di tab baru)</span>
        </a>
        <p data-figures className="text-muted text-sm">
          {fileSize(file.bytes)}
        </p>
      </div>
    </div>
  )
}
