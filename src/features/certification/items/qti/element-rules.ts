import type { XmlNode } from '../../../../lib/files/xml-node.ts'

/** Namespaces of QTI 3.0, of its packages, and of what our own packages say besides. */
export const QTI = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
export const PACKAGE = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1'
/** Metadata, the only place of a manifest that takes in what others say. */
export const LOM = 'http://ltsc.ieee.org/xsd/LOM'
export const OWN = 'urn:sertifikasi-amdal:soal:1'

/** Classes by which our own packages keep what QTI has no element for. */
export const OWN_CLASSES = {
  /** Words taken as they stand, each br a line end. */
  teks: 'amdal-teks',
  satuan: 'amdal-satuan',
  /** The words of a stimulus as they stand. */
  isi: 'amdal-isi',
  gambar: 'amdal-gambar',
  keterangan: 'amdal-keterangan',
  rubrik: 'amdal-rubrik',
  kriteria: 'amdal-kriteria',
  poin: 'amdal-poin',
  /** The elements of ours for which QTI has none, with what stands in their place. */
  u: 'qti-underline',
  s: 'amdal-coret',
} as const

/** Says why an item is not taken in, in a sentence that names what is not known. */
export class ItemRefusal extends Error {
  override readonly name = 'ItemRefusal'
}

export function refuseItem(sentence: string): never {
  throw new ItemRefusal(sentence)
}

/** Refuses what the bank has no place for. */
export const refuseContent = (what: string): never =>
  refuseItem(`Memuat ${what}, yang tidak dapat dibawa ke bank soal.`)

/** The parts of an item that the bank cannot hold, by their element, in words for people. */
const UNKNOWN_CONTENT: Readonly<Record<string, string>> = {
  math: 'rumus MathML',
  svg: 'gambar SVG di dalam teks',
  audio: 'suara (audio)',
  video: 'video',
  picture: 'gambar dengan beberapa sumber (picture)',
  object: 'objek tertanam (object)',
  embed: 'objek tertanam (embed)',
  iframe: 'halaman tertanam (iframe)',
  script: 'skrip',
  ruby: 'anotasi baca (ruby)',
  include: 'sisipan berkas lain (xi:include)',
  form: 'formulir HTML',
  input: 'isian HTML (input)',
  button: 'tombol HTML (button)',
  details: 'bagian yang dapat dilipat (details)',
  'qti-modal-feedback': 'umpan balik (qti-modal-feedback)',
  'qti-feedback-inline': 'umpan balik (qti-feedback-inline)',
  'qti-feedback-block': 'umpan balik (qti-feedback-block)',
  'qti-template-inline': 'isi templat (qti-template-inline)',
  'qti-template-block': 'isi templat (qti-template-block)',
  'qti-printed-variable': 'nilai peubah yang dicetak (qti-printed-variable)',
  'qti-catalog-info': 'katalog aksesibilitas (qti-catalog-info)',
  'qti-companion-materials-info': 'bahan pendamping (qti-companion-materials-info)',
  'qti-template-declaration': 'templat (qti-template-declaration)',
  'qti-template-processing': 'templat (qti-template-processing)',
  'qti-context-declaration': 'peubah konteks (qti-context-declaration)',
  'qti-hottext': 'teks yang dipilih (qti-hottext)',
  'qti-gap': 'celah yang diisi (qti-gap)',
}

/** The interactions of QTI that the bank has no kind for. */
const UNKNOWN_INTERACTIONS: Readonly<Record<string, string>> = {
  'qti-hotspot-interaction': 'gambar (hotspot)',
  'qti-graphic-associate-interaction': 'menghubungkan pada gambar (graphic-associate)',
  'qti-graphic-gap-match-interaction': 'mengisi celah pada gambar (graphic-gap-match)',
  'qti-graphic-order-interaction': 'mengurutkan pada gambar (graphic-order)',
  'qti-select-point-interaction': 'menunjuk titik pada gambar (select-point)',
  'qti-position-object-interaction': 'menempatkan objek (position-object)',
  'qti-position-object-stage': 'menempatkan objek (position-object)',
  'qti-gap-match-interaction': 'mengisi celah (gap-match)',
  'qti-hottext-interaction': 'memilih teks (hottext)',
  'qti-inline-choice-interaction': 'pilihan di dalam kalimat (inline-choice)',
  'qti-order-interaction': 'mengurutkan (order)',
  'qti-slider-interaction': 'penggeser (slider)',
  'qti-upload-interaction': 'mengunggah berkas (upload)',
  'qti-drawing-interaction': 'menggambar (drawing)',
  'qti-media-interaction': 'media (media)',
  'qti-end-attempt-interaction': 'tombol petunjuk (end-attempt)',
  'qti-custom-interaction': 'buatan sendiri (custom)',
  'qti-portable-custom-interaction': 'buatan sendiri (portable-custom)',
}

/** Refuses an element that nothing here reads, by its name. */
export function refuseElement({ name, namespace }: XmlNode): never {
  const interaction = UNKNOWN_INTERACTIONS[name]
  if (interaction) return refuseItem(`Interaksi ${interaction} tidak dikenal.`)
  const known = UNKNOWN_CONTENT[name]
  if (known) return refuseContent(known)
  const whose = namespace === QTI ? '' : ` dari ruang nama ${namespace || 'kosong'}`
  return refuseItem(`Elemen <${name}>${whose} tidak dikenal.`)
}

/** The elements directly in another. */
export const elementsOf = ({ children }: XmlNode): XmlNode[] => children.filter((child) => typeof child !== 'string')

/** The elements of a name directly in another. */
export const childrenNamed = (node: XmlNode, name: string): XmlNode[] =>
  elementsOf(node).filter((child) => child.name === name)

/** All elements below one that are wanted, in their order. */
export const findElements = (node: XmlNode, isWanted: (one: XmlNode) => boolean): XmlNode[] =>
  elementsOf(node).flatMap((child) => [...(isWanted(child) ? [child] : []), ...findElements(child, isWanted)])

/** The words in an element as they stand. */
export const wordsIn = ({ children }: XmlNode): string =>
  children.map((child) => (typeof child === 'string' ? child : wordsIn(child))).join('')

export const attributeOf = ({ attributes }: XmlNode, name: string): string => (attributes.get(name) ?? '').trim()

export const hasClass = (node: XmlNode, name: string): boolean => attributeOf(node, 'class').split(/\s+/).includes(name)

/** Tells whether an element ends the line before it and after it. */
export const isInline = ({ name }: XmlNode): boolean => INLINE.has(name)

const INLINE = new Set([
  ...['a', 'abbr', 'acronym', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'label'],
  ...['mark', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'tt', 'u', 'var', 'img', 'br'],
  ...['qti-text-entry-interaction'],
])

const PICTURE_TYPE = /^image\/(png|jpeg|jpg|webp|gif)$/

/** Tells whether an element is a picture, in the way of today or of earlier versions. */
export const isItemPicture = (node: XmlNode): boolean =>
  node.name === 'img' ||
  (node.name === 'object' &&
    PICTURE_TYPE.test(attributeOf(node, 'type')) &&
    findElements(node, ({ name }) => name !== 'p' && name !== 'span').length === 0)

/** The words that stand for a picture. */
export const captionOf = (picture: XmlNode): string =>
  picture.name === 'img'
    ? attributeOf(picture, 'alt')
    : wordsIn(picture)
        .replace(/[ \t\r\n]+/g, ' ')
        .trim()

/** Elements that only hold others together. */
export const WRAPPERS = new Set([
  ...['div', 'section', 'article', 'aside', 'main', 'header', 'footer', 'nav', 'figure', 'center', 'address'],
  ...['qti-content-body', 'qti-item-body', 'qti-stimulus-body'],
])
