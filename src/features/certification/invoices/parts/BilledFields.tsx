import type { FieldBinding } from '../../../../ui/form/binding.ts'
import { Field } from '../../../../ui/form/fields/Field.tsx'

interface Props {
  field: (name: 'nama_tagihan' | 'npwp_tagihan') => FieldBinding
}

/** To whom a bill is written: often an employer. */
export const BilledFields = ({ field }: Props) => (
  <>
    <Field label="Nama yang ditagih" hint="Nama Anda, atau nama instansi yang membayar." bind={field('nama_tagihan')} />
    <Field label="NPWP (bila ada)" inputMode="numeric" bind={field('npwp_tagihan')} />
  </>
)
