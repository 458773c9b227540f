import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import {
  anyWords,
  dayOf,
  lineWords,
  maybePicture,
  maybeWords,
  pictureName,
  provinceCode,
  recordId,
  words,
  yesNo,
  Zone,
} from '../../../../lib/calls/field.ts'
import { resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { PROVINCES, provinceName, zoneOfProvince } from '../../../../lib/people/province.ts'
import { CHECK_ITEM_NAMES } from '../checks/rules.ts'

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

const form = venueFields.extend({ foto: maybePicture })
/** The last day on which its newest check counts; null where no new exam may take place there. */
const record = form.extend({ diperiksa_sampai: z.string().nullable() })

export const venueResource = resource({
  noun: 'Venue',
  name: 'tuk',
  title: 'Tempat Uji Kompetensi (TUK)',
  access: 'office:konten',
  reads: 'office:administrator',
  form: form.superRefine(refuseOtherZone, ruleOf('provinsi', 'zona_waktu')),
  record,
  filters: {
    jenis: z.string().max(20),
    provinsi: z.string().max(2),
    zona_waktu: z.string().max(4),
    /** Takes new exams: its check counts. */
    layak: z.stringbool(),
    /** Its check ends within sixty days or has ended. */
    perlu_diperiksa: z.stringbool(),
  },
  sort: ['name', 'kota', 'provinsi', 'jenis', 'id'],
})

const Checks = z.object({
  keadaan: z.enum(['belum', 'tidak_layak', 'lewat', 'segera', 'berlaku']),
  berlaku_sampai: z.string().nullable(),
  pemeriksaan: z.array(
    z.object({
      id: z.number(),
      tanggal: z.string(),
      hasil: z.enum(['layak', 'tidak_layak']),
      butir: z.array(z.object({ butir: z.enum(CHECK_ITEM_NAMES), sesuai: z.boolean(), catatan: z.string() })),
      catatan: z.string(),
      checked_by_name: z.string(),
      foto: z.array(z.string()),
    }),
  ),
})

export const venueOfficeCalls = {
  ...resourceCalls(venueResource),
  ...calls({
    listVenueChecks: {
      method: 'GET',
      path: '/admin-api/tuk/{id}/pemeriksaan',
      access: 'office:administrator',
      summary: 'Pemeriksaan satu TUK, yang terbaru dahulu, dan sampai kapan ia dapat dipakai untuk jadwal uji baru',
      payload: z.object({ id: recordId }),
      answer: Checks,
      problems: ['RECORD_NOT_FOUND'],
    },
    checkVenue: {
      method: 'POST',
      path: '/admin-api/tuk/{id}/pemeriksaan',
      access: 'office:konten',
      summary: 'Catat pemeriksaan satu TUK menurut daftar periksa; yang layak berlaku satu tahun',
      payload: z.object({
        id: recordId,
        tanggal: dayOf('Hari pemeriksaan'),
        hasil: z.enum(['layak', 'tidak_layak'], 'Pilih hasilnya.'),
        butir: z
          .array(z.object({ butir: z.enum(CHECK_ITEM_NAMES), sesuai: yesNo, catatan: anyWords('Catatan', 500) }))
          .max(50),
        catatan: anyWords('Catatan', 2000),
        gambar: z
          .array(z.object({ foto: pictureName }))
          .max(20, 'Paling banyak 20 gambar.')
          .default([]),
      }),
      answer: Checks,
      problems: ['RECORD_NOT_FOUND'],
    },
  }),
}
