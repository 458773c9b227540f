import { readFileSync } from 'node:fs'

/** A doc comment of a source file. */
export interface DocComment {
  file: string
  /** Where its text begins. */
  line: number
  /** Its text on one line, without stars. */
  text: string
}

const DOC = /\/\*\*([\s\S]*?)\*\//g

/** Returns the doc comments of a file, in order. */
export function docComments(file: string): DocComment[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(DOC)].map(({ 0: whole, 1: inner = '', index }) => ({
    file,
    line: source.slice(0, index).split('\n').length + (whole.startsWith('/**\n') ? 1 : 0),
    text: inner.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim(),
  }))
}

/** Tells whether a doc comment begins as a fragment: neither with its subject nor with the verb. */
export const isFragment = ({ text }: DocComment): boolean => /^(What|Whether|Of|Those|Who)\b/.test(text)
