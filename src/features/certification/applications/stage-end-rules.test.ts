import { describe, expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import { STAGE_NAMES } from './rules.ts'
import { stageEnd } from './stage-end-rules.ts'

const NOW = new Date('2026-11-20T03:00:00Z')

describe('the end of a stage', () => {
  const settings = { umur_draf: 30, tawaran_daftar_tunggu: 48, batas_perbaikan: 14 }
  const begin = { now: NOW, today: day('2026-11-20'), ditawarkan: false, exam: null }

  test('is thirty days on for a draft', () => {
    expect(stageEnd('draft', begin, settings)).toEqual(new Date('2026-12-20T03:00:00Z'))
  })

  test('is two days on for an offered seat, but never after the exam has begun', () => {
    const offered = { ...begin, ditawarkan: true }
    expect(stageEnd('draft', offered, settings)).toEqual(new Date('2026-11-22T03:00:00Z'))
    const [soon, far] = [new Date('2026-11-21T01:00:00Z'), new Date('2026-12-10T01:00:00Z')]
    expect(stageEnd('draft', { ...offered, exam: soon }, settings)).toEqual(soon)
    expect(stageEnd('draft', { ...offered, exam: far }, settings)).toEqual(new Date('2026-11-22T03:00:00Z'))
  })

  test('is the last second of the fourteenth day in Jakarta for a correction', () => {
    expect(stageEnd('perlu_perbaikan', begin, settings)).toEqual(new Date('2026-12-04T16:59:59Z'))
  })

  test.each(STAGE_NAMES.filter((stage) => stage !== 'draft' && stage !== 'perlu_perbaikan'))(
    'is none at %s',
    (stage) => {
      expect(stageEnd(stage, begin, settings)).toBeNull()
    },
  )
})
