import type { ReactNode } from 'react'
import { CheckField } from '../../../../../ui/form/CheckField.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import type { PrivateFile } from '../../../files/contract.ts'
import { PrivateFileField } from '../../../files/parts/PrivateFileField.tsx'
import { type FileKind, PORTRAIT } from '../../../files/rules.ts'
import type { PersonalDraft } from '../../contract.ts'
import { CONSENT_TEXTS } from './consents.ts'
import type { FieldSet } from './field-set.ts'
import { LABELS } from './labels.ts'

type FileName = 'foto' | 'file_ktp' | 'file_ijazah' | 'file_cv'

const DOCUMENT_HINT = 'PDF, JPG, PNG, atau WebP, paling besar 2 MB.'

const FILES: { name: FileName; kind: FileKind; hint: ReactNode }[] = [
  {
    name: 'foto',
    kind: 'foto',
    hint: `Berlatar merah, tegak, paling kecil ${PORTRAIT.width} × ${PORTRAIT.height} piksel. JPG, PNG, atau WebP, paling besar 2 MB.`,
  },
  { name: 'file_ktp', kind: 'ktp', hint: DOCUMENT_HINT },
  { name: 'file_ijazah', kind: 'ijazah', hint: DOCUMENT_HINT },
  { name: 'file_cv', kind: 'cv', hint: DOCUMENT_HINT },
]

interface FileFieldsProps extends FieldSet<PersonalDraft> {
  files: readonly PrivateFile[]
  onUploaded: (file: PrivateFile) => void
}

export function FileFields({ values, change, said: judged, files, onUploaded }: FileFieldsProps) {
  const { said, tick } = fieldsOf(values, change, judged)
  const give = (name: FileName, file: PrivateFile | undefined) => {
    if (file) onUploaded(file)
    change({ [name]: file?.id ?? '' })
  }
  return (
    <>
      {FILES.map(({ name, kind, hint }) => (
        <PrivateFileField
          key={name}
          label={LABELS[name]}
          hint={hint}
          bind={said(name)}
          value={files.find(({ id }) => id === values[name])}
          onChange={(file) => give(name, file)}
          jenis={kind}
          earlier={files.filter(({ jenis }) => jenis === kind)}
        />
      ))}
      <h3 className="border-line border-t pt-6">Persetujuan</h3>
      <CheckField label={CONSENT_TEXTS.pdp} bind={tick('persetujuan_pdp')} />
      <CheckField label={CONSENT_TEXTS.publikasi} optional bind={tick('persetujuan_publikasi')} />
      <CheckField label={CONSENT_TEXTS.pernyataan} bind={tick('pernyataan_benar')} />
    </>
  )
}
