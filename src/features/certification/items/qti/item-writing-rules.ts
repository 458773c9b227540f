import type { ItemContent } from '../content-rules.ts'
import { OWN_CLASSES, QTI } from './element-rules.ts'
import { htmlAsXml, xmlElement, xmlFile, xmlWords } from './xml-writing-rules.ts'

/** An item as it goes out. Its title says nothing of what it asks. */
export interface OutgoingItem {
  identifier: string
  judul: string
  poin: number
  isi: ItemContent
  stimulus: { identifier: string; judul: string; href: string } | undefined
}

export interface OutgoingStimulus {
  identifier: string
  judul: string
  teks: string
  keterangan_gambar: string
  /** The address of its picture, as seen from its file. */
  picture: string | undefined
}

const SCHEMA = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd'
const RESPONSE = 'RESPONSE'
const FLOAT = { cardinality: 'single', 'base-type': 'float' }

const rootAttributes = () => ({
  xmlns: QTI,
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': `${QTI} ${SCHEMA}/imsqti_asiv3p0_v1p0.xsd`,
})

const own = (name: string, more = '') => ({ class: [name, more].filter(Boolean).join(' ') })

/** Words that are read back as they stand. */
const exact = (name: string, text: string, className = ''): string =>
  xmlElement(name, own(OWN_CLASSES.teks, className), text.split('\n').map(xmlWords).join('<br/>'))

const prompt = (soal: string): string => xmlElement('qti-prompt', {}, exact('span', soal))
const value = (text: string): string => xmlElement('qti-value', {}, xmlWords(text))

const declaration = (cardinality: string, baseType: string, values: string[], ...more: string[]): string =>
  xmlElement(
    'qti-response-declaration',
    { identifier: RESPONSE, cardinality, 'base-type': baseType },
    values.length > 0 ? xmlElement('qti-correct-response', {}, ...values.map(value)) : '',
    ...more,
  )

/** The parts as which an item of a kind is written: its key, its body, and the marking. */
interface WrittenParts {
  declared: string
  body: string
  processing: string
}

const setScore = (given: string): string => xmlElement('qti-set-outcome-value', { identifier: 'SCORE' }, given)
const number = (score: number): string => xmlElement('qti-base-value', { 'base-type': 'float' }, String(score))
const ANSWER = xmlElement('qti-variable', { identifier: RESPONSE })
const KEY = xmlElement('qti-correct', { identifier: RESPONSE })

const markingOf = (test: string, then: string, otherwise: string): string =>
  xmlElement(
    'qti-response-processing',
    {},
    xmlElement(
      'qti-response-condition',
      {},
      xmlElement('qti-response-if', {}, test, setScore(then)),
      xmlElement('qti-response-else', {}, setScore(otherwise)),
    ),
  )

const rightOrWrong = (poin: number, test = xmlElement('qti-match', {}, ANSWER, KEY)): string =>
  markingOf(test, number(poin), number(0))

function choiceParts(isi: Extract<ItemContent, { pilihan: unknown }>, poin: number): WrittenParts {
  const isSingle = isi.jenis === 'pilihan_ganda'
  const named = isi.pilihan.map((one, at) => ({ ...one, identifier: `P${at + 1}` }))
  const keys = named.filter(({ benar }) => benar).map(({ identifier }) => identifier)
  const choices = named.map(({ identifier, teks }) =>
    xmlElement('qti-simple-choice', { identifier }, exact('span', teks)),
  )
  const attributes = { 'response-identifier': RESPONSE, shuffle: 'true', 'max-choices': isSingle ? 1 : 0 }
  return {
    declared: declaration(isSingle ? 'single' : 'multiple', 'identifier', keys),
    body: xmlElement('qti-choice-interaction', attributes, prompt(isi.soal), ...choices),
    processing: rightOrWrong(poin),
  }
}

function matchParts(
  { soal, pasangan, pengecoh }: Extract<ItemContent, { jenis: 'menjodohkan' }>,
  poin: number,
): WrittenParts {
  const sideOf = (letter: string, texts: readonly string[]): string =>
    xmlElement(
      'qti-simple-match-set',
      {},
      ...texts.map((teks, at) =>
        xmlElement(
          'qti-simple-associable-choice',
          { identifier: `${letter}${at + 1}`, 'match-max': 1 },
          exact('span', teks),
        ),
      ),
    )
  const right = [...pasangan.map(({ kanan }) => kanan), ...pengecoh]
  const attributes = { 'response-identifier': RESPONSE, shuffle: 'true', 'max-associations': pasangan.length }
  return {
    declared: declaration(
      'multiple',
      'directedPair',
      pasangan.map((_one, at) => `K${at + 1} R${at + 1}`),
    ),
    body: xmlElement(
      'qti-match-interaction',
      attributes,
      prompt(soal),
      sideOf(
        'K',
        pasangan.map(({ kiri }) => kiri),
      ),
      sideOf('R', right),
    ),
    processing: rightOrWrong(poin),
  }
}

const entry = (soal: string, more = ''): string =>
  exact('p', soal) +
  xmlElement('p', {}, xmlElement('qti-text-entry-interaction', { 'response-identifier': RESPONSE }), more)

function numberParts(
  { soal, nilai, toleransi, satuan }: Extract<ItemContent, { jenis: 'angka' }>,
  poin: number,
): WrittenParts {
  const mode =
    toleransi === 0
      ? { 'tolerance-mode': 'exact' }
      : { 'tolerance-mode': 'absolute', tolerance: `${toleransi} ${toleransi}` }
  return {
    declared: declaration('single', 'float', [String(nilai)]),
    body: entry(soal, satuan === '' ? '' : ` ${xmlElement('span', own(OWN_CLASSES.satuan), xmlWords(satuan))}`),
    processing: rightOrWrong(poin, xmlElement('qti-equal', mode, ANSWER, KEY)),
  }
}

function spellingParts({ soal, ejaan }: Extract<ItemContent, { jenis: 'isian' }>, poin: number): WrittenParts {
  const entries = ejaan.map((one) =>
    xmlElement('qti-map-entry', { 'map-key': one, 'mapped-value': poin, 'case-sensitive': 'false' }),
  )
  return {
    declared: declaration(
      'single',
      'string',
      ejaan.slice(0, 1),
      xmlElement('qti-mapping', { 'default-value': 0 }, ...entries),
    ),
    body: entry(soal),
    processing: markingOf(
      xmlElement('qti-is-null', {}, ANSWER),
      number(0),
      xmlElement('qti-map-response', { identifier: RESPONSE }),
    ),
  }
}

function essayParts({ soal, rubrik }: Extract<ItemContent, { jenis: 'esai' }>): WrittenParts {
  const lines = rubrik.map(({ kriteria, poin }) =>
    xmlElement(
      'li',
      {},
      exact('span', kriteria, OWN_CLASSES.kriteria),
      ` (${xmlElement('span', own(OWN_CLASSES.poin), String(poin))} poin)`,
    ),
  )
  const rubric = xmlElement(
    'qti-rubric-block',
    { use: 'scoring', view: 'scorer' },
    xmlElement('qti-content-body', {}, xmlElement('ul', own(OWN_CLASSES.rubrik), ...lines)),
  )
  const interaction = xmlElement('qti-extended-text-interaction', { 'response-identifier': RESPONSE }, prompt(soal))
  return { declared: declaration('single', 'string', []), body: rubric + interaction, processing: '' }
}

function partsOfKind(isi: ItemContent, poin: number): WrittenParts {
  switch (isi.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return choiceParts(isi, poin)
    case 'menjodohkan':
      return matchParts(isi, poin)
    case 'angka':
      return numberParts(isi, poin)
    case 'isian':
      return spellingParts(isi, poin)
    case 'esai':
      return essayParts(isi)
    default:
      return isi satisfies never
  }
}

/** Returns the file of an item. */
export function writeQtiItem({ identifier, judul, poin, isi, stimulus }: OutgoingItem): string {
  const { declared, body, processing } = partsOfKind(isi, poin)
  const scored = isi.jenis === 'esai' ? { 'external-scored': 'human' } : {}
  const zero = xmlElement('qti-default-value', {}, value('0'))
  return xmlFile(
    xmlElement(
      'qti-assessment-item',
      { ...rootAttributes(), identifier, title: judul, adaptive: 'false', 'time-dependent': 'false', 'xml:lang': 'id' },
      declared,
      xmlElement('qti-outcome-declaration', { identifier: 'SCORE', ...FLOAT, ...scored, 'normal-maximum': poin }, zero),
      xmlElement(
        'qti-outcome-declaration',
        { identifier: 'MAXSCORE', ...FLOAT },
        xmlElement('qti-default-value', {}, value(String(poin))),
      ),
      stimulus
        ? xmlElement('qti-assessment-stimulus-ref', {
            identifier: stimulus.identifier,
            href: stimulus.href,
            title: stimulus.judul,
          })
        : '',
      xmlElement('qti-item-body', {}, body),
      processing,
    ),
  )
}

/** Returns the file of a stimulus. */
export function writeQtiStimulus({ identifier, judul, teks, keterangan_gambar, picture }: OutgoingStimulus): string {
  const caption = keterangan_gambar === '' ? '' : exact('p', keterangan_gambar, OWN_CLASSES.keterangan)
  return xmlFile(
    xmlElement(
      'qti-assessment-stimulus',
      { ...rootAttributes(), identifier, title: judul, 'xml:lang': 'id' },
      xmlElement(
        'qti-stimulus-body',
        {},
        xmlElement('div', own(OWN_CLASSES.isi), htmlAsXml(teks, OWN_CLASSES)),
        picture === undefined
          ? caption
          : xmlElement('p', own(OWN_CLASSES.gambar), xmlElement('img', { src: picture, alt: keterangan_gambar })),
      ),
    ),
  )
}
