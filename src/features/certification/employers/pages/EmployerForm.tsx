import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { TextareaField } from '../../../../ui/form/fields/TextareaField.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'

interface Values {
  nama: string
  npwp: string
  alamat: string
}

interface EmployerFormProps {
  start: Values
  button: string
  send: (values: Values) => Promise<void>
}

/** Asks for the name, NPWP and address that appear on an employer's invoices. */
export function EmployerForm({ start, button, send }: EmployerFormProps) {
  const form = useServerForm<Values>(start, send)
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-5 grid gap-4">
      <Field label="Nama perusahaan" autoComplete="organization" bind={form.field('nama')} />
      <Field label="NPWP (bila ada)" inputMode="numeric" hint="15 atau 16 angka." bind={form.field('npwp')} />
      <TextareaField label="Alamat" autoComplete="street-address" bind={form.field('alamat')} />
      <FormErrors {...form.summary} />
      <SubmitButton busy={form.busy} className="justify-self-start">
        {button}
      </SubmitButton>
    </form>
  )
}
