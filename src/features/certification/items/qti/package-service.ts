import { setImmediate } from 'node:timers/promises'
import { isArchive } from '../../../../lib/files/xlsx-reader.ts'
import type { XmlNode } from '../../../../lib/files/xml-node.ts'
import { readXmlTree } from '../../../../lib/files/xml-tree.ts'
import { readZip } from '../../../../lib/files/zip-reader.ts'
import { cleanRichText } from '../../../../lib/text/rich-text.ts'
import { invalidFields } from '../../../../problems.ts'
import { attributeOf, ItemRefusal, refuseItem } from './element-rules.ts'
import { type ReadItem, type ReadStimulus, readQtiItem, readQtiStimulus } from './item-rules.ts'
import { inPackage, type ListedItem, leadsOutside, MANIFEST, type OwnFacts, readManifest } from './package-rules.ts'

/** The bounds of a package: a bank of some hundred items with their pictures is below them. */
export const PACKAGE_LIMITS = {
  bytes: 20_000_000,
  unpacked: 60_000_000,
  entries: 3000,
  items: 300,
  xml: 2_000_000,
} as const

/** A stimulus as it would be kept; its picture is still as it came. */
export interface FoundStimulus {
  teks: string
  keterangan_gambar: string
  picture: { nama: string; bytes: Uint8Array } | null
}

/** An item of a file by its name there: as it was read, or why it is refused. */
export interface FoundItem {
  nama: string
  judul: string
  catatan: string[]
  read: (Omit<ReadItem, 'stimulus'> & { facts: OwnFacts | undefined; stimulus: FoundStimulus | null }) | undefined
  pesan: string | undefined
}

type Files = ReadonlyMap<string, Uint8Array>

type ResolvedStimulus = { stimulus: FoundStimulus; catatan: string[] }

/** The files of a package, and what its stimuli were found to say: each is read once. */
interface Bundle {
  files: Files
  stimuli: Map<string, ResolvedStimulus | ItemRefusal>
}

const bundleOf = (files: Files): Bundle => ({ files, stimuli: new Map() })

/** The address of an item that came without a package. */
const ALONE = 'butir.xml'

const refuseFile = (text: string) => invalidFields({ file: text })

/** Reads a package, or the file of a single item. Throws INVALID for a file that is neither. */
export async function readItemPackage({
  bytes,
  filename,
}: {
  bytes: Uint8Array
  filename: string
}): Promise<FoundItem[]> {
  if (!isArchive(bytes))
    return [readFile(filename, { href: ALONE, facts: undefined }, bundleOf(new Map([[ALONE, bytes]])))]
  const bundle = bundleOf(unpack(bytes))
  const { files } = bundle
  const manifest = manifestOf(files)
  if (manifest.items.length > PACKAGE_LIMITS.items)
    throw refuseFile(`Paket paling banyak ${PACKAGE_LIMITS.items} butir. Bagilah menjadi beberapa paket.`)
  const found: FoundItem[] = []
  for (const item of manifest.items) {
    // Others are answered between the items of a large package.
    await setImmediate()
    found.push(readFile(item.href, item, bundle))
  }
  const leftOut = [...manifest.leftOut, ...(await strayItems(files, manifest.listed))].map(({ nama, pesan }) => ({
    ...{ nama, judul: '', catatan: [], read: undefined, pesan },
  }))
  if (found.length + leftOut.length === 0) throw refuseFile('Paket ini tidak memuat butir soal.')
  return [...refuseTwins(found), ...leftOut]
}

function unpack(bytes: Uint8Array): Files {
  const names = new Set<string>()
  const wrong: string[] = []
  const isWanted = (name: string): boolean => {
    if (leadsOutside(name)) wrong.push(`Paket ini memuat nama berkas yang keluar dari paketnya: ${name.slice(0, 100)}`)
    if (names.has(name)) wrong.push(`Paket ini memuat dua berkas bernama ${name.slice(0, 100)}.`)
    names.add(name)
    return wrong.length === 0 && !name.endsWith('/')
  }
  try {
    const files = readZip(bytes, isWanted, { entries: PACKAGE_LIMITS.entries, bytes: PACKAGE_LIMITS.unpacked })
    if (wrong.length === 0) return files
  } catch {
    // The reader says no more than that it cannot be read: broken, locked, or past its bounds.
  }
  const [first = 'Paket ini tidak dapat dibaca, dikunci, atau terlalu besar sesudah dibuka. Buat lagi tanpa sandi.'] =
    wrong
  throw refuseFile(first)
}

function manifestOf(files: Files) {
  const bytes = files.get(MANIFEST)
  if (!bytes) throw refuseFile(`Berkas ${MANIFEST} tidak ada di akar paket ini, jadi bukan paket QTI.`)
  const root = parseOrRefusal(bytes)
  const manifest = typeof root === 'string' ? undefined : readManifest(root)
  if (!manifest) throw refuseFile(`Berkas ${MANIFEST} bukan daftar isi paket QTI 3.0.`)
  return manifest
}

const UNREADABLE =
  'Berkas XML-nya tidak terbaca: rusak, memuat DOCTYPE atau entitas sendiri, atau pengodean hurufnya tidak dikenal.'

function parseOrRefusal(bytes: Uint8Array): XmlNode | string {
  if (bytes.length > PACKAGE_LIMITS.xml) return 'Berkas XML-nya terlalu besar.'
  try {
    return readXmlTree(bytes)
  } catch (error) {
    if (error instanceof SyntaxError) return UNREADABLE
    throw error
  }
}

/** Files of items that no manifest lists would be lost without a word. */
async function strayItems(files: Files, listed: ReadonlySet<string>): Promise<{ nama: string; pesan: string }[]> {
  const found: { nama: string; pesan: string }[] = []
  for (const [nama, bytes] of files) {
    if (!nama.toLowerCase().endsWith('.xml') || nama === MANIFEST || listed.has(nama)) continue
    await setImmediate()
    const root = parseOrRefusal(bytes)
    const isOther = typeof root !== 'string' && !root.name.startsWith('qti-assessment-item')
    if (!isOther) found.push({ nama, pesan: `Berkas ini tidak tercantum di ${MANIFEST}.` })
  }
  return found
}

function readFile(nama: string, { href, facts }: ListedItem, bundle: Bundle): FoundItem {
  const found: FoundItem = { nama, judul: '', catatan: [], read: undefined, pesan: undefined }
  try {
    const address = inPackage('', href)
    const bytes = address === undefined ? undefined : bundle.files.get(address)
    if (address === undefined || !bytes) return { ...found, pesan: 'Berkasnya tidak ada di dalam paket.' }
    const root = parseOrRefusal(bytes)
    if (typeof root === 'string') return { ...found, pesan: root }
    found.judul = attributeOf(root, 'title')
    const { stimulus, ...item } = readQtiItem(root)
    const beside = stimulus && resolveStimulus(stimulus, address, bundle)
    const catatan = [...item.catatan, ...(beside?.catatan ?? [])]
    return { ...found, catatan, read: { ...item, facts, stimulus: beside?.stimulus ?? null } }
  } catch (error) {
    if (error instanceof ItemRefusal) return { ...found, pesan: error.message }
    throw error
  }
}

function resolveStimulus(
  stimulus: NonNullable<ReadItem['stimulus']>,
  address: string,
  { files, stimuli }: Bundle,
): ResolvedStimulus {
  if (!('href' in stimulus)) return { stimulus: foundStimulus(stimulus, address, files), catatan: [] }
  const place = inPackage(address, stimulus.href)
  if (place === undefined || !files.has(place))
    return refuseItem(`Berkas stimulus ${stimulus.href} tidak ada di dalam paket.`)
  const known = stimuli.get(place) ?? readStimulusFile(place, files)
  stimuli.set(place, known)
  if (known instanceof ItemRefusal) throw known
  return known
}

function readStimulusFile(place: string, files: Files): ResolvedStimulus | ItemRefusal {
  try {
    const root = parseOrRefusal(files.get(place) ?? new Uint8Array())
    const { catatan, ...read } = readQtiStimulus(typeof root === 'string' ? refuseItem(`Stimulus: ${root}`) : root)
    return { stimulus: foundStimulus(read, place, files), catatan }
  } catch (error) {
    if (error instanceof ItemRefusal) return error
    throw error
  }
}

const foundStimulus = ({ html, keterangan, src }: ReadStimulus, address: string, files: Files): FoundStimulus => ({
  teks: cleanRichText(html),
  keterangan_gambar: keterangan,
  picture: src === null ? null : foundPicture(src, address, files),
})

function foundPicture(src: string, address: string, files: Files) {
  const nama = inPackage(address, src)
  const bytes = nama === undefined ? undefined : files.get(nama)
  if (nama === undefined || !bytes) return refuseItem(`Gambar ${src.slice(0, 100)} tidak ada di dalam paket.`)
  return { nama, bytes }
}

/** Refuses items with the same identifier: nobody knows which is meant. */
function refuseTwins(found: FoundItem[]): FoundItem[] {
  const counts = new Map<string, number>()
  const named = found.map(({ read }) => read?.identifier ?? '')
  for (const name of named) counts.set(name, (counts.get(name) ?? 0) + 1)
  return found.map((one, at) => {
    const name = named[at] ?? ''
    if (name === '' || counts.get(name) === 1) return one
    return { ...one, read: undefined, pesan: `Beberapa butir di paket ini memakai identifier ${name}.` }
  })
}
