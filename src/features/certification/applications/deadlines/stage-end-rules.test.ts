import { describe, expect, test } from 'vitest'
import { day } from '../../../../lib/day.ts'
import { STAGE_NAMES } from '../rules.ts'
import { draftEnd, stageEnd } from './stage-end-rules.ts'

const FAR = { start_date: null, jam_mulai: '08.00', zona_waktu: 'WIB' as const, pendaftaran_ditutup: null }

const NOW = new Date('2026-11-20T03:00:00Z')

describe('the end of a stage', () => {
  const settings = { umur_draf: 30, tawaran_daftar_tunggu: 48, batas_perbaikan: 14 }
  const begin = { now: NOW, today: day('2026-11-20'), ditawarkan: false, schedule: FAR }

  test('is thirty days on for a draft', () => {
    expect(stageEnd('draft', begin, settings)).toEqual(new Date('2026-12-20T03:00:00Z'))
  })

  test('is two days on for an offered seat, but never after the day before the exam', () => {
    const offered = { ...begin, ditawarkan: true }
    expect(stageEnd('draft', offered, settings)).toEqual(new Date('2026-11-22T03:00:00Z'))
    const near = { ...offered, schedule: { ...FAR, start_date: day('2026-11-21') } }
    expect(stageEnd('draft', near, settings)).toEqual(new Date('2026-11-20T16:59:59Z'))
    const today = { ...offered, schedule: { ...FAR, start_date: day('2026-11-20'), jam_mulai: '13.00' } }
    expect(stageEnd('draft', today, settings)).toEqual(new Date('2026-11-20T06:00:00Z'))
  })

  test('is not the end of registration for an offered seat, which comes from those who had registered', () => {
    const offered = { ...begin, ditawarkan: true, schedule: { ...FAR, pendaftaran_ditutup: day('2026-11-20') } }
    expect(stageEnd('draft', offered, settings)).toEqual(new Date('2026-11-22T03:00:00Z'))
  })

  test('is cut by registration and by the day before the exam for a correction, which has a day at least', () => {
    const until = (pendaftaran_ditutup: string, start_date: string) => {
      const schedule = { ...FAR, pendaftaran_ditutup: day(pendaftaran_ditutup), start_date: day(start_date) }
      return stageEnd('perlu_perbaikan', { ...begin, schedule }, settings)
        ?.toISOString()
        .slice(0, 10)
    }
    expect(until('2026-11-25', '2026-11-28')).toBe('2026-11-25')
    expect(until('2026-11-20', '2026-11-28')).toBe('2026-11-27')
    expect(until('2026-11-19', '2026-11-28')).toBe('2026-11-27')
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

describe('what the owner of a draft reads', () => {
  const draft = { ...FAR, tahap: 'draft' as const, ditawarkan: false, due_at: new Date('2026-12-20T03:00:00Z') }
  const closing = { ...draft, pendaftaran_ditutup: day('2026-11-25') }

  test('is never later than registration, though the draft is kept longer', () => {
    expect(draftEnd(draft, NOW)).toEqual(draft.due_at)
    expect(draftEnd(closing, NOW)).toEqual(new Date('2026-11-25T16:59:59Z'))
  })

  test('is how long it is kept once registration has closed', () => {
    expect(draftEnd(closing, new Date('2026-11-25T17:00:00Z'))).toEqual(draft.due_at)
  })

  test('is the end of its offer where a seat is reserved', () => {
    expect(draftEnd({ ...closing, ditawarkan: true }, NOW)).toEqual(draft.due_at)
  })
})
