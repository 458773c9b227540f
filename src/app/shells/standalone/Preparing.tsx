import type { SiteContent } from '../../../features/platform/site-content/contract.ts'
import { MOTIF } from '../../../lib/graphics/motif.ts'
import { to } from '../../../paths.ts'

/** The page that everybody but the staff sees before the portal opens. */
export function Preparing({ content: { nama_lembaga, email } }: { content: SiteContent }) {
  return (
    <main className="contours grid min-h-dvh place-content-center justify-items-center gap-6 p-6 text-center">
      <img src={MOTIF.empty} alt="" width={360} height={240} className="w-full max-w-[22rem]" />
      {nama_lembaga !== '' && <p className="font-bold text-lg">{nama_lembaga}</p>}
      <h1 className="text-2xl">Portal sedang disiapkan</h1>
      <p className="max-w-[34em] text-lead text-muted">
        Pendaftaran, jadwal uji, dan pemeriksaan sertifikat segera tersedia di alamat ini.
        {email !== '' && ` Pertanyaan dapat dikirim ke ${email}.`}
      </p>
      <p>
        <a href={to.login} className="text-link">
          Masuk sebagai petugas
        </a>
      </p>
    </main>
  )
}
