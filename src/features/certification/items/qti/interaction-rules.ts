import type { XmlNode } from '../../../../lib/files/xml-node.ts'
import type { ItemContent } from '../content-rules.ts'
import { type Found, listItemsOf, newFound, wordsOfParts } from './body-rules.ts'
import {
  attributeOf,
  childrenNamed,
  elementsOf,
  findElements,
  hasClass,
  OWN_CLASSES,
  refuseContent,
  refuseElement,
  refuseItem,
  wordsIn,
} from './element-rules.ts'
import { readDecimal } from './number-rules.ts'
import { type Declared, rightEntries } from './response-rules.ts'
import type { Scoring } from './scoring-rules.ts'

/** The parts from which an interaction is read, beside its words in the body. */
interface Asked {
  interaction: XmlNode
  declared: Declared
  scoring: Scoring
  found: Found
  soal: string
}

/** The content that an interaction says, with its points where the marking says them. */
export interface AnswerRead {
  isi: ItemContent
  points: number | undefined
}

const READERS: Readonly<Record<string, (asked: Asked) => AnswerRead>> = {
  'qti-choice-interaction': readChoices,
  'qti-match-interaction': readMatch,
  'qti-associate-interaction': readAssociate,
  'qti-text-entry-interaction': readEntry,
  'qti-extended-text-interaction': readEssay,
}

/** The interactions that the bank has a kind of item for. */
export const isKnownInteraction = ({ name }: XmlNode): boolean => name in READERS

export const readAnswer = (asked: Asked): AnswerRead =>
  (READERS[asked.interaction.name] ?? (({ interaction }) => refuseElement(interaction)))(asked)

const UNSAID = 'Tidak ada aturan penilaian; kuncinya diambil dari jawaban benar yang dideklarasikan.'
const PARTS = 'Penilaian sebagian (qti-mapping) tidak dikenal: butir ini dinilai per bagian jawabannya.'

/** Returns the points of an answer that is right or wrong as a whole, by its declared key. */
function wholePoints({ scoring, found }: Asked): number | undefined {
  if (scoring.how === 'map') return refuseItem(PARTS)
  if (scoring.how === 'match') return scoring.points
  if (scoring.how === 'unsaid') found.notes.add(UNSAID)
  else return refuseItem('Pemrosesan jawaban ini tidak cocok dengan jenis pertanyaannya.')
  return undefined
}

/** Reads the choices of an interaction by their identifier. */
function choicesIn(set: XmlNode, name: string, found: Found): Map<string, string> {
  const choices = new Map<string, string>()
  for (const child of elementsOf(set)) {
    if (child.name === 'qti-prompt') continue
    if (child.name !== name) return refuseElement(child)
    const identifier = attributeOf(child, 'identifier')
    if (child.attributes.has('template-identifier')) return refuseContent('pilihan menurut templat')
    if (choices.has(identifier)) return refuseItem(`Dua pilihan memakai identifier ${identifier}.`)
    if (attributeOf(child, 'fixed') === 'true') found.notes.add('Letak tetap sebuah pilihan (fixed) tidak dibawa.')
    choices.set(identifier, wordsOfParts(child.children, found, { where: 'pilihan' }))
  }
  return choices
}

const NO_KEY = 'Kuncinya tidak ada (qti-correct-response).'

function readChoices(asked: Asked): AnswerRead {
  const { interaction, declared, scoring, found, soal } = asked
  const choices = choicesIn(interaction, 'qti-simple-choice', found)
  const { cardinality, values, baseType } = declared
  if (baseType !== 'identifier') return refuseItem(`Jawaban berjenis ${baseType} pada pilihan tidak dikenal.`)
  if (cardinality !== 'single' && cardinality !== 'multiple')
    return refuseItem(`Jawaban ${cardinality} pada pilihan tidak dikenal.`)
  const isByTable = scoring.how === 'map' && cardinality === 'single'
  const table = isByTable ? rightEntries(declared) : undefined
  const keys = table ? table.right.map(({ key }) => key) : values
  const points = table ? table.points : wholePoints(asked)
  if (keys.length === 0) return refuseItem(NO_KEY)
  const stray = keys.find((key) => !choices.has(key))
  if (stray !== undefined) return refuseItem(`Kuncinya menunjuk pilihan ${stray}, yang tidak ada.`)
  const most = readDecimal(attributeOf(interaction, 'max-choices'))
  const least = readDecimal(attributeOf(interaction, 'min-choices'))
  if (cardinality === 'multiple' && ((most !== undefined && most > 0) || (least !== undefined && least > 0)))
    found.notes.add('Batas banyaknya pilihan (max-choices, min-choices) tidak dibawa.')
  const pilihan = [...choices].map(([identifier, teks]) => ({ teks, benar: keys.includes(identifier) }))
  return { isi: { jenis: cardinality === 'single' ? 'pilihan_ganda' : 'pilihan_jamak', soal, pilihan }, points }
}

/** Returns the pairs of a key, each side once. */
function pairsIn({ values }: Declared): [string, string][] {
  if (values.length === 0) return refuseItem(NO_KEY)
  return values.map((value) => {
    const [one, other, ...more] = value.split(/\s+/)
    if (one === undefined || other === undefined || more.length > 0)
      return refuseItem(`Pasangan “${value}” tidak terbaca.`)
    return [one, other]
  })
}

const SHARED = 'Beberapa pasangan memakai isi yang sama; bank soal hanya mengenal pasangan satu lawan satu.'
const isRepeated = (ones: readonly string[]): boolean => new Set(ones).size < ones.length

function readMatch(asked: Asked): AnswerRead {
  const { interaction, declared, found, soal } = asked
  const sets = childrenNamed(interaction, 'qti-simple-match-set')
  const stray = elementsOf(interaction).find(({ name }) => name !== 'qti-prompt' && name !== 'qti-simple-match-set')
  if (stray) return refuseElement(stray)
  const [left, right] = sets.map((set) => choicesIn(set, 'qti-simple-associable-choice', found))
  if (!left || !right || sets.length > 2) return refuseItem('Menjodohkan tanpa dua sisi tidak dikenal.')
  const pairs = pairsIn(declared)
  if (isRepeated(pairs.map(([one]) => one)) || isRepeated(pairs.map(([, other]) => other))) return refuseItem(SHARED)
  const pasangan = pairs.map(([one, other]) => pairOf(left.get(one), right.get(other)))
  const alone = [...left.keys()].find((one) => !pairs.some(([known]) => known === one))
  if (alone !== undefined) return refuseItem(`Sisi kiri ${alone} tidak punya pasangan.`)
  const points = wholePoints(asked)
  const pengecoh = [...right].filter(([one]) => !pairs.some(([, other]) => other === one)).map(([, teks]) => teks)
  return { isi: { jenis: 'menjodohkan', soal, pasangan, pengecoh }, points }
}

const pairOf = (kiri: string | undefined, kanan: string | undefined) =>
  kiri === undefined || kanan === undefined ? refuseItem('Kuncinya menunjuk isi yang tidak ada.') : { kiri, kanan }

function readAssociate(asked: Asked): AnswerRead {
  const { interaction, declared, found, soal } = asked
  const choices = choicesIn(interaction, 'qti-simple-associable-choice', found)
  const pairs = pairsIn(declared)
  const used = pairs.flat()
  if (isRepeated(used)) return refuseItem(SHARED)
  const pasangan = pairs.map(([one, other]) => pairOf(choices.get(one), choices.get(other)))
  const points = wholePoints(asked)
  found.notes.add('Pasangannya dibagi ke sisi kiri dan kanan.')
  const pengecoh = [...choices].filter(([one]) => !used.includes(one)).map(([, teks]) => teks)
  return { isi: { jenis: 'menjodohkan', soal, pasangan, pengecoh }, points }
}

const CASE = 'Huruf besar dan kecil pada jawaban dianggap sama, seperti pada semua isian di bank soal.'

function readEntry(asked: Asked): AnswerRead {
  const { interaction, declared, found } = asked
  if (declared.cardinality !== 'single') return refuseItem(`Jawaban ${declared.cardinality} pada isian tidak dikenal.`)
  if (!['', '10'].includes(attributeOf(interaction, 'base'))) return refuseItem('Bilangan bukan desimal tidak dikenal.')
  if (interaction.attributes.has('string-identifier'))
    return refuseItem('Jawaban kedua (string-identifier) tidak dikenal.')
  if (interaction.attributes.has('pattern-mask')) found.notes.add('Pola isian (pattern-mask) tidak dibawa.')
  const placeholder = attributeOf(interaction, 'placeholder-text')
  if (placeholder !== '') return refuseContent(`petunjuk di dalam isian (placeholder-text): “${placeholder}”`)
  switch (declared.baseType) {
    case 'float':
    case 'integer':
      return readNumber(asked)
    case 'string':
      return readSpellings(asked)
    default:
      return refuseItem(`Jawaban berjenis ${declared.baseType} pada isian tidak dikenal.`)
  }
}

function readNumber(asked: Asked): AnswerRead {
  const { declared, scoring, soal, found } = asked
  const [written, ...more] = declared.values
  if (written === undefined) return refuseItem(NO_KEY)
  const nilai = readDecimal(written)
  if (nilai === undefined || more.length > 0)
    return refuseItem(`Kunci “${declared.values.join(' ')}” bukan satu angka.`)
  const toleransi = scoring.how === 'equal' ? scoring.tolerance : 0
  const points = scoring.how === 'equal' ? scoring.points : wholePoints(asked)
  return { isi: { jenis: 'angka', soal, nilai, toleransi, satuan: found.satuan }, points }
}

function readSpellings(asked: Asked): AnswerRead {
  const { declared, scoring, soal, found } = asked
  if (scoring.how === 'map') {
    const { right, points } = rightEntries(declared)
    if (right.some(({ caseSensitive }) => caseSensitive === true))
      return refuseItem('Jawaban membedakan huruf besar dan kecil; bank soal tidak.')
    if (right.some(({ caseSensitive }) => caseSensitive === undefined)) found.notes.add(CASE)
    return { isi: { jenis: 'isian', soal, ejaan: right.map(({ key }) => key) }, points }
  }
  if (declared.values.length === 0) return refuseItem(NO_KEY)
  const points = scoring.how === 'letters' ? scoring.points : wholePoints(asked)
  if (scoring.how !== 'letters') found.notes.add(CASE)
  return { isi: { jenis: 'isian', soal, ejaan: declared.values }, points }
}

function readEssay({ interaction, declared, scoring, found, soal }: Asked): AnswerRead {
  if (declared.cardinality !== 'single' || declared.baseType !== 'string')
    return refuseItem(`Jawaban ${declared.cardinality} ${declared.baseType} pada esai tidak dikenal.`)
  if (scoring.how !== 'unsaid') return refuseItem('Pemrosesan jawaban esai oleh program tidak dikenal.')
  if (declared.values.length > 0 || declared.mapping) return refuseContent('contoh jawaban esai (qti-correct-response)')
  const stray = elementsOf(interaction).find(({ name }) => name !== 'qti-prompt')
  if (stray) return refuseElement(stray)
  const placeholder = attributeOf(interaction, 'placeholder-text')
  if (placeholder !== '') return refuseContent(`petunjuk di dalam isian (placeholder-text): “${placeholder}”`)
  if (found.rubrics.length === 0) return refuseItem('Esai ini tidak punya rubrik untuk penilai (qti-rubric-block).')
  const own = found.rubrics.flatMap((rubric) => listItemsOf(rubric, OWN_CLASSES.rubrik))
  const rubrik = own.map(criterionOf)
  const points = rubrik.length > 0 ? rubrik.reduce((sum, { poin }) => sum + poin, 0) : undefined
  // The points of a rubric of others are known only once those of the item are.
  const whole =
    rubrik.length > 0 ? rubrik : [{ kriteria: wordsOfParts(contentOf(found.rubrics), found, WHERE), poin: 0 }]
  return { isi: { jenis: 'esai', soal, rubrik: whole }, points }
}

const WHERE = { where: 'rubrik' }
const contentOf = (rubrics: readonly XmlNode[]) => rubrics.flatMap(({ children }) => children)

function criterionOf(line: XmlNode): { kriteria: string; poin: number } {
  const [words, points] = [OWN_CLASSES.kriteria, OWN_CLASSES.poin].map((name) =>
    findElements(line, (one) => hasClass(one, name)),
  )
  const poin = readDecimal(points?.[0] ? wordsIn(points[0]) : '')
  const kriteria = words?.[0] ? wordsOfParts([words[0]], newFound()) : ''
  return kriteria === '' || poin === undefined ? refuseItem('Rubriknya tidak terbaca.') : { kriteria, poin }
}
