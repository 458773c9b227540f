import { ChevronRight, Clock, FileText, TriangleAlert, UserRound } from 'lucide-react'
import type { Tutorial } from '../contract.ts'

type Section = Tutorial['langkah'][number]

/** The numbered way from an account to the yearly duties. */
export function Sections({ sections }: { sections: Section[] }) {
  return (
    <section id="langkah" aria-labelledby="judul-langkah" className="scroll-mt-24">
      <h2 id="judul-langkah" className="mb-8 text-2xl">
        Langkah pendaftaran
      </h2>
      <ol>
        {sections.map((section, index) => (
          <li
            key={section.id}
            className="relative ml-5 border-line border-l-2 pb-10 pl-8 last:border-transparent last:pb-0 sm:pl-10"
          >
            <SectionMatter section={section} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function SectionMatter({ section, number }: { section: Section; number: number }) {
  return (
    <>
      <span
        aria-hidden
        className="absolute top-0 -left-5 grid size-10 place-items-center rounded-full border-2 border-primary bg-base-100 font-bold text-primary tabular-nums"
      >
        {number}
      </span>
      <h3 className="pt-1.5 font-bold text-lg leading-snug">{section.judul}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        <li className="flex items-center gap-1.5">
          <UserRound aria-hidden className="size-4" />
          <span className="sr-only">Pelaku: </span>
          {section.pelaku}
        </li>
        <li className="flex items-center gap-1.5">
          <Clock aria-hidden className="size-4" />
          <span className="sr-only">Target waktu: </span>
          {section.target_waktu}
        </li>
      </ul>
      <p className="mt-3 max-w-prose">{section.isi}</p>
      {section.dokumen.length > 0 && <Documents documents={section.dokumen} />}
      {section.kesalahan.length > 0 && <Mistakes mistakes={section.kesalahan} />}
    </>
  )
}

function Documents({ documents }: { documents: string[] }) {
  return (
    <div className="mt-4">
      <p className="font-semibold text-sm">Dokumen</p>
      <ul className="mt-1.5 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {documents.map((document) => (
          <li key={document} className="flex gap-2 text-sm">
            <FileText aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
            {document}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Mistakes({ mistakes }: { mistakes: string[] }) {
  return (
    <details className="group/section mt-4 max-w-prose rounded-field border border-line bg-base-100">
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 px-3 py-2 font-medium text-sm [&::-webkit-details-marker]:hidden">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-muted" />
        Kesalahan yang sering terjadi
        <ChevronRight aria-hidden className="ml-auto size-4 shrink-0 group-open/section:rotate-90" />
      </summary>
      <ul className="list-disc space-y-1.5 border-line border-t py-3 pr-4 pl-8 text-sm marker:text-base-content/60">
        {mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
    </details>
  )
}
