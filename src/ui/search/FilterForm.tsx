import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../navigation/Link.tsx'
import { AskForm } from './AskForm.tsx'
import { FilterDrawer } from './FilterDrawer.tsx'

interface FilterFormProps {
  action: string
  /** Makes the address out of what was given. */
  href: (given: URLSearchParams) => string
  search: string
  maxLength: number
  placeholder: string
  /** How many filters besides the search words narrow the list. */
  used: number
  /** A choice of yes or no. */
  check: { name: string; label: string; checked: boolean }
  /** The address without any filter; null where nothing is filtered. */
  clear: string | null
  /** What the address keeps besides the filter. */
  kept?: ReactNode
  children: ReactNode
}

/** Search words and filters of a list: an ordinary GET form, of which a phone shows the words and a handle. */
export const FilterForm = ({ action, href, search, used, check, clear, kept, children, ...field }: FilterFormProps) => (
  <search>
    <AskForm action={action} href={href} preventScrollReset className="panel grid gap-2 p-3 sm:gap-4 sm:p-5">
      {kept}
      <div className="flex items-end gap-2">
        <label className="flex min-w-0 flex-1 flex-col gap-1.5">
          <span className="font-medium text-sm max-sm:sr-only">Cari</span>
          <span className="input w-full">
            <Search aria-hidden className="size-4 shrink-0 opacity-70" />
            <input type="search" name="search" defaultValue={search} {...field} />
          </span>
        </label>
        <button type="submit" className="btn btn-outline">
          Tampilkan
        </button>
      </div>
      <FilterDrawer used={used}>
        {children}
        <label className="col-span-full flex min-h-6 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            name={check.name}
            value="1"
            defaultChecked={check.checked}
            className="checkbox checkbox-primary checkbox-sm"
          />
          {check.label}
        </label>
      </FilterDrawer>
      {clear !== null && (
        <Link to={clear} className="btn btn-ghost btn-sm justify-self-start">
          Hapus saringan
        </Link>
      )}
    </AskForm>
  </search>
)
