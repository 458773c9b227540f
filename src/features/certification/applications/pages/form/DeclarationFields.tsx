import type { Sentences } from '../../../../../lib/calls/sentences.ts'
import { CheckField } from '../../../../../ui/form/fields/CheckField.tsx'
import { Field } from '../../../../../ui/form/fields/Field.tsx'
import { TextareaField } from '../../../../../ui/form/fields/TextareaField.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import { LegalBasis } from '../../../../platform/regulations/parts/LegalBasis.tsx'
import type { Declaration } from '../../form/contract.ts'
import type { PageProps } from './page-props.ts'

/** Shows the declarations, which the person signs by typing their name. */
export function DeclarationFields({ form, errors }: PageProps) {
  const { values, change } = form.draft
  const declare = (patch: Partial<Declaration>) => change((now) => ({ pernyataan: { ...now.pernyataan, ...patch } }))
  const { tick, field } = fieldsOf(values.pernyataan, declare, { errors: withOneOfStatements(errors) }, 'pernyataan.')
  const [[first]] = STATEMENTS
  return (
    <>
      <div className="grid gap-3">
        <ul className="list-disc space-y-1.5 pl-5">
          {STATEMENTS.map(([key, words]) => (
            <li key={key}>{words}</li>
          ))}
        </ul>
        <CheckField
          label="Saya menyatakan keempat hal di atas."
          bind={{
            ...tick(first),
            checked: STATEMENTS.every(([key]) => values.pernyataan[key]),
            onChange: ({ target }) => {
              const { checked } = target as HTMLInputElement
              declare(Object.fromEntries(STATEMENTS.map(([key]) => [key, checked])))
            },
          }}
        />
      </div>
      <div>
        <CheckField label={DATA_CONSENT} bind={tick('persetujuan_data')} />
        <LegalBasis of="data_pribadi" about="Persetujuan data" />
      </div>
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
        hint={`Ketik nama lengkap Anda: ${form.application.nama_lengkap}. Tanggal dan jamnya dicatat saat permohonan dikirim.`}
        autoComplete="name"
        bind={field('tanda_tangan')}
      />
    </>
  )
}

/** The statements share one tick, so that they share one sentence too. */
export function withOneOfStatements(errors: Sentences): Sentences {
  const [[first], ...others] = STATEMENTS
  const found = STATEMENTS.some(([key]) => `pernyataan.${key}` in errors)
  const rest = Object.entries(errors).filter(
    ([name]) => name !== `pernyataan.${first}` && !others.some(([key]) => name === `pernyataan.${key}`),
  )
  return {
    ...(found ? { [`pernyataan.${first}`]: ['Setujui keempat pernyataan ini.'] } : {}),
    ...Object.fromEntries(rest),
  }
}

/** The statements made together under one tick (domain 2.8), each with its field name in the API. */
const STATEMENTS = [
  ['kebenaran', 'Seluruh isian dan berkas yang saya berikan benar dan dapat saya buktikan.'],
  ['kode_etik', 'Saya mematuhi kode etik penyusun Amdal.'],
  ['kerahasiaan', 'Saya menjaga kerahasiaan materi uji dan tidak menyebarkannya dalam bentuk apa pun.'],
  [
    'penggunaan_sertifikat',
    'Saya memakai sertifikat hanya untuk lingkup yang tercantum, dan berhenti memakainya bila dibekukan atau dicabut.',
  ],
] as const

/** A consent of its own, as the law on personal data wants it. */
const DATA_CONSENT = 'Saya menyetujui pemrosesan data pribadi saya untuk keperluan sertifikasi ini.'
