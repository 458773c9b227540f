import type { ApiClient, Head, Opened, Posted } from '../../../../app/routing/page.ts'
import { to } from '../../../../paths.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { Part } from '../../../../ui/Part.tsx'
import { MarkReportForm } from './MarkReportForm.tsx'

interface Data {
  /** The outcome of a form that was sent without JavaScript. */
  posted: Posted | null
}

const INTRO =
  'Siapa yang boleh memakai logo dan sertifikat kami, dan ke mana melapor bila melihat yang tidak semestinya.'

export const load = async (_client: ApiClient, { posted = undefined }: Opened): Promise<Data> => ({
  posted: posted ?? null,
})

export const head = (): Head => ({ title: 'Pemakaian Tanda', description: INTRO })

/** How the body's mark may be used, and the report of a use that is not right (ISO/IEC 17024 clause 9.7). */
export const Page = ({ data: { posted } }: { data: Data }) => (
  <>
    <PageHeader title="Pemakaian Tanda" intro={INTRO} />
    <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:py-12">
      <div className="space-y-6">
        <Rules />
        <MarkReportForm posted={posted} />
      </div>
      <Handling />
    </div>
  </>
)

const Rules = () => (
  <section aria-labelledby="aturan-tanda" className="panel p-5 sm:p-7">
    <h2 id="aturan-tanda" className="text-xl">
      Aturan pemakaian
    </h2>
    <ul className="mt-4 list-disc space-y-2 pl-5">
      <li>Logo dan nama lembaga milik lembaga. Sertifikat tetap milik lembaga juga di tangan pemegangnya.</li>
      <li>Pemegang menyebut sertifikatnya dengan nomor, skema, dan masa berlakunya, seperti tertulis padanya.</li>
      <li>Selama dibekukan, dan sesudah berakhir atau dicabut, pemegang berhenti memakai dan menyebutnya.</li>
      <li>Sertifikat menyangkut orangnya. Perusahaan tidak menyebut diri atau produknya bersertifikat karenanya.</li>
      <li>Logo tidak dipakai pada laporan, produk, atau iklan seolah-olah lembaga menyetujui isinya.</li>
      <li>Lembaga lain memakai logo kami hanya dengan izin tertulis.</li>
    </ul>
    <p className="mt-4">
      Ketentuan lengkapnya ada pada{' '}
      <Link to={to.terms} className="text-link">
        Syarat dan ketentuan
      </Link>
      . Sah atau tidaknya sebuah sertifikat diperiksa pada{' '}
      <Link to={to.holders} className="text-link">
        daftar pemegang
      </Link>
      .
    </p>
  </section>
)

const Handling = () => (
  <aside aria-label="Yang kami lakukan">
    <Part title="Yang kami lakukan">
      <ol className="list-decimal space-y-2 pl-5">
        <li>Laporan dinilai petugas; pemakaian yang sah berhenti di sini.</li>
        <li>Pemakainya disurati dan diminta menjawab sampai hari tertentu.</li>
        <li>Jawabannya dinilai: pemakaian dihentikan, ternyata sah, atau diteruskan ke jalur hukum.</li>
      </ol>
      <p className="mt-4">
        Anda tidak perlu menyebut nama. Ingin kabar tentang hasilnya? Sampaikan sebagai{' '}
        <Link to={to.complaints} className="text-link">
          pengaduan
        </Link>
        .
      </p>
    </Part>
  </aside>
)
