import { expect, test } from 'vitest'
import { startFault } from './start-fault.ts'

const config = { port: 3000, dataDir: '/data' }

test.each([
  ['EADDRINUSE', 'Port 3000 sudah dipakai'],
  ['ENOSPC', 'Disk untuk /data/app.key penuh'],
  ['EROFS', 'hanya dapat dibaca'],
  ['EACCES', 'Program tidak boleh memakai /data/app.key'],
  ['EMFILE', 'Terlalu banyak berkas terbuka'],
])('a start that ends with %s is told in one sentence of what to do', (code, sentence) => {
  const error = Object.assign(new Error(`${code}: something, open '/data/app.key'`), { code, path: '/data/app.key' })
  expect(startFault(error, config)).toContain(sentence)
  expect(startFault(error, config)).not.toContain('\n')
})

test('a port below 1024 that only root may open is told of as a port, not as a folder', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' })
  expect(startFault(error, { ...config, port: 80 })).toContain('Port 80 hanya boleh dibuka oleh root')
})

test('a disk that is full while the database is made is told without the output of its program', () => {
  const initdb = new Error(
    'initdb gagal (1): creating directory …\ninitdb: error: could not write: No space left on device\n',
  )
  expect(startFault(initdb, config)).toBe('Disknya penuh. Kosongkan tempat, lalu mulai lagi; datanya tetap ada.')
})

test('any other error is told in its own words', () => {
  expect(startFault(new Error('Isi PORT dengan angka.'), undefined)).toBe('Isi PORT dengan angka.')
})
