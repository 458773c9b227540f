import { expect, test } from 'vitest'
import { CLAIM_STATES, mayDecide, nameAgreement } from './rules.ts'

test.each([
  ['Wulan Contoh', 'Ir. WULAN CONTOH, M.Si.', 'sama'],
  ['Contoh Wulan', 'Wulan Contoh', 'sama'],
  ['Wulan S. Contoh', 'Wulan Sari Contoh', 'mirip'],
  ['Wulan', 'Wulan Sari Contoh', 'mirip'],
  ['Renée Contoh', 'Renee Contoh', 'sama'],
  ['Wulan Contoh', 'Budi Contoh', 'berbeda'],
  ['Budi', 'Wulan Contoh', 'berbeda'],
  ['Dr.', 'Wulan Contoh', 'berbeda'],
  ['', '', 'berbeda'],
] as const)('the names %o and %o are pointed out as %s, whichever comes first', (one, other, agreement) => {
  expect([nameAgreement(one, other), nameAgreement(other, one)]).toEqual([agreement, agreement])
})

test('a claim is decided once, but that a refused one may still be approved', () => {
  const ways = CLAIM_STATES.flatMap((from) =>
    CLAIM_STATES.filter((to) => mayDecide(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(ways).toEqual(['diajukan → disetujui', 'diajukan → ditolak', 'ditolak → disetujui'])
})
