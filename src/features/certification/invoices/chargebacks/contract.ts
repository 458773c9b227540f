import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { METHODS, PROVIDERS } from '../../charges/rules.ts'
import { amount } from '../amount-contract.ts'
import { CHARGEBACK_NAMES, CHARGEBACK_STATE_NAMES } from './rules.ts'

/** Money that was taken back, or that came back after a dispute. */
export const Chargeback = z.object({
  id: z.number(),
  charge_id: z.number().nullable(),
  jenis: z.enum(CHARGEBACK_NAMES),
  jumlah: z.number(),
  alasan: z.string(),
  status: z.enum(CHARGEBACK_STATE_NAMES),
  catatan: z.string().nullable(),
  /** The receipt that is no longer valid. */
  nomor_kuitansi: z.string().nullable(),
  proposed_by: z.number(),
  proposed_by_name: z.string(),
  proposed_at: Moment,
  decided_by_name: z.string().nullable(),
  decided_at: Moment.nullable(),
})

/** The way by which money came in, and the part that is still there. */
export const PaymentPool = z.object({
  charge_id: z.number().nullable(),
  penyedia: z.enum(PROVIDERS).nullable(),
  metode: z.enum(METHODS).nullable(),
  sisa: z.number(),
  ditarik: z.number(),
})

const refusable = ['RECORD_NOT_FOUND', 'STALE'] as const
const seen = { id: recordId, version: seenVersion }

/** The office's calls about money that was taken back; each one returns the invoice. */
export const chargebackOfficeCalls = <Answer extends z.ZodType>(answer: Answer) =>
  calls({
    proposeChargeback: {
      method: 'POST',
      path: '/admin-api/invoice/{id}/penarikan',
      access: 'office:keuangan',
      summary: 'Usulkan pembukuan dana yang ditarik kembali oleh bank atau penyedia, atau yang kembali dari sengketa',
      payload: z.object({
        ...seen,
        jenis: z.enum(CHARGEBACK_NAMES, 'Pilih yang terjadi.'),
        charge_id: recordId.nullable().default(null),
        jumlah: amount,
        alasan: words('Alasan', 500).min(10, 'Tulis sumbernya, misalnya nomor sengketa pada dasbor penyedia.'),
      }),
      answer,
      problems: [...refusable, 'CHARGEBACK_PROPOSED', 'CHARGEBACK_TOO_MUCH'],
    },
    confirmChargeback: {
      method: 'POST',
      path: '/admin-api/invoice/{id}/penarikan/konfirmasi',
      access: 'office:keuangan',
      summary: 'Bukukan sebagai orang kedua dana yang ditarik kembali atau kembali dari sengketa',
      payload: z.object(seen),
      answer,
      problems: [
        ...refusable,
        ...(['NO_CHARGEBACK', 'CHARGEBACK_TOO_MUCH'] as const),
        ...(['SECOND_PERSON_OWN', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'] as const),
      ],
    },
    refuseChargeback: {
      method: 'POST',
      path: '/admin-api/invoice/{id}/penarikan/tolak',
      access: 'office:keuangan',
      summary: 'Tolak atau tarik usul pembukuan dana yang ditarik, sebelum dikonfirmasi',
      payload: z.object({ ...seen, catatan: words('Alasan', 500) }),
      answer,
      problems: [...refusable, 'NO_CHARGEBACK'],
    },
  })
