import type { XmlNode } from '../../../../lib/files/xml-node.ts'
import { contentWords, type ItemContent } from '../content-rules.ts'
import { blocksOf, type Found, needsStimulus, newFound, richText, wordsOfParts } from './body-rules.ts'
import {
  attributeOf,
  captionOf,
  childrenNamed,
  elementsOf,
  findElements,
  isInline,
  isItemPicture,
  QTI,
  refuseContent,
  refuseElement,
  refuseItem,
  wordsIn,
} from './element-rules.ts'
import { isKnownInteraction, readAnswer } from './interaction-rules.ts'
import { missingWords } from './letter-rules.ts'
import { readResponse } from './response-rules.ts'
import { declaredScore } from './score-rules.ts'
import { pointsOf, readScoring } from './scoring-rules.ts'

/** A stimulus that several items may ask about, as its words were found; they are cleaned before they are kept. */
export interface ReadStimulus {
  html: string
  /** The words that stand for its picture. */
  keterangan: string
  /** The address of its picture in the package. */
  src: string | null
}

/** An item as a file says it. */
export interface ReadItem {
  identifier: string
  judul: string
  poin: number
  isi: ItemContent
  /** The address of a stimulus of its own file, or what stands beside the question; null for none. */
  stimulus: { href: string } | ReadStimulus | null
  catatan: string[]
}

const PARTS = new Set([
  ...['qti-response-declaration', 'qti-outcome-declaration', 'qti-assessment-stimulus-ref', 'qti-stylesheet'],
  ...['qti-item-body', 'qti-response-processing'],
])

/** Reads an item. Throws ItemRefusal, with the reason, for one that the bank cannot hold as it is. */
export function readQtiItem(item: XmlNode): ReadItem {
  requireQti(item, 'qti-assessment-item')
  if (attributeOf(item, 'adaptive') === 'true') return refuseItem('Butir adaptif (adaptive) tidak dikenal.')
  if (attributeOf(item, 'time-dependent') === 'true')
    return refuseItem('Butir yang dinilai menurut waktu (time-dependent) tidak dikenal.')
  const stray = elementsOf(item).find(({ name, namespace }) => !PARTS.has(name) || namespace !== QTI)
  if (stray) return refuseElement(stray)
  const [body, ...bodies] = childrenNamed(item, 'qti-item-body')
  if (!body || bodies.length > 0) return refuseItem('Isi butir (qti-item-body) tidak ada.')
  const interaction = onlyInteraction(body)
  refuseHidden(body)

  const found = newFound()
  noteOmissions(item, found)
  const [reference, ...references] = childrenNamed(item, 'qti-assessment-stimulus-ref')
  if (references.length > 0) return refuseItem('Lebih dari satu stimulus dalam satu butir.')
  const { soal, html } = questionOf(body, interaction, { found, hasStimulus: reference !== undefined })
  const declared = readResponse(item)
  if (attributeOf(interaction, 'response-identifier') !== declared.identifier)
    return refuseItem('Pertanyaannya menunjuk jawaban yang tidak dideklarasikan.')
  const known = declaredScore(item)
  const scoring = readScoring(item, declared.identifier, { ...known, notes: found.notes })
  const { isi: answer, points } = readAnswer({ interaction, declared, scoring, found, soal })
  const poin = pointsOf([known.most, known.normal, points])
  const isi = withAllPoints(answer, poin)
  if (isi.jenis !== 'esai' && found.rubrics.length > 0)
    return refuseContent('rubrik untuk penilai pada soal yang bukan esai')

  const beside = stimulusOf(html, found)
  if (reference && beside) return refuseItem('Stimulus bersama dan gambar sendiri dalam satu butir tidak dikenal.')
  demandAllWords(wordsShown(body, found), [contentWords(isi), beside ? stimulusWords(beside) : ''].join(' '))
  return {
    identifier: attributeOf(item, 'identifier'),
    judul: attributeOf(item, 'title'),
    ...{ poin, isi, catatan: [...found.notes] },
    stimulus: reference ? { href: attributeOf(reference, 'href') } : beside,
  }
}

/** Reads a stimulus of a file of its own. Throws as readQtiItem does. */
export function readQtiStimulus(root: XmlNode): ReadStimulus & { catatan: string[] } {
  requireQti(root, 'qti-assessment-stimulus')
  const stray = elementsOf(root).find(({ name }) => name !== 'qti-stimulus-body' && name !== 'qti-stylesheet')
  if (stray) return refuseElement(stray)
  const [body, ...bodies] = childrenNamed(root, 'qti-stimulus-body')
  if (!body || bodies.length > 0) return refuseItem('Isi stimulus (qti-stimulus-body) tidak ada.')
  refuseHidden(body)
  const found = newFound()
  noteOmissions(root, found)
  const read = stimulusOf(richText(body.children, found), found)
  if (!read) return refuseItem('Stimulusnya kosong.')
  demandAllWords(wordsShown(body, found), stimulusWords(read))
  return { ...read, catatan: [...found.notes] }
}

function requireQti({ name, namespace }: XmlNode, wanted: string): void {
  if (name === wanted && namespace === QTI) return
  refuseItem(
    name === wanted
      ? `Ruang nama ${namespace || 'kosong'} bukan QTI 3.0.`
      : `Berkas ini bukan ${wanted} QTI 3.0, melainkan <${name}>.`,
  )
}

function onlyInteraction(body: XmlNode): XmlNode {
  const all = findElements(body, ({ name }) => name.endsWith('-interaction'))
  const unknown = all.find((one) => !isKnownInteraction(one))
  if (unknown) return refuseElement(unknown)
  const [interaction, ...more] = all
  if (!interaction) return refuseItem('Butir ini tidak bertanya apa pun: interaksinya tidak ada.')
  if (more.length > 0) return refuseItem('Lebih dari satu pertanyaan dalam satu butir.')
  return interaction
}

/** Refuses words that a candidate would not see at once. */
function refuseHidden(body: XmlNode): void {
  const hidden = findElements(body, ({ attributes }) => attributes.has('hidden'))
  if (hidden.length > 0) refuseContent('teks tersembunyi (hidden)')
}

function noteOmissions(root: XmlNode, { notes }: Found): void {
  if (childrenNamed(root, 'qti-stylesheet').length > 0) notes.add('Gaya tampilan (qti-stylesheet) tidak dibawa.')
  const [labelled] = findElements(
    root,
    ({ name, attributes }) => name !== 'a' && ['aria-label', 'aria-describedby'].some((one) => attributes.has(one)),
  )
  if (labelled) notes.add('Keterangan bagi pembaca layar (aria-label) tidak dibawa.')
}

interface QuestionPlace {
  found: Found
  hasStimulus: boolean
}

/** Parts a body into the question and what is asked about. */
function questionOf(body: XmlNode, interaction: XmlNode, { found, hasStimulus }: QuestionPlace) {
  const blocks = blocksOf(body.children, interaction)
  const rest = blocks.filter((block) => block !== interaction)
  const [prompt] = childrenNamed(interaction, 'qti-prompt')
  if (prompt) {
    const soal = wordsOfParts(prompt.children, found)
    if (!hasStimulus || needsStimulus(rest)) return { soal, html: richText(rest, found, interaction) }
    return { soal: [wordsOfParts(rest, found, { gap: interaction }), soal].filter(Boolean).join('\n'), html: '' }
  }
  if (!needsStimulus(rest)) return { soal: wordsOfParts(rest, found, { gap: interaction }), html: '' }
  const question = questionAmong(blocks, interaction)
  if (question === undefined)
    return refuseItem('Di samping gambar atau tabel tidak ada kalimat pertanyaan (qti-prompt).')
  const beside = rest.filter((block) => block !== question)
  return { html: richText(beside, found, interaction), soal: wordsOfParts([question], found, { gap: interaction }) }
}

const holds = (block: XmlNode | string, wanted: XmlNode): boolean =>
  typeof block !== 'string' && (block === wanted || findElements(block, (one) => one === wanted).length > 0)

/** The sentence around the field, else the last one before it. */
function questionAmong(blocks: (XmlNode | string)[], interaction: XmlNode): XmlNode | string | undefined {
  const at = blocks.findIndex((block) => holds(block, interaction))
  return blocks
    .slice(0, at + 1)
    .toReversed()
    .find((block) => block !== interaction && !needsStimulus([block]) && hasWords(block))
}

const hasWords = (block: XmlNode | string): boolean =>
  (typeof block === 'string' ? block : wordsIn(block)).trim() !== '' &&
  !(typeof block !== 'string' && block.name === 'qti-rubric-block')

function stimulusOf(html: string, { pictures, notes, keterangan }: Found): ReadStimulus | null {
  const [picture, ...more] = pictures
  if (more.length > 0) return refuseContent('lebih dari satu gambar')
  if (!picture) return html.trim() === '' && keterangan === '' ? null : { html, keterangan, src: null }
  const caption = captionOf(picture)
  if (caption === '') notes.add('Gambarnya tanpa keterangan (alt); lengkapi pada stimulusnya.')
  return { html, keterangan: caption, src: attributeOf(picture, picture.name === 'img' ? 'src' : 'data') }
}

/** A rubric of others is one criterion with all points. */
const withAllPoints = (isi: ItemContent, poin: number): ItemContent =>
  isi.jenis === 'esai' ? { ...isi, rubrik: isi.rubrik.map((one) => (one.poin === 0 ? { ...one, poin } : one)) } : isi

/** All words of a body that have to be in the bank afterwards: those of rubrics are read apart. */
function wordsShown(node: XmlNode, found: Found): string {
  return node.children
    .map((child) => {
      if (typeof child === 'string') return child
      if (found.rubrics.includes(child)) return ' '
      if (isItemPicture(child)) return ` ${captionOf(child)} `
      const words = wordsShown(child, found)
      return isInline(child) && child.name !== 'br' ? words : ` ${words} `
    })
    .join('')
}

const INLINE_TAG = /<\/?(?:a|b|i|u|s|em|strong|del|strike)(?: [^>]*)?>/g

const stimulusWords = ({ html, keterangan }: ReadStimulus): string =>
  [
    html
      .replaceAll(INLINE_TAG, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
    keterangan,
  ].join(' ')

/** The last look: what the readers above might have passed over is refused, not lost. */
function demandAllWords(wanted: string, present: string): void {
  const missing = missingWords(wanted, present)
  if (missing.length > 0) refuseItem(`Sebagian teksnya tidak terbawa: “${missing.slice(0, 5).join(' ')}”.`)
}
