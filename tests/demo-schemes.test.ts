import { expect, test } from 'vitest'
import { atpa } from '../demo/content/schemes/atpa.ts'
import { ktpa } from '../demo/content/schemes/ktpa.ts'

test('a demonstration scheme that demands the ATPA certificate for a new qualification also checks it before it lets apply', () => {
  for (const scheme of [atpa, ktpa]) {
    const demands = scheme.persyaratan.some(({ nama, wajib }) => wajib && nama === 'Sertifikat ATPA')
    expect([scheme.key, scheme.wajib_atpa ?? false]).toEqual([scheme.key, demands])
  }
})
