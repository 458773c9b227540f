import type { ComponentProps } from 'react'
import { own } from '../../../../app/own-links.ts'
import { FileField } from '../../../../ui/form/FileField.tsx'
import type { PrivateFile } from '../contract.ts'
import { type FileKind, fileRequirements } from '../rules.ts'
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
    accept={fileRequirements(jenis).types.join(',')}
    address={own.file}
  />
)
