import { useSearchParams } from 'react-router'
import type { ApiClient, Head } from '../../../../app/routing/page.ts'
import { to } from '../../../../paths.ts'
import { Accordion } from '../../../../ui/Accordion.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import type { Tutorial } from '../contract.ts'
import { Checklist } from './Checklist.tsx'
import { ChecklistSheet } from './ChecklistSheet.tsx'
import { Contents } from './Contents.tsx'
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
