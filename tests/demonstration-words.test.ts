import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { siteContent } from '../demo/content/site-content.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const { nama_lembaga, nama_singkat, alamat, email, phone, asosiasi_nama, asosiasi_url, facebook, rekening } =
  siteContent

/** The words of the demonstration's own body: its names, places, contacts and mark. */
const OWN = [
  nama_lembaga,
  nama_lembaga.split(' ').slice(-2).join(' '),
  nama_singkat,
  'Sertifikasi Amdal',
  ...alamat.split(', ').slice(0, 2),
  email,
  phone,
  asosiasi_nama,
  new URL(asosiasi_url).hostname,
  facebook.split('/').at(-1) ?? facebook,
  ...rekening.map(({ bank }) => bank),
  // The leaf of its logo, as a path.
  'M53 10C31',
]

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name)
    return statSync(file).isDirectory() ? filesBelow(file) : [file]
  })
}

test('nothing of the demonstration’s body stands in the program', () => {
  const files = ['src', 'public'].flatMap((folder) => filesBelow(path.join(ROOT, folder)))
  const found = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').toLowerCase()
      return OWN.filter((words) => text.includes(words.toLowerCase())).map(
        (words) => `${path.relative(ROOT, file)}: ${words}`,
      )
    })
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
