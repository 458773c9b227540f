import type { Tutorial } from '../contract.ts'

type Items = Tutorial['daftar_periksa'][number]['persyaratan']

/** Requirements to tick off, on the screen or on paper. */
export function ChecklistItems({ items }: { items: Items }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.nama} className="break-inside-avoid first:*:pt-0">
          <label className="flex cursor-pointer gap-3 py-3">
            <input type="checkbox" className="checkbox checkbox-primary mt-0.5 shrink-0" />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-medium">{item.nama}</span>
                <span className="text-muted text-sm">{item.wajib ? 'Wajib' : 'Bila ada'}</span>
              </span>
              {item.keterangan && <span className="mt-0.5 block text-muted text-sm">{item.keterangan}</span>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
