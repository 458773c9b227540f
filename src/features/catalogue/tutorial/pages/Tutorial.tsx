import { ArrowLeft, Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { ApiClient, Head } from '../../../../app/routing/page.ts'
import { to } from '../../../../paths.ts'
import { Accordion } from '../../../../ui/Accordion.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { LinkTabs } from '../../../../ui/navigation/LinkTabs.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import type { Tutorial } from '../contract.ts'
import { ChecklistItems } from './ChecklistItems.tsx'
import { Sections } from './Sections.tsx'

export const load = (client: ApiClient): Promise<Tutorial> => client.getTutorial()

/** One load serves every track. */
export const keeps = (): boolean => true

export const head = ({ langkah, faq }: Tutorial): Head => ({
  title: 'Tutorial Pendaftaran',
  description: `Cara mendaftar sertifikasi penyusun Amdal dalam ${langkah.length} langkah, beserta daftar periksa persyaratan.`,
  jsonLd: {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ pertanyaan, jawaban }) => ({
      '@type': 'Question',
      name: pertanyaan,
      acceptedAnswer: { '@type': 'Answer', text: jawaban },
    })),
  },
})

export const search = (query: URLSearchParams) => ({
  jalur: query.get('jalur'),
  cetak: query.get('cetak') === '1' ? 1 : null,
})

export function Page({ data }: { data: Tutorial }) {
  const [query] = useSearchParams()
  const { langkah, daftar_periksa: lists, faq } = data
  const { jalur, cetak } = search(query)
  const chosen = lists.find(({ kategori }) => kategori === jalur) ?? lists[0]
  if (chosen && cetak) return <ChecklistSheet list={chosen} />
  return (
    <>
      <PageHeader
        title="Tutorial Pendaftaran"
        intro={`Dari membuat akun sampai kewajiban tahunan: ${langkah.length} langkah, siapa yang mengerjakan, dan berapa lama.`}
        crumbs={[{ label: 'Tutorial Pendaftaran' }]}
      >
        <div className="flex flex-wrap gap-3 no-print">
          <ButtonLink to={to.register} variant="primary">
            Buat akun
          </ButtonLink>
          <ButtonLink to={to.schedules} variant="outline">
            Lihat jadwal uji
          </ButtonLink>
        </div>
      </PageHeader>
      <div className="wrap grid gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-16 lg:py-12">
        <Contents />
        <div className="min-w-0 space-y-16 lg:col-start-1 lg:row-start-1">
          <Sections sections={langkah} />
          {chosen && <Checklist lists={lists} chosen={chosen} />}
          {faq.length > 0 && (
            <section id="pertanyaan" aria-labelledby="judul-pertanyaan" className="scroll-mt-24">
              <h2 id="judul-pertanyaan" className="mb-6 text-2xl">
                Pertanyaan yang sering diajukan
              </h2>
              <Accordion items={faq.map(({ pertanyaan, jawaban }) => ({ title: pertanyaan, body: jawaban }))} />
            </section>
          )}
          <section className="rounded-box border border-line bg-base-200 p-6 sm:p-8 no-print">
            <h2 className="text-2xl">Siap mendaftar?</h2>
            <p className="mt-2 mb-5 max-w-prose">
              Buat akun lebih dahulu. Data diri dan berkas disimpan sebagai draf, jadi Anda dapat melanjutkan kapan
              saja.
            </p>
            <ButtonLink to={to.register} variant="outline">
              Daftar sekarang
            </ButtonLink>
          </section>
        </div>
      </div>
    </>
  )
}

const PARTS = [
  ['#langkah', 'Langkah pendaftaran'],
  ['#daftar-periksa', 'Daftar periksa persyaratan'],
  ['#pertanyaan', 'Pertanyaan yang sering diajukan'],
] as const

/** The table of contents; it comes first, as a page painted while it arrives must not move, and stays in view beside it. */
function Contents() {
  return (
    <nav aria-labelledby="isi-halaman" className="lg:col-start-2 lg:row-start-1 no-print">
      <div className="border-line border-l-2 pl-5 lg:sticky lg:top-24">
        <p id="isi-halaman" className="mb-1 font-semibold text-sm">
          Di halaman ini
        </p>
        <ul>
          {PARTS.map(([href, words]) => (
            <li key={href}>
              <a
                href={href}
                className="inline-block py-1 text-muted text-sm underline-offset-4 hover:text-primary hover:underline"
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** The checklist alone, as a sheet for the printer. */
function ChecklistSheet({ list }: { list: Tutorial['daftar_periksa'][number] }) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 lg:py-12 print:max-w-none print:p-0">
      <div className="mb-6 flex flex-wrap justify-between gap-3 no-print">
        <Link
          to={`${to.tutorial}?jalur=${encodeURIComponent(list.kategori)}#daftar-periksa`}
          className="btn btn-ghost -ml-3"
        >
          <ArrowLeft aria-hidden className="size-5" />
          Kembali ke tutorial
        </Link>
        <button type="button" className="btn btn-primary needs-js" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Cetak
        </button>
      </div>
      <h1 className="font-bold text-3xl">Daftar periksa persyaratan {list.kategori}</h1>
      <p className="mt-2 mb-6 max-w-prose">Centang setiap berkas yang sudah siap.</p>
      <ChecklistItems items={list.persyaratan} />
    </div>
  )
}

type List = Tutorial['daftar_periksa'][number]

const trackHref = (list: List, more = ''): string => `${to.tutorial}?jalur=${encodeURIComponent(list.kategori)}${more}`

/** Lists what to have ready for each way of being certified. */
function Checklist({ lists, chosen }: { lists: List[]; chosen: List }) {
  const tabs = lists.map((list) => ({
    label: list.kategori,
    to: trackHref(list, '#daftar-periksa'),
    current: list === chosen,
  }))
  return (
    <section id="daftar-periksa" aria-labelledby="judul-daftar-periksa" className="scroll-mt-24">
      <h2 id="judul-daftar-periksa" className="text-2xl">
        Daftar periksa persyaratan
      </h2>
      <p className="mt-2 mb-5 max-w-prose">Pilih jalur Anda, lalu siapkan setiap berkas sebelum mengisi permohonan.</p>
      <LinkTabs label="Jalur" items={tabs} />
      <div className="mt-4 panel p-5 sm:p-6">
        <ChecklistItems key={chosen.kategori} items={chosen.persyaratan} />
        <Link to={trackHref(chosen, '&cetak=1')} className="btn btn-outline btn-primary btn-sm mt-5 no-print">
          <Printer aria-hidden className="size-4" />
          Cetak daftar periksa {chosen.kategori}
        </Link>
      </div>
    </section>
  )
}
