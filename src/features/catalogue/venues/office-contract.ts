import { z } from 'zod'
import { maybePicture, provinceCode, words } from '../../../lib/field.ts'
import { resource, resourceCalls } from '../../../lib/resource.ts'
import { Zone } from './contract.ts'

export const venueResource = resource({
  noun: 'Venue',
  name: 'tuk',
  title: 'Tempat Uji Kompetensi (TUK)',
  access: 'office:konten',
  reads: 'office:administrator',
  form: z.object({
    name: words('Nama', 150),
    jenis: z.enum(['Sewaktu', 'Tempat Kerja', 'Mandiri'], 'Pilih jenis.'),
    alamat: words('Alamat', 500),
    kota: words('Kota', 100),
    provinsi: provinceCode,
    zona_waktu: Zone,
    foto: maybePicture,
  }),
  filters: { jenis: z.string().max(20), provinsi: z.string().max(2), zona_waktu: z.string().max(4) },
  sort: ['name', 'kota', 'provinsi', 'jenis', 'id'],
})

export const venueOfficeCalls = { ...resourceCalls(venueResource) }
