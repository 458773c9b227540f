import { ArrowLeft, Printer } from 'lucide-react'
import { to } from '../../../../paths.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { Tutorial } from '../contract.ts'
import { ChecklistItems } from './ChecklistItems.tsx'

/** The checklist alone, as a sheet for the printer. */
export function ChecklistSheet({ list }: { list: Tutorial['daftar_periksa'][number] }) {
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
