import { useEffect } from 'react'
import { useLocation, useOutletContext, useRouteError } from 'react-router'
import { useFrameContent } from '../../features/platform/site-content/parts/use-frame-content.ts'
import { bodyName } from '../../lib/body.ts'
import { MOTIF } from '../../lib/graphics/motif.ts'
import { to } from '../../paths.ts'
import { ButtonLink } from '../../ui/navigation/ButtonLink.tsx'
import { type ErrorView, errorView } from './error-view.ts'
import { Brand } from './frame/Brand.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Where not even the body's name came. */
const UNKNOWN = {
  nama_lembaga: bodyName({ nama_lembaga: '' }),
  nama_singkat: bodyName({ nama_lembaga: '' }),
  logo: null,
}

/** Stands in for a page that failed; brings its own frame when the shell around it failed too. */
export function ErrorPage() {
  const view = errorView(useRouteError())
  const body = useFrameContent() ?? UNKNOWN
  const hasShell = useOutletContext() === 'shell'
  const title = view.kind === 'not-found' ? 'Page Not found' : 'Terjadi gangguan'
  useEffect(() => {
    document.title = title
  }, [title])
  const page = view.kind === 'not-found' ? <NotFoundPage /> : <Failure view={view} />
  if (hasShell) return page
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b">
        <div className="wrap flex min-h-18 items-center">
          <Brand body={body} />
        </div>
      </header>
      <main className="flex grow flex-col">{page}</main>
    </div>
  )
}

const WORDS = {
  chunk: {
    title: 'Halaman belum termuat',
    text: 'Periksa sambungan internet, lalu muat ulang.',
  },
  'too-many': {
    title: 'Terlalu banyak permintaan',
    text: 'Tunggu satu menit, lalu coba lagi.',
  },
  other: {
    title: 'Terjadi gangguan',
    text: 'Coba lagi sebentar lagi; jika tetap terjadi, hubungi sekretariat.',
  },
}

function Failure({ view }: { view: Exclude<ErrorView, { kind: 'not-found' }> }) {
  const { pathname, search } = useLocation()
  return (
    <div className="contours contours-left grow">
      <div className="wrap grid items-center gap-10 py-14 md:grid-cols-2 md:py-20">
        <img src={MOTIF.error} alt="" fetchPriority="low" width={480} height={320} className="w-full max-w-md" />
        <div role="alert">
          <h1>{WORDS[view.kind].title}</h1>
          <p className="mt-4 max-w-[36em] text-lead text-muted">{WORDS[view.kind].text}</p>
          {view.kind === 'chunk' && view.text && <p className="mt-2 text-muted text-sm">{view.text}</p>}
          {view.kind === 'other' && view.request && (
            <p className="mt-2 break-all text-muted text-sm">Kode permintaan: {view.request}</p>
          )}
          <div className="mt-6 flex flex-wrap gap-2">
            <ButtonLink href={pathname + search} variant="primary">
              {view.kind === 'chunk' ? 'Muat ulang' : 'Coba lagi'}
            </ButtonLink>
            <ButtonLink href={to.home} variant="outline">
              Kembali ke beranda
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}
