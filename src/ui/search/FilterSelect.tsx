interface Props {
  label: string
  name: string
  value: string
  /** Value and words of the choice that filters nothing. */
  all: readonly [string, string]
  options: (readonly [string, string])[]
}

/** One choice of the filter; a value from the address shows even when it is not offered. */
export function FilterSelect({ label, name, value, all, options }: Props) {
  const known = value === all[0] || options.some(([option]) => option === value)
  const shown = [all, ...options, ...(known ? [] : [[value, value] as const])]
  return (
    <label className="flex min-w-0 flex-col gap-1.5">
      <span className="font-medium text-sm">{label}</span>
      <select name={name} defaultValue={value} className="select w-full">
        {shown.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
