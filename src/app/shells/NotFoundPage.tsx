import { MOTIF } from '../../lib/graphics/motif.ts'
import { to } from '../../paths.ts'
import { ButtonLink } from '../../ui/navigation/ButtonLink.tsx'
import { SearchForm } from '../../ui/search/SearchForm.tsx'

/** Unknown addresses, and things that are not there (spec section 8). */
export function NotFoundPage() {
  return (
    <div className="contours contours-left grow">
      <div className="wrap grid items-center gap-10 py-14 md:grid-cols-2 md:py-20">
        <img src={MOTIF.notFound} alt="" fetchPriority="low" width={640} height={400} className="w-full max-w-xl" />
        <div>
          <h1>Page Not found</h1>
          <p className="mt-4 max-w-[36em] text-lead text-muted">
            Halaman ini tidak ada atau sudah dipindahkan. Periksa alamatnya, atau lanjutkan dari sini.
          </p>
          <div className="mt-6 grid gap-2 sm:flex sm:flex-wrap">
            <ButtonLink to={to.home} variant="primary">
              Kembali ke beranda
            </ButtonLink>
            <ButtonLink to={to.schedules} variant="outline">
              Lihat jadwal uji
            </ButtonLink>
          </div>
          <div className="mt-8 max-w-md border-line border-t pt-6">
            <SearchForm
              action={to.holders}
              name="no_sertifikasi"
              label="Cek sertifikat"
              button="Cek"
              placeholder="Nomor atau nama"
              variant="outline"
            />
          </div>
        </div>
      </div>
    </div>
  )
}
