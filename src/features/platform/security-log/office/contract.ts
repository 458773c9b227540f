import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { csvSeparator, recordId } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { isDay } from '../../../../lib/day.ts'
import { SECURITY_KIND_NAMES } from '../rules.ts'

const day = z.string().refine(isDay, 'Tulis tanggal sebagai YYYY-MM-DD.')

export const securityLogResource = resource({
  noun: 'SecurityEvent',
  name: 'catatan-keamanan',
  title: 'catatan keamanan akun',
  access: 'office:pengguna',
  form: z.object({}),
  row: z.object({
    at: Moment,
    user_id: z.number().nullable(),
    nama: z.string().nullable(),
    jenis: z.enum(SECURITY_KIND_NAMES),
    rincian: z.string(),
    address_key: z.string(),
    network_key: z.string(),
    email_key: z.string().nullable(),
    perangkat: z.string(),
    changed_by_name: z.string().nullable(),
  }),
  filters: {
    user_id: recordId,
    jenis: z.enum(SECURITY_KIND_NAMES),
    address_key: z.string().max(50),
    network_key: z.string().max(50),
    dari: day,
    sampai: day,
  },
  sort: ['id'],
  order: 'desc',
  verbs: ['list'],
})

export const securityLogOfficeCalls = {
  ...resourceCalls(securityLogResource),
  ...calls({
    exportSecurityEvents: {
      method: 'GET',
      path: '/admin-api/catatan-keamanan.csv',
      access: 'office:pengguna',
      asksPassword: true,
      summary: 'Catatan keamanan yang tersaring sebagai CSV',
      payload: z.object(securityLogResource.filters).partial().extend({ pemisah: csvSeparator }),
      answer: 'file',
      problems: ['CONFIRM_PASSWORD'],
    },
  }),
}
