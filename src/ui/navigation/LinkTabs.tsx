import { Link } from './Link.tsx'

/** Choices of which one is current; each has an address of its own. */
export function LinkTabs({
  label,
  items,
}: {
  label: string
  items: { label: string; to: string; current: boolean }[]
}) {
  return (
    <nav aria-label={label} className="no-print">
      <ul className="panel flex w-fit flex-wrap gap-1 p-1">
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              keepScroll
              aria-current={item.current ? 'page' : undefined}
              className="block rounded-[0.5rem] px-2.5 py-1.5 font-semibold text-muted text-sm hover:bg-base-200 hover:text-base-content aria-[current=page]:bg-primary aria-[current=page]:text-primary-content sm:px-3.5"
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
