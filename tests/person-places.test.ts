import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EMPTIED, RETAINED } from './people-tables.ts'

const textOf = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const names = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text)

const copied = textOf('src/features/platform/personal-data/privacy/own-data-*.ts')
const erased = textOf('src/{features/**/*erasure*,ground/sessions/session-queries}.ts')

/** Tables that are emptied with another one. */
const EMPTIED_WITH: Record<string, string> = {
  personal_data_files: 'personal_data',
  occupancies: 'user_trainings',
}

function because(why: string, tables: string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, why]))
}

/** Tables of people whose rows the copy of one's data leaves out, and why. */
const NOT_COPIED = {
  ...because('it guards a way in', ['pending_logins', 'password_resets', 'email_changes', 'two_factor_resets']),
  ...because('it is a note of the program', ['idempotency_keys', 'partial_uploads', 'occupancies', 'sent_digests']),
  ...because('it is opened elsewhere in the copy', ['personal_data', 'data_change_requests']),
  ...because('it is among the files', ['personal_data_files', 'signed_papers']),
  ...because('it is about the work of staff', [
    ...['audit_log', 'permission_grants', 'appeal_members', 'paper_readings'],
    ...['outside_readers', 'reader_openings'],
  ]),
  ...because('it is about the work of staff, who read it in the office', [
    ...['staff_conditions', 'staff_statements', 'competence_evidence'],
    ...['calibration_scorings', 'examiner_witnessings', 'examiner_reviews'],
  ]),
  ...because('it is about the secret work on exam items', [
    ...['item_approvals', 'item_comments', 'item_openings', 'secrecy_statements'],
    ...['exam_form_approvals', 'exam_form_comments', 'exam_form_openings'],
  ]),
  ...because('it is about the work of examiners', ['examiners', 'examiner_conflicts']),
  ...because('it is read by its ticket', ['complaints', 'complaint_entries', 'complaint_involved']),
}

test('a table of people is emptied by name, and copied for its person or left out for a reason', () => {
  expect(erased).not.toBe('')
  expect(EMPTIED.filter((table) => !names(erased, EMPTIED_WITH[table] ?? table))).toEqual([])
  const left = [...EMPTIED, ...RETAINED].filter((table) => !names(copied, table))
  expect(left.sort()).toEqual(Object.keys(NOT_COPIED).sort())
  expect(names(copied, 'announcements') || names(erased, 'announcements')).toBe(false)
})

/** The written types of the database, without the comments of tables and columns, which hold braces. */
const schema = readFileSync('src/ground/database/db-schema.ts', 'utf8').replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '')
/** The columns of each table. */
const columns = new Map(
  [...schema.matchAll(/^export interface (\w+) \{\n([^}]*)\}/gm)].map(
    ([, name = '', body = '']) =>
      [
        name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase(),
        [...body.matchAll(/^ {2}(\w+):/gm)].map(([, one = '']) => one),
      ] as const,
  ),
)

test('what the copy leaves out of its tables was chosen', async () => {
  const tables = [...columns].filter(([table]) => new RegExp(`\\b(from|join) ${table}\\b`).test(copied))
  expect(tables.length).toBeGreaterThan(20)
  const left = tables.map(([table, all]) => [table, ...all.filter((column) => !names(copied, column))].join(' '))
  await expect(`${left.sort().join('\n')}\n`).toMatchFileSnapshot('./not-in-the-copy.txt')
})
