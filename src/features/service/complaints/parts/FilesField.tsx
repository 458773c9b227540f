import { useId } from 'react'
import { PAPERS } from '../../../../lib/files/upload-types.ts'
import { FieldWords, Hint, LabelWords } from '../../../../ui/form/fields/FieldWords.tsx'
import { t } from '../../../../ui/words.tsx'
import { bindingOf } from './binding.ts'
import type { Posting } from './use-posting.ts'

interface Props {
  posting: Posting
  label?: string
  /** How many files may go with the form. */
  most: number
}

/** Files that go with a form; they have to be chosen again on a page that the server rendered. */
export function FilesField({ posting: { posted, isWhole }, label = t('Lampiran'), most }: Props) {
  const id = useId()
  const { name, error } = bindingOf('lampiran', posted)
  const hint = t(`Paling banyak ${most} berkas PDF, JPG, PNG, atau WebP, masing-masing paling besar 2 MB.`)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-semibold">
        <LabelWords label={label} optional />
      </label>
      <input
        id={id}
        name={name}
        type="file"
        multiple={most > 1}
        accept={PAPERS.join(',')}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
        className="input mt-1.5 h-auto w-full overflow-hidden py-2"
      />
      <Hint id={id} hint={hint} />
      <FieldWords id={id} error={error} />
      {isWhole && posted?.refusal && (
        <p className="mt-1.5 font-semibold text-sm">{t('Pilih kembali lampiran Anda: peramban tidak menyimpannya.')}</p>
      )}
    </div>
  )
}
