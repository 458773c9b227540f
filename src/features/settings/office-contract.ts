import { z } from 'zod'
import { resource, resourceCalls } from '../../lib/resource.ts'

const value = z.union([z.number(), z.boolean(), z.string()], 'Isi dengan angka atau teks.')

/** Every setting is a field of the one record; the list below says what each means. */
export const settingsResource = resource({
  noun: 'Settings',
  name: 'pengaturan',
  title: 'pengaturan',
  access: 'office:pengguna',
  form: z.object({}).catchall(z.unknown()),
  record: z
    .object({
      daftar: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          keterangan: z.string(),
          satuan: z.string(),
          jenis: z.enum(['angka', 'pilihan', 'teks']),
          least: z.number().nullable(),
          most: z.number().nullable(),
        }),
      ),
    })
    .catchall(value),
  sort: ['id'],
  verbs: ['list', 'get', 'history', 'update', 'restore'],
})

export const settingsOfficeCalls = resourceCalls(settingsResource)
