import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/harness.ts'
import { lastBackup, lastBackupAt, recordBackup } from './service.ts'

const at = (time: string): Date => new Date(`2026-11-20T${time}:00Z`)

test('the newest backup counts, in whatever order they were recorded', async () => {
  const { db } = await testDatabase()
  expect(await lastBackupAt(db)).toBeNull()
  await recordBackup(db, { at: at('02:00'), place: null, bytes: null })
  await recordBackup(db, { at: at('03:00'), place: 'cadangan.example.com', bytes: 5_000_000_000 })
  await recordBackup(db, { at: at('01:00'), place: null, bytes: null })
  expect(await lastBackupAt(db)).toEqual(at('03:00'))
  expect(await lastBackup(db)).toEqual({ at: at('03:00'), place: 'cadangan.example.com', bytes: 5_000_000_000 })
})
