import type { XmlNode } from '../../../../lib/files/xml-node.ts'
import { attributeOf, childrenNamed, findElements, OWN, PACKAGE, wordsIn } from './element-rules.ts'

/** The facts that our own packages say of an item besides QTI; each is checked as if it was typed. */
export interface OwnFacts {
  unit: string
  tingkat: string
  poin: number | undefined
  sumber: string
  tanggal_sumber: string
}

/** A file of a package that the manifest calls an item. */
export interface ListedItem {
  href: string
  facts: OwnFacts | undefined
}

/** The content of a manifest, as far as items are concerned. */
export interface ReadManifest {
  items: ListedItem[]
  /** All files that it lists, by their address. */
  listed: Set<string>
  /** Parts that are neither items nor what items need, each with why it stays out. */
  leftOut: { nama: string; pesan: string }[]
}

export const MANIFEST = 'imsmanifest.xml'
const ITEM = 'imsqti_item_xmlv3p0'
/** The parts that items need, or that say nothing of their own. */
const NEEDED =
  /^(?:imsqti_stimulus_xmlv3p0|imsqti_rptemplate_xmlv3p0|webcontent|css\w*|controlfile\S*|resourcemetadata\S*|resourceextmetadata\S*|qtiusagedata\S*|learning-application-resource)$/
const TEST = /^imsqti_(?:test|section|outcomes?|assessment)\w*$/

/** Reads a manifest; undefined for a file that is none of QTI 3.0. */
export function readManifest(root: XmlNode): ReadManifest | undefined {
  if (root.name !== 'manifest' || root.namespace !== PACKAGE) return undefined
  const resources = findElements(root, ({ name, namespace }) => name === 'resource' && namespace === PACKAGE)
  const listed = new Set<string>()
  for (const file of findElements(root, ({ name }) => name === 'file' || name === 'resource')) {
    const address = inPackage('', attributeOf(file, 'href'))
    if (address !== undefined) listed.add(address)
  }
  const items: ListedItem[] = []
  const leftOut: ReadManifest['leftOut'] = []
  for (const resource of resources) {
    const type = attributeOf(resource, 'type')
    const href = attributeOf(resource, 'href')
    const nama = href || attributeOf(resource, 'identifier') || type
    if (type === ITEM) items.push({ href, facts: ownFacts(resource) })
    else if (TEST.test(type)) leftOut.push({ nama, pesan: `Susunan ujian (${type}) tidak dibawa, hanya butirnya.` })
    else if (!NEEDED.test(type)) leftOut.push({ nama, pesan: `Bagian berjenis ${type || 'kosong'} tidak dikenal.` })
  }
  return { items, listed, leftOut }
}

function ownFacts(resource: XmlNode): OwnFacts | undefined {
  const [said] = childrenNamed(resource, 'metadata').flatMap((metadata) =>
    findElements(metadata, ({ name, namespace }) => name === 'soal' && namespace === OWN),
  )
  if (!said) return undefined
  const word = (name: string): string => childrenNamed(said, name).map(wordsIn).join('').trim()
  const poin = word('poin')
  return {
    ...{ unit: word('unit'), tingkat: word('tingkat'), sumber: word('sumber'), tanggal_sumber: word('tanggal_sumber') },
    poin: poin === '' ? undefined : Number(poin),
  }
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** Returns the address of a file in its package as a file there names it; undefined for what lies outside. */
export function inPackage(base: string, href: string): string | undefined {
  const address = decodedAddress(href)
  if (address === undefined || address === '' || SCHEME.test(address) || /^[/\\]|\\|\0/.test(address)) return undefined
  const parts = base.split('/').slice(0, -1)
  for (const part of address.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined
    } else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function decodedAddress(href: string): string | undefined {
  try {
    return decodeURIComponent(href)
  } catch {
    return undefined
  }
}

/** Tells whether a name in an archive leads out of it. */
export const leadsOutside = (name: string): boolean => !name.endsWith('/') && inPackage('', name) === undefined
