const PARTS = [
  ['#langkah', 'Langkah pendaftaran'],
  ['#daftar-periksa', 'Daftar periksa persyaratan'],
  ['#pertanyaan', 'Pertanyaan yang sering diajukan'],
] as const

/** The table of contents; it comes first, as a page painted while it arrives must not move, and stays in view beside it. */
export function Contents() {
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
