import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { codeFiles } from './code-files.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Tells whether a file makes papers, whose days come as words already. */
const isPaper = (file: string): boolean => file.includes(`${path.sep}documents${path.sep}`)

/** A day or a month between tags or in a sentence, just as the wire has it; other words for a missing one do not help. */
const AS_KEPT =
  /(>|\$|^\s*)\{[\w.]*\b(tanggal(_(lahir|uji|mulai|selesai|transfer))?|bulan|start_date|end_date|valid_(from|until)|due_at|created_at)( \?\? [^}]+)?\}/

test('no day, month or moment is shown as the machine keeps it', () => {
  const found = codeFiles(path.join(ROOT, 'src'))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.') && !isPaper(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => AS_KEPT.test(line) && !/key[=:]|id=|href=|to=/.test(line))
        .map((line) => `${path.relative(ROOT, file)}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})

test('no column of numbers has words of its own, which it would not show', () => {
  const found = codeFiles(path.join(ROOT, 'src'))
    .filter((file) => file.endsWith('.tsx') && readFileSync(file, 'utf8').includes('</DataTable.NumberCol>'))
    .map((file) => path.relative(ROOT, file))
  expect(found).toEqual([])
})
