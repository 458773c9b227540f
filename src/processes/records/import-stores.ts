import { articleImport } from '../../features/catalogue/articles/import-service.ts'
import { examinerImport } from '../../features/catalogue/examiners/import-service.ts'
import { schemeImport } from '../../features/catalogue/schemes/import-service.ts'
import { venueImport } from '../../features/catalogue/venues/import-service.ts'
import { holderImport } from '../../features/certification/holders/import-service.ts'
import { pastApplicationImport, pastInvoiceImport } from '../../features/certification/past-records/import-service.ts'
import type { ImportStore } from '../../features/platform/import-lists/service.ts'
import type { ImportName } from '../../features/service/imports/list-rules.ts'

/** The store of each kind of list. */
export const IMPORT_STORES: Record<ImportName, ImportStore> = {
  pemegang: holderImport,
  penguji: examinerImport,
  tuk: venueImport,
  skema: schemeImport,
  'permohonan-lama': pastApplicationImport,
  'invoice-lama': pastInvoiceImport,
  artikel: articleImport,
}
