import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHOICES, manifestOf, qtiItem, qtiStimulus, zipOf } from '../../../../../tests/item-packages.ts'
import { inPackage, leadsOutside } from './package-rules.ts'
import { readItemPackage } from './package-service.ts'

const read = async (files: Record<string, string | Uint8Array>) =>
  readItemPackage({ bytes: await zipOf(files), filename: 'paket.zip' })

const refusal = async (files: Record<string, string | Uint8Array>): Promise<string> => {
  const error = await read(files).then(
    () => undefined,
    (problem: { errors?: { file?: string[] } }) => problem,
  )
  return error?.errors?.file?.[0] ?? 'tidak ditolak'
}
const sentences = (found: Awaited<ReturnType<typeof read>>) => found.map(({ nama, pesan }) => [nama, pesan])

describe('a package', () => {
  test('gives each item with what it needs, wherever its files lie', async () => {
    const stimulus =
      '<resource identifier="S" type="imsqti_stimulus_xmlv3p0" href="bacaan/s.xml"><file href="bacaan/s.xml"/><file href="gambar/a%20b.png"/></resource>'
    const found = await read({
      'imsmanifest.xml': manifestOf(['soal/satu.xml'], stimulus),
      'soal/satu.xml': qtiItem({ before: '<qti-assessment-stimulus-ref identifier="S" href="../bacaan/s.xml"/>' }),
      'bacaan/s.xml': qtiStimulus('<p>Bacaan <u>ini</u></p><p><img src="../gambar/a%20b.png" alt="Peta"/></p>'),
      'gambar/a b.png': 'gambar',
    })
    expect(found[0]?.pesan).toBeUndefined()
    expect(found[0]?.read?.stimulus).toEqual({
      ...{ teks: '<p>Bacaan <u>ini</u></p>', keterangan_gambar: 'Peta' },
      picture: { nama: 'gambar/a b.png', bytes: Buffer.from('gambar') },
    })
  })

  test('names all that does not come in: tests, unknown parts, missing files, and items that no manifest lists', async () => {
    const more =
      '<resource identifier="T" type="imsqti_test_xmlv3p0" href="ujian.xml"/><resource identifier="L" type="imsbasiclti_xmlv1p3" href="lti.xml"/><resource identifier="W" type="webcontent" href="a.css"/>'
    const found = await read({
      'imsmanifest.xml': manifestOf(['a.xml', 'hilang.xml', '../luar.xml'], more),
      'a.xml': qtiItem(),
      'tersesat.xml': qtiItem({ identifier: 'lain' }),
      'rusak.xml': '<a',
      'gaya.css': 'p {}',
      'data.xml': '<data/>',
    })
    expect(sentences(found)).toEqual([
      ['a.xml', undefined],
      ['hilang.xml', 'Berkasnya tidak ada di dalam paket.'],
      ['../luar.xml', 'Berkasnya tidak ada di dalam paket.'],
      ['ujian.xml', 'Susunan ujian (imsqti_test_xmlv3p0) tidak dibawa, hanya butirnya.'],
      ['lti.xml', 'Bagian berjenis imsbasiclti_xmlv1p3 tidak dikenal.'],
      ['tersesat.xml', 'Berkas ini tidak tercantum di imsmanifest.xml.'],
      ['rusak.xml', 'Berkas ini tidak tercantum di imsmanifest.xml.'],
    ])
  })

  test('with one identifier for two items takes neither', async () => {
    const found = await read({
      'imsmanifest.xml': manifestOf(['a.xml', 'b.xml']),
      'a.xml': qtiItem(),
      'b.xml': qtiItem({ body: CHOICES.replace('Apa', 'Mana') }),
    })
    const sentence = 'Beberapa butir di paket ini memakai identifier butir-1.'
    expect(sentences(found)).toEqual([
      ['a.xml', sentence],
      ['b.xml', sentence],
    ])
    expect(found.every((one) => one.read === undefined)).toBe(true)
  })

  test.each<[string, Record<string, string | Uint8Array>, RegExp]>([
    ['no manifest', { 'a.xml': qtiItem() }, /imsmanifest\.xml tidak ada di akar/],
    [
      'a manifest of something else',
      { 'imsmanifest.xml': '<manifest xmlns="urn:lain"/>' },
      /bukan daftar isi paket QTI 3\.0/,
    ],
    ['a broken manifest', { 'imsmanifest.xml': '<manifest' }, /bukan daftar isi/],
    [
      'a manifest with entities',
      { 'imsmanifest.xml': `<!DOCTYPE a [<!ENTITY b "c">]>${manifestOf([])}` },
      /bukan daftar isi/,
    ],
    ['nothing in it', { 'imsmanifest.xml': manifestOf([]) }, /tidak memuat butir soal/],
    [
      'a name that leads out of it',
      { 'imsmanifest.xml': manifestOf([]), '../../etc/passwd': 'x' },
      /keluar dari paketnya/,
    ],
    ['a name from the root', { 'imsmanifest.xml': manifestOf([]), '/etc/passwd': 'x' }, /keluar dari paketnya/],
    ['a name as Windows writes it', { 'imsmanifest.xml': manifestOf([]), 'a\\..\\b.xml': 'x' }, /keluar dari paketnya/],
    [
      'far too much in it',
      { 'imsmanifest.xml': manifestOf([]), 'a.bin': Buffer.alloc(61_000_000) },
      /terlalu besar sesudah dibuka/,
    ],
    [
      'too many items',
      { 'imsmanifest.xml': manifestOf(Array.from({ length: 301 }, (_one, at) => `${at}.xml`)) },
      /paling banyak 300 butir/,
    ],
    [
      'too many files',
      Object.fromEntries(Array.from({ length: 3001 }, (_one, at) => [`${at}.txt`, ''])),
      /tidak dapat dibaca/,
    ],
  ])('is refused with %s', async (_what, files, sentence) => {
    expect(await refusal(files)).toMatch(sentence)
  })

  test('cut or changed anywhere is read or refused, and never fails', async () => {
    const whole = await zipOf({ 'imsmanifest.xml': manifestOf(['a.xml']), 'a.xml': qtiItem() })
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (at, byte, isCut) => {
        const changed = isCut ? whole.subarray(0, at) : Buffer.from(whole)
        if (!isCut) changed[at] = byte
        const outcome = await readItemPackage({ bytes: changed, filename: 'paket.zip' }).catch(
          (error: { status?: number }) => error.status,
        )
        expect(outcome === 422 || (Array.isArray(outcome) && outcome.length > 0)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('an address in a package', () => {
  test.each([
    ['', 'a.xml', 'a.xml'],
    ['soal/a.xml', '../gambar/./b%20c.png', 'gambar/b c.png'],
    ['soal/a.xml', '../../b.png', undefined],
    ['', '/etc/passwd', undefined],
    ['', '%2e%2e/a', undefined],
    ['', 'a%', undefined],
    ['', 'data:image/png;base64,AA', undefined],
    ['', 'https://contoh.id/a.png', undefined],
    ['', 'a\\b', undefined],
  ])('from %j is %j: %j', (base, href, address) => {
    expect(inPackage(base, href)).toBe(address)
  })

  test('never leads out', () => {
    const part = fc.constantFrom('..', '.', 'a', '', '%2e%2e', '%2f')
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 8 }),
        fc.array(fc.constantFrom('a', 'b'), { maxLength: 4 }),
        (href, base) => {
          const address = inPackage(base.join('/'), href.join('/'))
          expect(address?.split('/') ?? []).not.toContain('..')
          expect(address === undefined || address === '' || !leadsOutside(address)).toBe(true)
        },
      ),
    )
  })
})
