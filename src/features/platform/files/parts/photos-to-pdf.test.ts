import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { examineUpload } from '../../../../ground/storage/uploads/examine-upload.ts'
import { pdfOfPhotographs } from './photos-to-pdf.ts'

async function photograph(width: number, height: number, background: string) {
  const jpeg = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { jpeg: new Uint8Array(jpeg), width, height }
}

test('photographs become one PDF with a page for each, upright or across as they are', async () => {
  const photographs = [await photograph(900, 1200, '#ddd'), await photograph(1200, 900, '#bbb')]
  const document = await getDocumentProxy(new Uint8Array(await pdfOfPhotographs(photographs)))
  expect(document.numPages).toBe(2)
  const sizes = [await document.getPage(1), await document.getPage(2)].map(({ view }) => view.slice(2))
  expect(sizes).toEqual([
    [595, 793],
    [595, 446],
  ])
})

test('that PDF is accepted as every other one, and hardly larger than its photographs', async () => {
  const photographs = [await photograph(900, 1200, '#ddd'), await photograph(900, 1200, '#bbb')]
  const pdf = await pdfOfPhotographs(photographs)
  expect(await examineUpload(pdf, { types: ['application/pdf'] })).toMatchObject({ type: 'application/pdf' })
  expect(pdf.length).toBeLessThan(photographs.reduce((sum, { jpeg }) => sum + jpeg.length, 0) + 5000)
})

test('a HEIC photograph is refused with the setting of the phone', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0heicmif1'), Buffer.alloc(200)])
  const sent = examineUpload(heic, { types: ['application/pdf', 'image/jpeg'] })
  await expect(sent).rejects.toThrow('Pengaturan > Kamera > Format > Paling Kompatibel')
  await expect(examineUpload(heic, { types: ['application/pdf'] })).rejects.toThrow('Kirim dokumen PDF.')
})
