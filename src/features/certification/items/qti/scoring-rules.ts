import type { XmlNode } from '../../../../lib/files/xml-node.ts'
import { attributeOf, childrenNamed, elementsOf, findElements, refuseItem } from './element-rules.ts'
import { readDecimal } from './number-rules.ts'
import { type Known, newScoreOf, type Score } from './score-rules.ts'

/** The ways of marking an answer that the bank has too: right or wrong as a whole. */
export type Scoring =
  /** Nothing is said: the key decides, or a person does. */
  | { how: 'unsaid' }
  | { how: 'match'; points: number }
  /** By the table of the response, whose values say the points. */
  | { how: 'map' }
  | { how: 'equal'; tolerance: number; points: number }
  /** The same letters, whether large or small. */
  | { how: 'letters'; points: number }

const TEMPLATE =
  /^https?:\/\/(?:www|purl)\.imsglobal\.org\/[\w./-]*\/rptemplates\/(match_correct|map_response)(?:\.xml)?$/
const SCORE = 'SCORE'

const refuseProcessing = (what: string): never => refuseItem(`Pemrosesan jawaban ${what} tidak dikenal.`)

/** Returns how the answer to one response is marked; refuses what the bank does not mark so. */
export function readScoring(item: XmlNode, response: string, known: Known & { notes: Set<string> }): Scoring {
  const [processing, ...more] = childrenNamed(item, 'qti-response-processing')
  if (!processing) return { how: 'unsaid' }
  const template = attributeOf(processing, 'template')
  const all = elementsOf(processing)
  if (more.length > 0 || (template !== '' && all.length > 0)) return refuseProcessing('lebih dari satu')
  if (template !== '') return scoringOfTemplate(template, response)
  const parts = all.filter(setsScore)
  const others = findElements(processing, (one) => isSetting(one) && attributeOf(one, 'identifier') !== SCORE)
  // Nothing of an item shows them: feedback and what is printed was refused before.
  for (const one of others) known.notes.add(`Peubah hasil ${attributeOf(one, 'identifier')} tidak dibawa.`)
  const [step, ...rest] = parts
  if (!step) return { how: 'unsaid' }
  if (rest.length > 0) return refuseProcessing('dalam beberapa langkah')
  return scoringOfPart(step, response, known)
}

const isSetting = ({ name }: XmlNode): boolean => name === 'qti-set-outcome-value'

/** The test of a branch, and what it sets. */
function partsOf(branch: XmlNode): { test: XmlNode | undefined; sets: XmlNode[] } {
  const all = elementsOf(branch)
  return branch.name === 'qti-response-else' ? { test: undefined, sets: all } : { test: all[0], sets: all.slice(1) }
}

function setsScore(step: XmlNode): boolean {
  if (isSetting(step)) return attributeOf(step, 'identifier') === SCORE
  if (step.name === 'qti-response-condition')
    return elementsOf(step).some((branch) => partsOf(branch).sets.some(setsScore))
  return refuseProcessing(`dengan ${step.name}`)
}

function scoringOfTemplate(template: string, response: string): Scoring {
  const [, name] = TEMPLATE.exec(template) ?? []
  if (name === undefined) return refuseProcessing(template)
  // Both templates mark the response of that name.
  if (response !== 'RESPONSE') return refuseProcessing(`${name} untuk ${response}`)
  return name === 'match_correct' ? { how: 'match', points: 1 } : { how: 'map' }
}

type Test =
  | { how: 'match' }
  | { how: 'letters' }
  | { how: 'equal'; tolerance: number }
  | { how: 'blank' }
  | { how: 'answered' }

interface Branch {
  /** Undefined for what holds otherwise. */
  test: Test | undefined
  score: Score
}

function scoringOfPart(step: XmlNode, response: string, known: Known): Scoring {
  if (isSetting(step)) return scoringOfBranches([{ test: undefined, score: newScoreOf(step, response, known) }], known)
  const branches = elementsOf(step).map((branch): Branch => {
    const { test, sets } = partsOf(branch)
    const [set, ...more] = sets.filter(setsScore)
    if (more.length > 0 || (set && !isSetting(set))) return refuseProcessing('yang bertingkat')
    return { test: test && testOf(test, response), score: set ? newScoreOf(set, response, known) : 'as before' }
  })
  return scoringOfBranches(branches, known)
}

/** Reads "if right then points, else none", or the table of the response unless nothing was answered. */
function scoringOfBranches(branches: readonly Branch[], known: Known): Scoring {
  const isNone = ({ score }: Branch): boolean => (score === 'as before' ? known.start === 0 : score === 0)
  const [first, ...others] = branches
  const asks = first?.test?.how === 'blank' && isNone(first) ? others : branches
  const [answer, otherwise, ...more] = asks
  if (!answer || more.length > 0 || otherwise?.test !== undefined) return refuseProcessing('bercabang')
  if (otherwise ? !isNone(otherwise) : answer.test !== undefined && known.start !== 0)
    return refuseProcessing('dengan poin untuk jawaban salah')
  const { test, score } = answer
  if (score === 'table') {
    if (test === undefined || test.how === 'answered') return { how: 'map' }
    return refuseProcessing('dengan tabel poin bersyarat')
  }
  if (test === undefined || test.how === 'blank' || test.how === 'answered' || score === 'as before')
    return refuseProcessing('bercabang')
  return { ...test, points: score }
}

const isVariable = (node: XmlNode | undefined, name: string, response: string): boolean =>
  node?.name === name && attributeOf(node, 'identifier') === response

function testOf(test: XmlNode, response: string): Test {
  const [one, other, ...more] = elementsOf(test)
  if (test.name === 'qti-is-null' && isVariable(one, 'qti-variable', response)) return { how: 'blank' }
  if (test.name === 'qti-not' && one && testOf(one, response).how === 'blank') return { how: 'answered' }
  const isKey = isVariable(one, 'qti-variable', response) && isVariable(other, 'qti-correct', response)
  if (!isKey || more.length > 0) return refuseProcessing(`dengan ${test.name}`)
  switch (test.name) {
    case 'qti-match':
      return { how: 'match' }
    case 'qti-string-match':
      if (attributeOf(test, 'case-sensitive') === 'false' && attributeOf(test, 'substring') !== 'true')
        return { how: 'letters' }
      return refuseItem('Jawaban membedakan huruf besar dan kecil, atau cukup memuat kuncinya; bank soal tidak.')
    case 'qti-equal':
      return { how: 'equal', tolerance: toleranceOf(test) }
    default:
      return refuseProcessing(`dengan ${test.name}`)
  }
}

function toleranceOf(test: XmlNode): number {
  const mode = attributeOf(test, 'tolerance-mode') || 'exact'
  if (mode === 'exact') return 0
  if (mode !== 'absolute') return refuseItem('Toleransi relatif tidak dikenal; tulis toleransinya sebagai selisih.')
  const bounds = attributeOf(test, 'tolerance').split(/\s+/).map(readDecimal)
  const [below, above = below] = bounds
  const excludes = ['include-lower-bound', 'include-upper-bound'].some((one) => attributeOf(test, one) === 'false')
  if (below === undefined || below < 0 || below !== above || bounds.length > 2 || excludes)
    return refuseItem('Toleransi yang berbeda ke atas dan ke bawah, atau tanpa batasnya, tidak dikenal.')
  return below
}

/** Returns the points of an item from all that states them; refuses two that differ, and none that the bank can give. */
export function pointsOf(stated: readonly (number | undefined)[]): number {
  const [first = 1, ...others] = [...new Set(stated.filter((one) => one !== undefined))]
  if (others.length > 0) return refuseItem(`Poinnya disebut berbeda-beda: ${[first, ...others].join(', ')}.`)
  if (!Number.isInteger(first) || first < 1 || first > 100)
    return refuseItem(`Poinnya ${first}; bank soal hanya mengenal bilangan bulat dari 1 sampai 100.`)
  return first
}
