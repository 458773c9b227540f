import { expect, test, vi } from 'vitest'
import { uploadFile } from './upload-file.ts'

vi.mock('./upload-in-pieces.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a large file chosen when its part of the program cannot be fetched waits for the network, as one cut on its way', async () => {
  const file = new File([new Uint8Array(1_500_000)], 'portofolio.pdf', { type: 'application/pdf' })
  await expect(uploadFile(file, 'portofolio')).rejects.toMatchObject({
    status: 0,
    message: expect.stringContaining('Periksa sambungan internet'),
  })
})
