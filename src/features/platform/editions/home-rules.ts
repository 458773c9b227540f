import type { Home } from './rules.ts'

export const pageHome = (path: string, label: string): Home => ({ kind: 'halaman', path, label })
export const officeHome = (resource: string, label: string): Home => ({ kind: 'kantor', resource, label })
export const paperHome = (jenis: string, label: string): Home => ({ kind: 'dokumen', jenis, label })

export const RISKS = officeHome('risiko', 'Risiko ketidakberpihakan')
export const FINDINGS = officeHome('temuan', 'Temuan')
export const MANUAL = paperHome('dokumen', 'Dokumen mutu')
