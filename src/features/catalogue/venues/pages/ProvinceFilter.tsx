import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { provinceName } from '../../../../lib/province.ts'
import { to } from '../../../../paths.ts'

/** Narrows the venues to a province. */
export function ProvinceFilter({ provinces, chosen }: { provinces: string[]; chosen: string }) {
  // A second press would be a second place to come back from; the address changes before this form does.
  const keepPlace = (event: FormEvent<HTMLFormElement>) => {
    const shown = new URLSearchParams(window.location.search).get('provinsi') ?? ''
    if (new FormData(event.currentTarget).get('provinsi') === shown) event.preventDefault()
  }
  return (
    <search className="w-full sm:w-auto">
      <Form
        noValidate
        action={to.venues}
        onSubmit={keepPlace}
        preventScrollReset
        key={chosen}
        className="flex flex-wrap items-end gap-2"
      >
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
      </Form>
    </search>
  )
}
