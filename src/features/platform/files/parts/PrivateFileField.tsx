import type { ComponentProps } from 'react'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'
import { own } from '../../../../own-paths.ts'
import { FileField } from '../../../../ui/form/files/FileField.tsx'
import type { PrivateFile } from '../contract.ts'
import { type FileKind, fileRequirements } from '../rules.ts'
import { takesPages } from './size-refusal.ts'
import { uploadFile } from './upload-file.ts'

type Field = ComponentProps<typeof FileField<PrivateFile>>

interface Props extends Omit<Field, 'upload' | 'join' | 'accept' | 'address'> {
  /** The kind of file; it decides what is accepted. */
  jenis: FileKind
}

async function joinPhotos(photos: readonly File[], jenis: FileKind): Promise<File> {
  const { photosToPdf } = await lazyChunk(() => import('./photos-to-pdf.ts'))
  return photosToPdf(photos, fileRequirements(jenis).bytes)
}

/** Uploads a private file of one's own, as all fields for files do. */
export const PrivateFileField = ({ jenis, ...field }: Props) => (
  <FileField
    {...field}
    upload={(file, options) => uploadFile(file, jenis, options)}
    join={takesPages(jenis) ? (photos) => joinPhotos(photos, jenis) : undefined}
    accept={fileRequirements(jenis).types.join(',')}
    address={own.file}
  />
)
