import { CheckField } from '../../../../../ui/form/CheckField.tsx'
import { Field } from '../../../../../ui/form/Field.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import { TextareaField } from '../../../../../ui/form/TextareaField.tsx'
import { DECLARATIONS } from './declarations.ts'
import type { PageProps } from './page-props.ts'

/** Page 5: what one declares, signed with one's typed name. */
export function DeclarationPage({ form, errors }: PageProps) {
  const { values, change } = form.draft
  const { tick, field } = fieldsOf(
    values.pernyataan,
    (patch) => change((now) => ({ pernyataan: { ...now.pernyataan, ...patch } })),
    { errors },
    'pernyataan.',
  )
  return (
    <>
      {DECLARATIONS.map(([key, words]) => (
        <CheckField key={key} label={words} bind={tick(key)} />
      ))}
      <CheckField
        label="Saya mempunyai hubungan keluarga, kerja, atau pelatihan dengan seorang penguji lembaga ini."
        optional
        hint="Penguji yang berhubungan dengan Anda tidak akan menguji Anda."
        bind={tick('ada_hubungan')}
      />
      {values.pernyataan.ada_hubungan && (
        <TextareaField label="Nama penguji dan hubungan Anda" maxLength={500} bind={field('hubungan')} />
      )}
      <Field
        label="Tanda tangan"
        hint="Ketik nama lengkap Anda. Tanggal dan jamnya dicatat saat permohonan dikirim."
        autoComplete="name"
        bind={field('tanda_tangan')}
      />
    </>
  )
}
