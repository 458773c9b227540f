import type { OfficeCall } from '../../../../office/calls/client.ts'
import type { UploadCall } from '../../../../office/inputs/upload.ts'
import type { ImportName } from '../list-rules.ts'

type ImportCall = Extract<UploadCall, `import${string}`>
type ExportCall = Extract<
  OfficeCall,
  `export${string}` & { [Name in ImportCall]: Name extends `import${infer Noun}` ? `export${Noun}` : never }[ImportCall]
>

/** The calls of each kind of list. */
export const IMPORT_CALLS: Record<ImportName, { bringIn: ImportCall; takeOut: ExportCall }> = {
  skema: { bringIn: 'importSchemes', takeOut: 'exportSchemes' },
  tuk: { bringIn: 'importVenues', takeOut: 'exportVenues' },
  penguji: { bringIn: 'importExaminers', takeOut: 'exportExaminers' },
  pemegang: { bringIn: 'importHolders', takeOut: 'exportHolders' },
  'permohonan-lama': { bringIn: 'importPastApplications', takeOut: 'exportPastApplications' },
  'invoice-lama': { bringIn: 'importPastInvoices', takeOut: 'exportPastInvoices' },
  artikel: { bringIn: 'importArticles', takeOut: 'exportArticles' },
}
