import type { XmlNode } from '../../../../lib/files/xml-node.ts'
import { attributeOf, childrenNamed, elementsOf, findElements, refuseItem, wordsIn } from './element-rules.ts'
import { readDecimal } from './number-rules.ts'

/** The score that an item declares: before anything is answered, and the most there is. */
export interface Known {
  start: number
  most: number | undefined
  /** The most as the score's own declaration says it. */
  normal: number | undefined
}

/** The score that a step gives: a number, what the table of the response says, or the one from before. */
export type Score = number | 'table' | 'as before'

/** Reads what an item declares of its score. */
export function declaredScore(item: XmlNode): Known {
  const known: Known = { start: 0, most: undefined, normal: undefined }
  for (const outcome of childrenNamed(item, 'qti-outcome-declaration')) {
    const [value] = findElements(outcome, ({ name }) => name === 'qti-value')
    const number = value && readDecimal(wordsIn(value))
    const identifier = attributeOf(outcome, 'identifier')
    if (identifier === 'MAXSCORE') known.most = number
    if (identifier !== 'SCORE') continue
    if (number !== undefined) known.start = number
    known.normal = readDecimal(attributeOf(outcome, 'normal-maximum'))
  }
  return known
}

const refuseScore = (name: string): never => refuseItem(`Pemrosesan jawaban dengan ${name} tidak dikenal.`)

/** Returns the score that an element sets; it may add to the score of the beginning. */
export function newScoreOf(set: XmlNode, response: string, known: Known): Score {
  const [value, ...more] = elementsOf(set)
  if (!value || more.length > 0) return refuseScore(set.name)
  if (value.name !== 'qti-sum') return scoreOf(value, response, known)
  const added = elementsOf(value)
  const [score, ...rest] = added.filter((one) => !isScore(one))
  if (!score || rest.length > 0 || added.length !== 2 || known.start !== 0) return refuseScore('qti-sum')
  return scoreOf(score, response, known)
}

const isScore = (node: XmlNode): boolean => node.name === 'qti-variable' && attributeOf(node, 'identifier') === 'SCORE'

function scoreOf(value: XmlNode, response: string, { most }: Known): Score {
  const identifier = attributeOf(value, 'identifier')
  if (value.name === 'qti-map-response' && identifier === response) return 'table'
  if (value.name === 'qti-variable' && identifier === 'MAXSCORE' && most !== undefined) return most
  if (value.name !== 'qti-base-value') return refuseScore(value.name)
  return readDecimal(wordsIn(value)) ?? refuseScore('nilai yang bukan angka')
}
