import { z } from 'zod'
import { lineWords, maybePicture, maybeWords, provinceCode, words, Zone } from '../../../../lib/calls/field.ts'
import { resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { PROVINCES, provinceName, zoneOfProvince } from '../../../../lib/people/province.ts'

/** A venue without its photo, as it also stands in a list. */
export const venueFields = z.object({
  name: lineWords('Nama', 150),
  jenis: z.enum(['Sewaktu', 'Tempat Kerja', 'Mandiri'], 'Pilih jenis.'),
  alamat: words('Alamat', 500),
  akses_difabel: maybeWords('Akses difabel', 500),
  kota: words('Kota', 100),
  provinsi: provinceCode,
  zona_waktu: Zone,
})

/** Hours at a venue are those of its province. */
export function refuseOtherZone(
  { provinsi, zona_waktu }: { provinsi: string; zona_waktu: string },
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  const zone = zoneOfProvince(provinsi)
  if (!(provinsi in PROVINCES) || zone === zona_waktu) return
  const message = `${provinceName(provinsi)} memakai ${zone}.`
  context.addIssue({ code: 'custom', path: ['zona_waktu'], message })
}

const record = venueFields.extend({ foto: maybePicture })

export const venueResource = resource({
  noun: 'Venue',
  name: 'tuk',
  title: 'Tempat Uji Kompetensi (TUK)',
  access: 'office:konten',
  reads: 'office:administrator',
  form: record.superRefine(refuseOtherZone, ruleOf('provinsi', 'zona_waktu')),
  record,
  filters: { jenis: z.string().max(20), provinsi: z.string().max(2), zona_waktu: z.string().max(4) },
  sort: ['name', 'kota', 'provinsi', 'jenis', 'id'],
})

export const venueOfficeCalls = { ...resourceCalls(venueResource) }
