import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'

/** The menu's groups, in the order of a case's life. */
export const OFFICE_GROUPS = [
  'Permohonan',
  'Ujian dan keputusan',
  'Pemegang sertifikat',
  'Kewajiban tahunan',
  'Pengaduan dan banding',
  'Skema dan penguji',
  'Isi situs',
  'Lembaga',
  'Sistem',
] as const

/** One resource of the office: its words, who sees it, its screens. */
export interface OfficeResource {
  name: string
  /** 'artikel': in sentences; the menu shows it with a capital. */
  label: string
  group: (typeof OFFICE_GROUPS)[number]
  icon: ComponentType
  /** Undefined: any staff. */
  permission?: string
  /** The work of examiners, and of nobody else. */
  role?: 'penguji'
  /** Any administrator may read what only those with the permission may change. */
  readableBy?: 'administrator'
  readOnly?: true
  /** Only in demonstration mode. */
  demoOnly?: true
  /** One record, number 1: the menu leads to its form. */
  single?: true
  /** Names of the fields on screen. */
  fields: Record<string, string>
  list?: ComponentType
  create?: ComponentType
  edit?: ComponentType
  show?: ComponentType
  title?: string | ((record: RaRecord) => string)
}
