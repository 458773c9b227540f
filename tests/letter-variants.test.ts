import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Lists the facts of letters that may be null and that no example of theirs leaves out. */
function neverMissingIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const [facts] =
      ts.isCallExpression(node) && node.expression.getText() === 'letter' ? (node.typeArguments ?? []) : []
    if (facts && ts.isTypeLiteralNode(facts)) {
      const examples = node.getText().slice(facts.getText().length)
      const names = facts.members
        .filter((member) => ts.isPropertySignature(member) && /\bnull\b/.test(member.type?.getText() ?? ''))
        .map((member) => member.name?.getText() ?? '')
      const kind = node.parent && ts.isPropertyAssignment(node.parent) ? node.parent.name.getText() : '?'
      found.push(
        ...names.filter((name) => !new RegExp(`\\b${name}: null\\b`).test(examples)).map((name) => `${kind}.${name}`),
      )
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('a fact that may be missing is missing in an example, so that the office keeps it out of the subject', () => {
  const files = globSync('src/features/*/*/**/*letters.ts')
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap((file) => neverMissingIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('a fact without such an example is found', () => {
  const text = `const some = {
    ended: letter<{ judul: string; dilihat: number | null }>({ example: { judul: 'x', dilihat: 12 } }),
    begun: letter<{ dilihat: number | null }>({ example: { dilihat: 1 }, variants: { bare: { dilihat: null } } }),
  }`
  expect(neverMissingIn('letters.ts', text)).toEqual(['ended.dilihat'])
})
