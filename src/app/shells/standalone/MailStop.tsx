import type { SiteContent } from '../../../features/platform/site-content/contract.ts'
import { own } from '../../../own-paths.ts'

export type MailStopState =
  | { state: 'asked'; label: string; keterangan: string }
  | { state: 'stopped'; message: string }
  | { state: 'over'; message: string }

type Props = MailStopState & { content: SiteContent }

/** Where a reader turns one kind of mail off: a form, as mail programs open links by themselves. */
export function MailStop({ content: { nama_lembaga }, ...shown }: Props) {
  return (
    <main className="contours grid min-h-dvh place-content-center justify-items-center gap-6 p-6 text-center">
      {nama_lembaga !== '' && <p className="font-bold text-lg">{nama_lembaga}</p>}
      <h1 className="text-2xl">Berhenti menerima email</h1>
      {shown.state === 'asked' ? <Question {...shown} /> : <Outcome {...shown} />}
    </main>
  )
}

const Question = ({ label, keterangan }: { label: string; keterangan: string }) => (
  <>
    <p className="max-w-[34em] text-lead text-muted">
      {label}: {keterangan} Isinya tetap ada di pemberitahuan akun Anda; email yang wajib tetap dikirim.
    </p>
    <form noValidate method="post" encType="multipart/form-data">
      <button type="submit" name="aksi" value="stopMail" className="btn btn-primary">
        Jangan kirim email ini lagi
      </button>
    </form>
  </>
)

const Outcome = ({ message }: { message: string }) => (
  <>
    <p role="status" className="max-w-[34em] text-lead">
      {message}
    </p>
    <p>
      <a href={own.mailChoices} className="text-link">
        Pilih email yang Anda terima
      </a>
    </p>
  </>
)
