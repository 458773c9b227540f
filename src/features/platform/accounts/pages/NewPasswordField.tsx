import type { ComponentProps } from 'react'
import { limits } from '../../../../limits.ts'
import { Field } from '../../../../ui/form/fields/Field.tsx'

/** A password to be chosen; what is too weak, the server says. */
export const NewPasswordField = (props: Pick<ComponentProps<typeof Field>, 'label' | 'bind' | 'hint'>) => (
  <Field type="password" autoComplete="new-password" required {...props} />
)

export const PASSWORD_HINT = `Sekurang-kurangnya ${limits.passwordLeast} karakter.`
