import { z } from 'zod'
import { dayOf, lineWords } from '../../../../lib/calls/field.ts'
import { resource, resourceCalls } from '../../../../lib/calls/resource.ts'

const value = z.union([z.number(), z.boolean(), z.string()], 'Isi dengan angka atau teks.')

/** Every setting is a field of the one record; the list below says what each means. */
export const settingsResource = resource({
  noun: 'Settings',
  name: 'pengaturan',
  title: 'pengaturan',
  access: 'office:pengguna',
  form: z.object({ berlaku_sejak: z.unknown().optional() }).catchall(z.unknown()),
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
      /** The day from which the sent values apply; today by default. */
      berlaku_sejak: z.string(),
      /** The values that will hold from later days on. */
      rencana: z.array(z.object({ key: z.string(), berlaku_sejak: z.string(), value })),
    })
    .catchall(z.unknown()),
  sort: ['id'],
  verbs: ['list', 'get', 'history', 'update', 'restore'],
})

/** Days besides weekends on which offices are closed; working days are counted without them. */
export const holidayResource = resource({
  noun: 'Holiday',
  name: 'hari-libur',
  title: 'hari libur',
  access: 'office:pengguna',
  form: z.object({
    tanggal: dayOf('Tanggal'),
    nama: lineWords('Nama hari libur', 150).min(3, 'Tulis nama hari libur.'),
  }),
  sort: ['tanggal', 'nama', 'id'],
  order: 'desc',
})

export const settingsOfficeCalls = { ...resourceCalls(settingsResource), ...resourceCalls(holidayResource) }
