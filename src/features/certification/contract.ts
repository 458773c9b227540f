import { z } from 'zod'
import { calls } from '../../lib/call.ts'

const userId = z.coerce.number().int().positive().max(2_147_483_647)

/** One certification of a person (spec section 3), with its finer stage beside the status. */
export const UserTraining = z.object({
  id: z.number(),
  user_training_id: z.number(),
  category: z.object({ name: z.string() }),
  name: z.string(),
  /** Text such as '2 hari'. */
  pelaksanaan: z.string().nullable(),
  /** YYYY-MM-DD */
  tanggal_uji: z.string().nullable(),
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  tahap: z.string(),
  tahap_label: z.string(),
  no_sertifikasi: z.string().nullable(),
})
export type UserTraining = z.output<typeof UserTraining>

export const certificationCalls = calls({
  listUserTrainings: {
    method: 'GET',
    path: '/training/userlist/{userId}',
    access: 'member',
    summary: 'Sertifikasi milik sendiri',
    payload: z.object({ userId, filter: z.string().max(20).catch('all').default('all') }),
    answer: z.array(UserTraining),
    problems: ['NOT_FOUND'],
  },
  countUserTrainings: {
    method: 'GET',
    path: '/training/usercount/{userId}',
    access: 'member',
    summary: 'Jumlah pelaporan dan pemeliharaan milik sendiri',
    payload: z.object({ userId, filter: z.string().max(20).catch('all').default('all') }),
    answer: z.object({ total_pelaporan: z.number(), total_pemeliharaan: z.number() }),
    problems: ['NOT_FOUND'],
  },
})
