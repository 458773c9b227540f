import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROVINCES } from './province.ts'
import { provinceCodeOf, supposeProvince } from './written-province.ts'

test.each([
  ['Jabar', '32'],
  ['Jogjakarta', '34'],
  ['Kalimatan Timur', '64'],
  ['Sumatra Utara', '12'],
  ['DKI', '31'],
  ['Prov. Sulsel', '73'],
  ['Kep. Babel', '19'],
  ['Propinsi Jawa Tengah', '33'],
])('%s is not read as a province, and offered as one', (text, code) => {
  expect([provinceCodeOf(text), supposeProvince(text)]).toEqual([undefined, code])
})

test.each(['Atlantis', 'Malaya', '', 'Jawa', 'Kalimantan', 'Papua Timur Laut Raya'])('%o is no province', (text) => {
  expect([provinceCodeOf(text), supposeProvince(text)]).toEqual([undefined, undefined])
})

const anyProvince = fc.constantFrom(...Object.entries(PROVINCES))

test('an official name is read in any capitals, with any blanks and points', () => {
  fc.assert(
    fc.property(
      anyProvince,
      fc.infiniteStream(fc.constantFrom('', ' ', '. ', '-')),
      fc.boolean(),
      ([code, name], marks, isLoud) => {
        const text = name.replace(/ /g, () => marks.next().value || ' ')
        expect(provinceCodeOf(isLoud ? text.toUpperCase() : text)).toBe(code)
      },
    ),
  )
})

test('a slip of the pen in a name never becomes another province', () => {
  fc.assert(
    fc.property(anyProvince, fc.nat(), fc.constantFrom('drop', 'double', 'swap'), ([code, name], seed, slip) => {
      const at = seed % (name.length - 1)
      const [before, one = '', two = ''] = [name.slice(0, at), name[at], name[at + 1]]
      const rest = name.slice(at + 2)
      const text =
        slip === 'drop'
          ? before + two + rest
          : slip === 'double'
            ? before + one + one + two + rest
            : before + two + one + rest
      const meant = provinceCodeOf(text) ?? supposeProvince(text)
      if (meant !== undefined) expect([text, meant]).toEqual([text, code])
    }),
  )
})
