import { provinceName } from '../../../../lib/people/province.ts'
import { to } from '../../../../paths.ts'
import { AskForm } from '../../../../ui/search/AskForm.tsx'

/** Narrows the venues to a province. */
export function ProvinceFilter({ provinces, chosen }: { provinces: string[]; chosen: string }) {
  return (
    <search className="w-full sm:w-auto">
      <AskForm action={to.venues} preventScrollReset key={chosen} className="flex flex-wrap items-end gap-2">
        <label className="flex min-w-0 flex-[1_1_13rem] flex-col sm:w-64 gap-1.5">
          <span className="font-medium text-sm">Provinsi</span>
          <select name="provinsi" defaultValue={chosen} className="select w-full">
            <option value="">Semua provinsi</option>
            {provinces.map((code) => (
              <option key={code} value={code}>
                {provinceName(code)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn btn-outline">
          Tampilkan
        </button>
      </AskForm>
    </search>
  )
}
