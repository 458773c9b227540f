import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { codeFiles } from './code-files.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

interface Text {
  file: string
  text: string
  /** Between the holes of a template, which may be SQL or a developer's error as well. */
  isPart: boolean
}

/** English words that the spec and the account contract quote, and those of the second language of certificates. */
const QUOTED = new Set([
  'Page Not found',
  'Welcome,',
  'Your Profile',
  'Settings',
  'Sign out',
  'Log in',
  'Update',
  'Next',
  'Previous',
  'Show Password',
  'Are you sure you want to deactivate Two Factor Authentication?',
  'We have emailed your password reset link.',
  'Your email address is not verified.',
  'Your password has been reset.',
  'Silahkan cek email anda untuk reset password',
  'Certification Body for Persons',
  'Scan to verify',
  'Units of competency',
  'Valid from',
  'Certificate of Competence',
  'This is to certify that',
])
/**
 * Answers of the account contract; names of metrics; the English half of documents' texts; badges and frames for English
 * sites; what programs of wallets read; the demonstration under /en.
 */
const ENGLISH_FILES =
  /^(src\/(problems|program\/http\/health\/metrics|ground\/http-client\/outgoing|features\/(platform\/document-designs\/rules|certification\/(verification\/(badge|frame)-rules|wallets\/(handlers|service))))|demo\/content\/english)\.ts$/

const ENGLISH = new RegExp(
  `\\b(${`the and of your you please is are not with for this search save cancel delete submit loading error failed
  success next previous close open yes back from all new more show hide here click download upload date view remove
  send sent create created update updated required optional settings help sign welcome`.replaceAll(/\s+/g, '|')})\\b`,
  'i',
)

const isShownAttribute = (node: ts.Node): boolean =>
  ts.isJsxAttribute(node.parent) &&
  /^(label|title|placeholder|aria-label|alt|text|description|message)$/.test(node.parent.name.getText())

const isPart = (node: ts.Node): node is ts.TemplateLiteralLikeNode =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)

/** A sentence or a caption, as it stands in the source; names of things have no spaces and begin small. */
function shownText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text
  if (isPart(node)) return node.text
  if (!ts.isStringLiteralLike(node) || ts.isNewExpression(node.parent)) return undefined
  return isShownAttribute(node) || /^\p{Lu}.*\s/su.test(node.text) ? node.text : undefined
}

function textsOf(file: string): Text[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts: Text[] = []
  const visit = (node: ts.Node): void => {
    const text = shownText(node)?.replaceAll(/\s+/g, ' ').trim()
    if (text) texts.push({ file: path.relative(ROOT, file), text, isPart: isPart(node) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

/** Names of standards, fields and addresses within a sentence. */
const NAMES = /Open Badge|[%{][^}]*\}|https?:\S+|[\w-]*[_.=/-][\w-]*/g

const texts = ['src', 'demo'].flatMap((folder) => codeFiles(path.join(ROOT, folder))).flatMap(textsOf)

/** The glossary's table of words that screens and letters do without: the word, and what is written instead. */
function unusedWords(): string[] {
  const [, table = ''] = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8').split(
    /^## Words not used on screens$/m,
  )
  return [...table.matchAll(/^\| `([a-z ]+)` \|/gm)].map(([, word = '']) => word)
}

test('screens and letters use no word that the glossary sets aside', () => {
  const words = unusedWords()
  const unused = new RegExp(`\\b(${words.join('|')})\\b`, 'i')
  expect(words.length).toBeGreaterThan(10)
  expect(texts.length).toBeGreaterThan(5000)
  expect(texts.filter(({ text }) => !QUOTED.has(text) && unused.test(text))).toEqual([])
})

test('screens and letters speak Indonesian, except where the spec and the account contract quote English', () => {
  const leftovers = texts.filter(
    ({ file, text, isPart }) =>
      !isPart && !ENGLISH_FILES.test(file) && !QUOTED.has(text) && ENGLISH.test(text.replaceAll(NAMES, '')),
  )
  expect(leftovers).toEqual([])
})
