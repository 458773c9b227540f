import { GraduationCap, Mail } from 'lucide-react'
import type { ApiClient, Head } from '../../../../app/routing/page.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import type { Examiner } from '../contract.ts'

const INTRO = 'Daftar penguji yang akan memverifikasi skema yang tersedia.'

export const load = (client: ApiClient): Promise<Examiner[]> => client.listExaminers()

export const head = (): Head => ({ title: 'Daftar Penguji', description: INTRO })

export function Page({ data: examiners }: { data: Examiner[] }) {
  return (
    <>
      <PageHeader title="Daftar Penguji" intro={INTRO} crumbs={[{ label: 'Daftar Penguji' }]} />
      <div className="wrap py-8 lg:py-12">
        {examiners.length === 0 ? (
          <EmptyState title="Belum ada penguji">
            <p>Daftar penguji akan dimuat di sini setelah ditetapkan.</p>
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {examiners.map((examiner) => (
              <li key={examiner.id} className="panel p-5">
                <ExaminerCard examiner={examiner} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** An email address that breaks after the @ before it breaks anywhere else. */
function Address({ email }: { email: string }) {
  const [name, host] = email.split('@')
  return (
    <span className="min-w-0 wrap-anywhere">
      {name}@<wbr />
      {host}
    </span>
  )
}

function ExaminerCard({ examiner }: { examiner: Examiner }) {
  return (
    <article aria-label={examiner.name}>
      <div className="flex items-start gap-4">
        <Avatar name={examiner.name} file={examiner.foto} />
        <div className="min-w-0 flex-1">
          <h2 className="text-balance font-semibold text-lg leading-snug">{examiner.name}</h2>
          {examiner.email && (
            <a
              href={`mailto:${examiner.email}`}
              className="mt-1 flex min-h-6 items-center gap-2 text-muted text-sm underline-offset-4 hover:underline"
            >
              <Mail aria-hidden className="size-4 shrink-0" />
              <Address email={examiner.email} />
            </a>
          )}
        </div>
      </div>
      <h3 className="mt-5 flex items-center gap-2 border-line border-t pt-4 font-semibold text-sm">
        <GraduationCap aria-hidden className="size-4 text-primary" />
        Riwayat Pendidikan
      </h3>
      {examiner.riwayat.length > 0 ? (
        <ul className="mt-2 list-disc space-y-1 pl-5 text-sm marker:text-primary">
          {examiner.riwayat.map((study) => (
            <li key={study.id}>{study.name}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-muted text-sm">Belum dicantumkan</p>
      )}
    </article>
  )
}
