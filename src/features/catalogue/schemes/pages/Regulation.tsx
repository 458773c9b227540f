import { Download, ExternalLink } from 'lucide-react'
import { limits } from '../../../../limits.ts'
import { to } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { useFrameLoading } from './use-frame-loading.ts'

/** The built-in viewers of browsers read these: no side panel, the page as wide as the frame. */
const VIEWER = '#navpanes=0&view=FitH'

/** The regulation document in a viewer frame, and as a link for devices whose frames cannot show it. */
export function Regulation({ file, name }: { file: string | null; name: string }) {
  return (
    <section aria-labelledby="regulasi" className="overflow-hidden panel no-print">
      <h2 id="regulasi" className="border-line border-b px-5 py-4 font-bold text-lg">
        Regulasi Sertifikasi
      </h2>
      {file ? (
        <Viewer address={to.document(file)} name={name} />
      ) : (
        <div className="p-5">
          <EmptyState title="Dokumen regulasi belum tersedia">
            <p>Dokumen akan dimuat di sini setelah ditetapkan.</p>
          </EmptyState>
        </div>
      )}
    </section>
  )
}

function Viewer({ address, name }: { address: string; name: string }) {
  const [loading, loaded] = useFrameLoading(address)
  return (
    <>
      <div className="relative bg-base-200">
        {loading && (
          <div className="absolute inset-x-0 top-32 grid justify-center">
            <Spinner label="Memuat dokumen regulasi" />
          </div>
        )}
        <iframe
          src={`${address}${VIEWER}`}
          title={`Regulasi Sertifikasi ${name}`}
          height={limits.regulationFrameHeightPx}
          onLoad={loaded}
          className="relative block w-full"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t px-5 py-4">
        <a href={address} target="_blank" rel="noopener" className="btn btn-outline btn-sm">
          <ExternalLink aria-hidden className="size-4" />
          Buka dokumen
        </a>
        <a href={address} download className="btn btn-ghost btn-sm">
          <Download aria-hidden className="size-4" />
          Unduh
        </a>
        <p className="basis-full text-muted text-sm">
          Pada sebagian ponsel, dokumen PDF tidak tampil di dalam halaman. Buka atau unduh dokumennya untuk membaca.
        </p>
      </div>
    </>
  )
}
