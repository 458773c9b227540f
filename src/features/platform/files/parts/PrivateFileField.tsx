import type { ComponentProps } from 'react'
import { own } from '../../../../own-paths.ts'
import { FileField } from '../../../../ui/form/files/FileField.tsx'
import type { PrivateFile } from '../contract.ts'
import { type FileKind, fileRequirements } from '../rules.ts'
import { uploadFile } from './upload-file.ts'

type Field = ComponentProps<typeof FileField<PrivateFile>>

interface Props extends Omit<Field, 'upload' | 'accept' | 'address'> {
  /** The kind of file; it decides what is accepted. */
  jenis: FileKind
}

/** Uploads a private file of one's own, as all fields for files do. */
export const PrivateFileField = ({ jenis, ...field }: Props) => (
  <FileField
    {...field}
    upload={(file, options) => uploadFile(file, jenis, options)}
    accept={fileRequirements(jenis).types.join(',')}
    address={own.file}
  />
)
