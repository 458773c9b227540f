import { Link } from 'react-router'
import { to } from '../../../../app/links.ts'

/** One link for each album, and one for all. */
export function AlbumFilter({ albums, album }: { albums: string[]; album: string }) {
  return (
    <nav aria-label="Album" className="no-print mb-8">
      <ul className="flex flex-wrap gap-2">
        {['', ...albums].map((name) => (
          <li key={name}>
            <Link
              to={name === '' ? to.gallery : `${to.gallery}?album=${encodeURIComponent(name)}`}
              preventScrollReset
              aria-current={name === album ? 'true' : undefined}
              className="inline-block rounded-full border border-(--control) px-4 py-1.5 font-semibold text-[0.9375rem] hover:border-primary hover:text-primary aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-primary-content"
            >
              {name === '' ? 'Semua' : name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
