import type { ComponentProps } from 'react'

/** A checkbox with its label. */
export function Checkbox({ label, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string }) {
  return (
    <label className="inline-flex min-h-8 cursor-pointer items-center gap-2.5 text-[0.9375rem]">
      <input {...input} type="checkbox" className="checkbox checkbox-primary checkbox-sm" />
      {label}
    </label>
  )
}
