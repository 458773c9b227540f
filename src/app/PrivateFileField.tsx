import type { ComponentProps } from 'react'
import type { PrivateFile } from '../features/files/contract.ts'
import { acceptedAs, type FileKind } from '../features/files/rules.ts'
import { FileField } from '../ui/form/FileField.tsx'
import { own } from './own-links.ts'
import { uploadFile } from './upload-file.ts'

type Field = ComponentProps<typeof FileField<PrivateFile>>

interface Props extends Omit<Field, 'upload' | 'accept' | 'address'> {
  /** What the file is given as: decides what is accepted. */
  jenis: FileKind
}

/** A private file of one's own, given by the one way for uploads. */
export const PrivateFileField = ({ jenis, ...field }: Props) => (
  <FileField
    {...field}
    upload={(file, options) => uploadFile(file, jenis, options)}
    accept={acceptedAs(jenis).types.join(',')}
    address={own.file}
  />
)
