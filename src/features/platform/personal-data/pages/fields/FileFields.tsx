import { CheckField } from '../../../../../ui/form/fields/CheckField.tsx'
import { fieldsOf } from '../../../../../ui/form/fields-of.ts'
import type { PrivateFile } from '../../../files/contract.ts'
import { PrivateFileField } from '../../../files/parts/PrivateFileField.tsx'
import { DOCUMENT_FIELDS, DOCUMENT_KINDS, type DocumentKind } from '../../changes/replacement-rules.ts'
import type { PersonalDraft } from '../../contract.ts'
import { LABELS } from '../../label-rules.ts'
import { CONSENT_TEXTS } from './consents.ts'
import type { FieldSet } from './field-set.ts'
import { FILE_HINTS } from './file-hints.ts'

type FileName = (typeof DOCUMENT_FIELDS)[DocumentKind]

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
      {DOCUMENT_KINDS.map((kind) => {
        const name = DOCUMENT_FIELDS[kind]
        return (
          <PrivateFileField
            key={name}
            label={LABELS[name]}
            hint={FILE_HINTS[kind]}
            bind={said(name)}
            value={files.find(({ id }) => id === values[name])}
            onChange={(file) => give(name, file)}
            jenis={kind}
            earlier={files.filter(({ jenis }) => jenis === kind)}
          />
        )
      })}
      <h3 className="border-line border-t pt-6">Persetujuan</h3>
      <CheckField label={CONSENT_TEXTS.pdp} bind={tick('persetujuan_pdp')} />
      <CheckField label={CONSENT_TEXTS.publikasi} optional bind={tick('persetujuan_publikasi')} />
      <CheckField label={CONSENT_TEXTS.pernyataan} bind={tick('pernyataan_benar')} />
    </>
  )
}
