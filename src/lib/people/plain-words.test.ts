import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { employerName, isPersonName, memberName, nameRefusal, plainTitle } from './plain-words.ts'

const TITLES_BEFORE = [
  '',
  'Dr. ',
  'Prof. Dr. Ir. ',
  'H. ',
  'Hj. ',
  'Drs.',
  'Dr.Ir.',
  'apt. ',
  'Ns. ',
  'R.M. ',
  'Muh.',
  'Tb. ',
]
const NAMES = [
  'Budi',
  'Siti Nur ’Aini',
  'Sri-Wahyuni',
  'Moh.Ali',
  'I Gusti Ngurah',
  'D’Souza',
  'ꦫꦠꦶꦃ',
  'Muhammad',
  'Comal',
]
const TITLES_AFTER = [
  '',
  ', S.Si., M.Si.',
  ', S.Kom., M.Com.',
  ', S.T.,M.T.',
  ' A.Md.Kep',
  ', Ph.D.',
  ', S.Tr.Keb.',
  ' M.Pd.I',
  ' II',
  ' (Yuni)',
]
const COMPANIES = [
  'PT. Maju Jaya.Co',
  'CV. Karya Mandiri, Ltd.',
  'PT Sumber.Inc',
  'PT 3M Indonesia',
  'PT A/B & C+',
  'UD Dua-Dua (Persero) Tbk.',
  'PT.Bina Karya 1998',
]

const one = (texts: readonly string[]) => fc.constantFrom(...texts)
const label = fc.stringMatching(/^[a-z][a-z0-9-]{1,12}[a-z0-9]$/)
const ending = one(['com', 'co.id', 'net', 'xyz', 'online', 'me', 'info', 'link', 'ru', 'click', 'store'])
/** The same to whoever reads it: in capitals, in full width, with a sign of no width. */
const disguised = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll('.', '．'),
  (text) => text.replaceAll('.', '。'),
  (text) => text.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  (text) => text.replace('.', '\u00ad.'),
  (text) => text.replace('.', '.\u200b'),
)

describe('a name', () => {
  test('with the titles that people and companies write is taken as it is typed and said in letters', () => {
    fc.assert(
      fc.property(one(TITLES_BEFORE), one(NAMES), one(NAMES), one(TITLES_AFTER), (before, first, last, after) => {
        const name = `${before}${first} ${last}${after}`
        expect([name, nameRefusal(name), memberName(name)]).toEqual([name, undefined, name])
      }),
    )
    for (const name of COMPANIES) expect([name, nameRefusal(name)]).toEqual([name, undefined])
    expect(employerName('PT Bina Karya 1998')).toBe('PT Bina Karya 1998')
  })

  test('with an address anywhere in it is refused, however it is written, and said in no letter', () => {
    fc.assert(
      fc.property(
        label,
        ending,
        disguised,
        one(['Menang di ', 'Budi ', '']),
        one(['', ' sekarang', '/ambil', ', S.Si.']),
        (host, end, disguise, before, after) => {
          const name = before + disguise(`${host}.${end}`) + after
          expect([name, nameRefusal(name) !== undefined]).toEqual([name, true])
          expect(employerName(name)).toBe('Perusahaan pembayar')
          expect(memberName(name)).toBe('Seorang anggota')
        },
      ),
    )
  })

  test.each(['cs@hadiah', 'http://a', 'www hadiah', 'tel:0811', 'lihat t.me/hadiah', '10.0.0.1', 'hadiah.com'])(
    'with %s is refused with what to do',
    (address) => {
      expect(nameRefusal(`PT ${address}`)).toMatch(/tanpa alamat situs atau email.+beri spasi sesudahnya/)
    },
  )

  test.each(['\n', '\r\n', '\t', '\u2028', '\u202e', '\u0085', '\ufeff', '\u0007'])('with %j is refused', (sign) => {
    expect(nameRefusal(`Budi${sign}Santoso`)).toMatch(/satu baris/)
    expect(isPersonName(`Budi${sign}Santoso`)).toBe(false)
  })

  test('that is an address with a capital ending is parted in letters, so that no program links it', () => {
    expect(employerName('PT. Maju Jaya.Co')).toBe('PT. Maju Jaya. Co')
    expect(nameRefusal('PT maju jaya.co')).toBeDefined()
  })
})

test('a title of a paper may be long and have years, but neither address nor number to call', () => {
  const title = plainTitle('sebuah dokumen')
  const amdal = 'Amdal Pembangunan Jalan Tol Ruas A/B Tahap 2, 2024-2026 (revisi): Kabupaten Contoh'
  expect(title(amdal)).toBe(amdal)
  for (const message of ['WA 0812 3456 7890', 'lihat hadiah.com', 'a\nb', '🎁', 'kata '.repeat(50)])
    expect(title(message)).toBe('sebuah dokumen')
})
