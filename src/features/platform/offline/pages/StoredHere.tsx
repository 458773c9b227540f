import { Download, NotebookPen } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { paperStore, type StoredPaper } from '../../../../app/offline/paper-store.ts'
import type { ApiClient, Head } from '../../../../app/routing/page.ts'
import { vault } from '../../../../lib/browser/vault.ts'
import { longDay, longMoment } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'

interface Draft {
  id: number
  name: string
  schedule_id: number
}

interface Stored {
  papers: StoredPaper[]
  drafts: Draft[]
  isOpen: boolean
}

/** Returns the drafts; none where they were never fetched and cannot be fetched now. */
const draftsOf = (client: ApiClient): Promise<Draft[]> =>
  client.listOpenTrainings().then(
    ({ draf }) => draf,
    () => [],
  )

export async function load(client: ApiClient): Promise<Stored> {
  if (!vault.isOpen()) return { papers: [], drafts: [], isOpen: false }
  const [papers, drafts] = await Promise.all([paperStore.list(), draftsOf(client)])
  return { papers, drafts, isOpen: true }
}

export const head = (): Head => ({ title: 'Tersimpan di peramban ini', noindex: true })

/** One's next exam card, certificates and drafts, as this browser keeps them. */
export function Page({ data: { papers, drafts, isOpen } }: { data: Stored }) {
  return (
    <div className="wrap py-8 lg:py-12">
      <h1 className="text-3xl">Tersimpan di peramban ini</h1>
      <p className="mt-3 max-w-[47em] text-muted">
        Dapat dibuka tanpa jaringan. Semuanya disimpan terenkripsi selama sesi Anda, dan dihapus saat Anda logout.
      </p>
      {!isOpen && <p className="mt-6">Peramban ini tidak menyimpan apa pun untuk akun Anda.</p>}
      {isOpen && papers.length + drafts.length === 0 && (
        <div className="mt-6">
          <EmptyState title="Belum ada yang tersimpan">
            Kartu peserta, sertifikat, dan draf permohonan Anda tersimpan di sini setelah dibuka dengan jaringan.
          </EmptyState>
        </div>
      )}
      {papers.length > 0 && (
        <Section id="kertas" title="Kartu dan sertifikat">
          {papers.map((paper) => (
            <Paper key={paper.path} paper={paper} />
          ))}
        </Section>
      )}
      {drafts.length > 0 && (
        <Section id="draf" title="Draf">
          {drafts.map(({ id, name, schedule_id }) => (
            <li key={id} className="flex items-center gap-3 py-3">
              <NotebookPen aria-hidden className="size-5 shrink-0" />
              <Link to={to.certificationForm(schedule_id)} className="py-1 text-primary underline underline-offset-4">
                {name}
              </Link>
            </li>
          ))}
        </Section>
      )}
    </div>
  )
}

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="mt-8">
    <h2 id={id} className="text-2xl">
      {title}
    </h2>
    <ul className="mt-2 divide-y divide-line">{children}</ul>
  </section>
)

function Paper({ paper: { title, words, path, filename, day, at } }: { paper: StoredPaper }) {
  const address = useOpened(path)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="min-w-0">
        <span className="font-semibold">{title}</span>
        <span className="block">{[words, day && longDay(day)].filter(Boolean).join(' · ')}</span>
        <span className="block text-muted text-sm">Disimpan {longMoment(new Date(at))}</span>
      </p>
      {address && (
        <a href={address} download={filename} className="btn btn-outline h-auto min-h-(--size) py-2">
          <Download aria-hidden className="size-4" />
          <span>
            Unduh PDF<span className="sr-only">: {title}</span>
          </span>
        </a>
      )}
    </li>
  )
}

/** The address of a paper once it is unsealed; it ends with the page. */
function useOpened(path: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let url: string | undefined
    let isLeft = false
    void paperStore.read(path).then((bytes) => {
      if (!bytes || isLeft) return
      url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
      setAddress(url)
    })
    return () => {
      isLeft = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [path])
  return address
}
