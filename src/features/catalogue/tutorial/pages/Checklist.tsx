import { Printer } from 'lucide-react'
import { to } from '../../../../paths.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { LinkTabs } from '../../../../ui/navigation/LinkTabs.tsx'
import type { Tutorial } from '../contract.ts'
import { ChecklistItems } from './ChecklistItems.tsx'

type List = Tutorial['daftar_periksa'][number]

const trackHref = (list: List, more = ''): string => `${to.tutorial}?jalur=${encodeURIComponent(list.kategori)}${more}`

/** Lists what to have ready for each way of being certified. */
export function Checklist({ lists, chosen }: { lists: List[]; chosen: List }) {
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
