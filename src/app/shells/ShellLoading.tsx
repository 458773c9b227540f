import type { FrameContent } from '../../features/platform/site-content/contract.ts'
import { own } from '../../own-paths.ts'
import { to } from '../../paths.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { BodyMark } from './frame/BodyMark.tsx'

/** The screen until the browser has built a page that only it can build. */
export function ShellLoading({ content, isMember }: { content: FrameContent; isMember: boolean }) {
  return (
    <main className="contours grid min-h-dvh place-content-center justify-items-center gap-6 p-6 text-center">
      <BodyMark body={content} height="h-14" />
      <h1 className="text-xl">{content.nama_lembaga}</h1>
      <div className="needs-js">
        <Spinner label="Memuat halaman…" />
      </div>
      <noscript>
        <p className="max-w-[35em]">
          {isMember && 'Anda sudah masuk. '}
          Area anggota memerlukan JavaScript. Aktifkan JavaScript di peramban Anda, lalu muat ulang
          {content.email ? `; atau hubungi sekretariat lewat ${content.email}.` : '.'}
        </p>
        {isMember && (
          <form method="post" action={own.logout} encType="multipart/form-data" noValidate className="mt-4">
            <button type="submit" className="btn btn-outline">
              Logout
            </button>
          </form>
        )}
        <p className="mt-4">
          <a href={to.home} className="text-link">
            Kembali ke beranda
          </a>
        </p>
      </noscript>
    </main>
  )
}
