import { z } from 'zod'
import { PERMISSIONS } from '../../../../access.ts'
import { calls } from '../../../../lib/calls/call.ts'
import { nameWords, recordId, wholeNumber, words } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'

const STATES = ['diundang', 'aktif', 'ditangguhkan'] as const

const form = z.object({
  name: nameWords('Nama', 255),
  role: z.enum(['penguji', 'administrator'], 'Pilih penguji atau administrator.'),
  permissions: z.array(z.enum(PERMISSIONS, 'Izin ini tidak dikenal.')).max(PERMISSIONS.length),
  ditangguhkan: z.boolean('Pilih ya atau tidak.'),
})

const email = z
  .string('Email wajib diisi.')
  .trim()
  .toLowerCase()
  .max(255, 'Email paling panjang 255 huruf.')
  .pipe(z.email('Tulis email yang lengkap, misalnya nama@contoh.co.id.'))

const record = form.extend({
  email: z.string(),
  status: z.enum(STATES),
  two_factor: z.boolean(),
  invited_at: Moment.nullable(),
  last_seen_at: Moment.nullable(),
})

export const staffResource = resource({
  noun: 'Staff',
  name: 'staf',
  title: 'petugas',
  access: 'office:pengguna',
  form,
  create: form.omit({ ditangguhkan: true }).extend({ email }),
  record,
  filters: { role: form.shape.role, status: z.enum(STATES), permission: z.enum(PERMISSIONS) },
  sort: ['name', 'email', 'role', 'last_seen_at', 'id'],
  verbs: ['list', 'get', 'history', 'create', 'update', 'restore'],
})

export const staffOfficeCalls = {
  ...resourceCalls(staffResource),
  ...calls({
    announceListExport: {
      method: 'POST',
      path: '/admin-api/ekspor-daftar',
      access: 'office',
      summary: 'Catat bahwa daftar berisi data pribadi akan diunduh dari layar, dan beri tahu semua administrator',
      payload: z.object({ daftar: words('Daftar', 100), jumlah: wholeNumber('Jumlah', 0, 1_000_000) }),
      answer: 'nothing',
      status: 204,
      problems: ['CONFIRM_PASSWORD'],
    },
    inviteAgain: {
      method: 'POST',
      path: '/admin-api/staf/{id}/undang-ulang',
      access: 'office:pengguna',
      summary: 'Kirim undangan baru kepada petugas yang belum menentukan password',
      payload: z.object({ id: recordId }),
      answer: z.object({ terkirim: z.boolean(), keterangan: z.string() }),
      problems: ['RECORD_NOT_FOUND'],
    },
  }),
}
