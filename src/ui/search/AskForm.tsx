import type { FormEvent } from 'react'
import { Form, type FormProps, useNavigate } from 'react-router'
import { address } from '../words.tsx'

interface AskFormProps extends Pick<FormProps, 'className' | 'children'> {
  /** Address that answers. */
  action: string
  /** The same with what was asked, where it is shorter than all fields together. */
  href?: (given: URLSearchParams) => string
  /** The page stays where it was scrolled to. */
  preventScrollReset?: boolean
}

/**
 * A form that is answered by GET at an address of its own, with or without the program. Asked twice, as by a double
 * press, it is one place to come back from, as a link is that is followed twice.
 */
export function AskForm({ action, href, preventScrollReset = false, ...form }: AskFormProps) {
  const navigate = useNavigate()
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const given = new URLSearchParams(fields)
    const asked = href?.(given) ?? `${action}?${given}`
    // The address changes before this form does.
    const { pathname, search } = window.location
    void navigate(asked, { preventScrollReset, replace: asked === pathname + search })
  }
  return <Form noValidate action={address(action)} onSubmit={ask} {...form} />
}
