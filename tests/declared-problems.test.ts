import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '../src/api.ts'
import type { Call } from '../src/lib/calls/call.ts'

const calls = new Map(Object.entries(api as Record<string, Call>))
/** The problems that every call may answer without naming them. */
const OF_ALL = ['INVALID', 'UNREADABLE']
/** The problems that a handler's way does not come to, and why. */
const NOT_REACHED: Record<string, string> = {
  'writeOnComplaint: STALE': 'it names no version',
  'confirmTwoFactorReset: RECORD_NOT_FOUND': 'a reset goes with its account',
  'refuseTwoFactorReset: RECORD_NOT_FOUND': 'a reset goes with its account',
  'requestDataChange: RECORD_NOT_FOUND': 'it has just been written',
  'createDataRequest: RECORD_NOT_FOUND': 'it has just been written',
  'bookStatement: RECORD_NOT_FOUND': 'an invoice is never deleted',
  'joinWaitingList: APPLICATION_INCOMPLETE': 'only what is sent is signed',
  'rescheduleApplication: APPLICATION_INCOMPLETE': 'only what is sent is signed',
}

/** A row of many is refused in the answer, and none in the place of it. */
const isOfMany = ({ payload }: Call): boolean => payload instanceof z.ZodObject && 'ids' in payload.shape

/** Returns the functions that a file declares by themselves, by their names. */
function functionsOf(source: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>()
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement)
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (
        ts.isIdentifier(name) &&
        initializer &&
        (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      )
        found.set(name.text, initializer)
  }
  return found
}

/** Lists the problems that code throws by name, in itself and in the functions of its file that it uses. */
function problemsOf(node: ts.Node, beside: Map<string, ts.Node>, seen = new Set<ts.Node>()): string[] {
  if (seen.has(node)) return []
  seen.add(node)
  const codes: string[] = []
  const visit = (one: ts.Node): void => {
    if (ts.isNewExpression(one) && one.expression.getText() === 'Problem') {
      const [code] = one.arguments ?? []
      if (code && ts.isStringLiteral(code)) codes.push(code.text)
    }
    const used = ts.isIdentifier(one) ? beside.get(one.text) : undefined
    if (used) codes.push(...problemsOf(used, beside, seen))
    ts.forEachChild(one, visit)
  }
  ts.forEachChild(node, visit)
  return codes
}

/** Lists the problems that handlers in a file throw and their calls leave out. */
function undeclaredIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const beside = functionsOf(source)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const name = ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) ? node.name.getText() : ''
    const call = calls.get(name)
    if (call && !isOfMany(call))
      found.push(
        ...problemsOf(node, beside)
          .filter((code) => !OF_ALL.includes(code) && !call.problems.includes(code))
          .map((code) => `${name}: ${code}`),
      )
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return [...new Set(found)]
}

test('a problem that a handler throws by name is one that its call declares', () => {
  const files = globSync('src/features/*/*/**/*handlers.ts')
  expect(files.length).toBeGreaterThan(80)
  const undeclared = files.flatMap((file) => undeclaredIn(file, readFileSync(file, 'utf8')))
  expect(undeclared.sort()).toEqual(Object.keys(NOT_REACHED).sort())
})

test('a problem that is left out is found, also in a function beside the handler', () => {
  const text = `const demand = () => { throw new Problem('STALE') }
    export const some = { me: async () => { demand(); throw new Problem('RECORD_NOT_FOUND') } }`
  expect(undeclaredIn('some-handlers.ts', text)).toEqual(['me: STALE', 'me: RECORD_NOT_FOUND'])
})
