import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { Permission, SharedWork } from '../access.ts'
import type { ListCall, OfficeCall, RecordCall, Row } from './calls/client.ts'
import type { Choice } from './display/choices.ts'

/** The menu's groups, in the order of a case's life. */
export const OFFICE_GROUPS = [
  'Permohonan',
  'Ujian dan keputusan',
  'Pemegang sertifikat',
  'Kewajiban tahunan',
  'Pengaduan dan banding',
  'Skema dan penguji',
  'Lembaga',
] as const

/** The groups of what is set up once and seldom looked at: one entry of the menu leads to all of them. */
export const SETTINGS_GROUPS = [
  'Aturan dan petugas',
  'Pembayaran',
  'Surat dan pesan',
  'Dokumen dan tanda tangan',
  'Data dan cadangan',
  'Catatan',
  'Sambungan',
] as const

/** The calls that read and write a resource; what is not named cannot be done. */
export interface ResourceCallNames {
  list?: ListCall
  get?: RecordCall
  create?: OfficeCall
  update?: RecordCall
  remove?: RecordCall
  history?: RecordCall
  restore?: RecordCall
}

/** Nouns that have all seven calls of a resource (lib/resource.ts). */
type WholeNoun = {
  [Name in OfficeCall]: Name extends `remove${infer Noun}`
    ? `history${Noun}` extends OfficeCall
      ? Noun
      : never
    : never
}[OfficeCall]

/** The calls of a noun that has them all: 'Faq' → { list: 'listFaq', … }. */
export const allCallsOf = <Noun extends WholeNoun>(noun: Noun) =>
  ({
    list: `list${noun}`,
    get: `get${noun}`,
    create: `create${noun}`,
    update: `update${noun}`,
    remove: `remove${noun}`,
    history: `history${noun}`,
    restore: `restore${noun}`,
  }) as const

/** How a record is called on screen: one of its fields, or words made of them. */
export const titleOf = <Name extends ListCall>(
  title: (keyof Row<Name> & string) | ((row: Row<Name>) => string),
): string | ((record: RaRecord) => string) =>
  typeof title === 'string' ? title : (record) => title(record as Row<Name>)

/** One resource of the office: its words, its calls, who sees it, its screens. */
export interface OfficeResource {
  name: string
  calls: ResourceCallNames
  /** 'artikel': in sentences; the menu shows it with a capital. */
  label: string
  group: (typeof OFFICE_GROUPS)[number] | (typeof SETTINGS_GROUPS)[number]
  /** The resource of which this one is a tab; the menu leads to the first of a place that a person may read. */
  under?: string
  icon: ComponentType
  /** Undefined: any staff. */
  permission?: Permission
  /** For all who share a work, each by a permission of their own. */
  work?: SharedWork
  /** The work of examiners, and of nobody else. */
  role?: 'penguji'
  /** Any administrator may read what only those with the permission may change; who sits on a panel, too; or all staff. */
  readableBy?: 'administrator' | 'panel' | 'staff'
  readOnly?: true
  /** Its rows name people: the list leaves only with the password, and all administrators learn of it. */
  people?: true
  /** In the menu only until the portal is open. */
  untilOpened?: true
  /** Has a few rows that only the program adds: nothing is searched, selected or taken out. */
  fixed?: true
  /** Only in demonstration mode. */
  demoOnly?: true
  /** One record, number 1: the menu leads to its form. */
  single?: true
  /** Names of the fields on screen. */
  fields: Record<string, string>
  /** The words for the values of a field in the export of the list. */
  words?: Record<string, Choice[]>
  list?: ComponentType
  create?: ComponentType
  edit?: ComponentType
  show?: ComponentType
  title?: string | ((record: RaRecord) => string)
}
