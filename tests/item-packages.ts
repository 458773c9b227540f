import type { ImportedRow } from '../src/features/certification/items/exchange/import-service.ts'
import { readItemPackage } from '../src/features/certification/items/qti/package-service.ts'
import { zipParts } from '../src/lib/files/zip.ts'
import type { Browser } from './http.ts'

const AT = new Date('2026-11-20T03:00:00Z')
export const QTI_NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
const PACKAGE_NAMESPACE = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1'
export const MATCH_CORRECT = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml'

/** An archive of files by their names. */
export async function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) }))
  const parts: Buffer[] = []
  for await (const part of zipParts(entries, AT)) parts.push(part)
  return Buffer.concat(parts)
}

interface ItemParts {
  identifier?: string
  title?: string
  /** Attributes of the item besides. */
  more?: string
  declared?: string
  /** Elements between the declarations and the body. */
  before?: string
  body?: string
  processing?: string
}

export const CHOICES =
  '<qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Apa yang dilingkup?</qti-prompt><qti-simple-choice identifier="A">Dampak</qti-simple-choice><qti-simple-choice identifier="B">Biaya</qti-simple-choice></qti-choice-interaction>'

export const responseOf = (cardinality: string, type: string, values: string[], more = ''): string =>
  `<qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${type}"><qti-correct-response>${values.map((value) => `<qti-value>${value}</qti-value>`).join('')}</qti-correct-response>${more}</qti-response-declaration>`

export const TEMPLATE = (name: string): string =>
  `<qti-response-processing template="https://www.imsglobal.org/question/qti_v3p0/rptemplates/${name}.xml"/>`

/** The file of an item: a choice between two, but for what is given. */
export const qtiItem = ({
  identifier = 'butir-1',
  title = 'Butir satu',
  more = '',
  declared = responseOf('single', 'identifier', ['A']),
  before = '',
  body = CHOICES,
  processing = TEMPLATE('match_correct'),
}: ItemParts = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?><qti-assessment-item xmlns="${QTI_NAMESPACE}" identifier="${identifier}" title="${title}" time-dependent="false" ${more}>${declared}<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>${before}<qti-item-body>${body}</qti-item-body>${processing}</qti-assessment-item>`

export const qtiStimulus = (body: string): string =>
  `<qti-assessment-stimulus xmlns="${QTI_NAMESPACE}" identifier="S" title="S"><qti-stimulus-body>${body}</qti-stimulus-body></qti-assessment-stimulus>`

/** The manifest of a package with these items, and further resources. */
export const manifestOf = (items: readonly string[], more = ''): string =>
  `<manifest xmlns="${PACKAGE_NAMESPACE}" identifier="M"><metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata><organizations/><resources>${items.map((href, at) => `<resource identifier="R${at}" type="imsqti_item_xmlv3p0" href="${href}"><file href="${href}"/></resource>`).join('')}${more}</resources></manifest>`

export interface Sent {
  name?: string
  masukkan?: boolean
  headers?: Record<string, string>
  fields?: Record<string, string>
}

/** Sends a file of items, to be looked at or to come in. */
export function sendItems(browser: Browser, bytes: Uint8Array, more: Sent = {}) {
  const { name = 'soal.zip', masukkan = false, headers = {}, fields = {} } = more
  const file = { name, type: 'application/octet-stream', bytes }
  const given = { headers, fields: { ...fields, masukkan: String(masukkan) } }
  return browser.upload('/admin-api/impor-soal', 'file', file, given)
}

interface ItemsAnswer {
  body: { butir: ImportedRow[] }
}

export const rowsOf = ({ body }: ItemsAnswer): ImportedRow[] => body.butir
export const outcomes = (answer: ItemsAnswer): string[] => rowsOf(answer).map(({ hasil }) => hasil)

/** Reads a file with one item, as it is uploaded. */
export async function readOneItem(xml: string | Uint8Array) {
  const [found] = await readItemPackage({ bytes: Buffer.from(xml), filename: 'butir.xml' })
  return found
}
