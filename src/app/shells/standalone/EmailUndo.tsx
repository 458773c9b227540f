import type { SiteContent } from '../../../features/platform/site-content/contract.ts'
import { to } from '../../../paths.ts'

interface Props {
  content: SiteContent
  /** The outcome of the form; undefined before it was sent. */
  outcome: { isDone: boolean; message: string } | undefined
}

/** Where the former address of an account takes a change back: a form, as mail programs open links by themselves. */
export function EmailUndo({ content: { nama_lembaga }, outcome }: Props) {
  return (
    <main className="contours grid min-h-dvh place-content-center justify-items-center gap-6 p-6 text-center">
      {nama_lembaga !== '' && <p className="font-bold text-lg">{nama_lembaga}</p>}
      <h1 className="text-2xl">Kembalikan alamat email</h1>
      {outcome ? <Outcome {...outcome} /> : <Question />}
    </main>
  )
}

const Question = () => (
  <>
    <p className="max-w-[34em] text-lead text-muted">
      Tekan tombol ini jika bukan Anda yang mengubah alamat email akun. Alamat lama kembali berlaku, semua sesi
      diakhiri, dan Anda menerima tautan untuk membuat password baru.
    </p>
    <form noValidate method="post" encType="multipart/form-data">
      <button type="submit" name="aksi" value="undoEmailChange" className="btn btn-primary">
        Kembalikan alamat email saya
      </button>
    </form>
  </>
)

const Outcome = ({ isDone, message }: { isDone: boolean; message: string }) => (
  <>
    <p role="status" className="max-w-[34em] text-lead">
      {message}
    </p>
    <p>
      <a href={isDone ? to.login : to.forgotPassword} className="text-link">
        {isDone ? 'Ke halaman masuk' : 'Minta tautan penggantian password'}
      </a>
    </p>
  </>
)
