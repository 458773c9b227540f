import { expect, test } from 'vitest'
import { pictureUrl } from '../../lib/graphics/picture.ts'
import { lostPicturesWords, withoutLostPictures } from './lost-pictures.ts'

const lostIn = (html: string) => withoutLostPictures(html).lost

test('a picture of the portal stays where it is pasted', () => {
  const html = `<p>Peta</p><img src="${pictureUrl('ab12-800x600.webp')}" alt="Peta">`
  expect(withoutLostPictures(html)).toEqual({ html, lost: [] })
})

test('a picture that Word keeps on the disk is named by its file and taken out', () => {
  const html =
    '<p>Lihat</p><img width=300 src="file:///C:/Users/ani/Temp/peta-lokasi.png" v:shapes="Picture_1"><p>ini</p>'
  expect(withoutLostPictures(html)).toEqual({ html: '<p>Lihat</p><p>ini</p>', lost: ['“peta-lokasi.png”'] })
})

test('a picture inside the text is named by its description, else as one without a name', () => {
  expect(lostIn('<img src="data:image/png;base64,AAAA" alt="Denah  ruang uji">')).toEqual(['“Denah ruang uji”'])
  expect(lostIn("<IMG SRC='data:image/png;base64,AAAA'>")).toEqual(['satu gambar tanpa nama'])
})

test('pictures of other sites are named too, each', () => {
  expect(lostIn('<img src="https://contoh.example/a/satu.jpg?x=1"><img src=dua.png>')).toEqual([
    '“satu.jpg”',
    '“dua.png”',
  ])
})

test('the sentence names all of them and the way on', () => {
  expect(lostPicturesWords(['“a.png”', '“b.png”'])).toMatch(
    /^Gambar tidak ikut ditempel: “a\.png”, “b\.png”\. .*tombol Gambar\.$/,
  )
})
