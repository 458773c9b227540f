import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemContents, stimulusWords } from '../../../../../tests/item-contents.ts'
import { zipParts } from '../../../../lib/files/zip.ts'
import { readItemPackage } from './package-service.ts'
import { type PackedItem, type PackedStimulus, pictureFile, writeItemPackage } from './package-writing-rules.ts'

const AT = new Date('2026-11-20T03:00:00Z')
const PICTURE = Buffer.from('gambar')

async function packed(items: PackedItem[], stimuli: PackedStimulus[]): Promise<Buffer> {
  const texts = writeItemPackage(items, stimuli).map(({ nama, teks }) => ({ name: nama, bytes: Buffer.from(teks) }))
  const pictures = stimuli
    .filter(({ bergambar }) => bergambar)
    .map(({ id }) => ({ name: pictureFile(id), bytes: PICTURE }))
  const parts: Buffer[] = []
  for await (const part of zipParts([...texts, ...pictures], AT)) parts.push(part)
  return Buffer.concat(parts)
}

const facts = {
  unit: 'Melakukan <pelingkupan> & "lain"',
  tingkat: 'ingat',
  sumber: 'PP 22\nPasal 5',
  tanggal_sumber: '2026-10-01',
}

describe('a package that went out', () => {
  test('comes in as the same items, of every kind, whatever stands in them', async () => {
    const taken = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(itemContents, { minLength: 1, maxLength: 6 }), async (contents) => {
        const items = contents.map((one, at) => ({ ...one, ...facts, item_id: at + 1, versi: 2, stimulus_id: null }))
        const found = await readItemPackage({ bytes: await packed(items, []), filename: 'bank.zip' })
        expect(found.map(({ pesan }) => pesan)).toEqual(contents.map(() => undefined))
        expect(found.flatMap(({ catatan }) => catatan)).toEqual([])
        expect(found.map(({ read }) => ({ isi: read?.isi, poin: read?.poin }))).toEqual(contents)
        expect(found[0]?.read?.facts).toEqual({ ...facts, poin: contents[0]?.poin })
        for (const { isi } of contents) taken.add(isi.jenis)
      }),
      { numRuns: 150 },
    )
    expect(taken.size).toBe(6)
  })

  test('comes in with the same stimuli and pictures', async () => {
    await fc.assert(
      fc.asyncProperty(itemContents, stimulusWords, fc.boolean(), async (content, teks, bergambar) => {
        const stimulus = { id: 7, teks, keterangan_gambar: 'Peta "tapak"\n& sungai', bergambar }
        const item = { ...content, ...facts, item_id: 1, versi: 1, stimulus_id: 7 }
        const [found] = await readItemPackage({ bytes: await packed([item], [stimulus]), filename: 'bank.zip' })
        expect(found?.pesan).toBeUndefined()
        expect(found?.read?.isi).toEqual(content.isi)
        expect(found?.read?.stimulus).toEqual({
          teks,
          keterangan_gambar: stimulus.keterangan_gambar,
          picture: bergambar ? { nama: pictureFile(7), bytes: PICTURE } : null,
        })
      }),
      { numRuns: 150 },
    )
  })
})
