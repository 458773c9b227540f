import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'

/** The answer to a login: the token, or only the mark that a second factor is still needed. */
export const LoginAnswer = z.union([
  z.object({ two_factor: z.literal(true) }),
  z.object({ two_factor: z.literal(false), token: z.string() }),
])

export const SessionEntry = z.object({
  id: z.string(),
  browser: z.string(),
  ip: z.string(),
  started_at: z.string(),
  last_seen_at: z.string(),
  remembered: z.boolean(),
  current: z.boolean(),
})
export type SessionEntry = z.output<typeof SessionEntry>

/** A browser that enters by its remember cookie. */
export const RememberedDevice = z.object({
  id: z.string(),
  browser: z.string(),
  ip: z.string(),
  started_at: z.string(),
  last_used_at: z.string(),
  /** However busy it is. */
  expires_at: z.string(),
  current: z.boolean(),
})
export type RememberedDevice = z.output<typeof RememberedDevice>

/** A token that is worth something without a session. */
export const TokenEntry = z.object({
  id: z.number(),
  browser: z.string(),
  ip: z.string(),
  started_at: z.string(),
  last_used_at: z.string().nullable(),
  /** Unless it is used before. */
  expires_at: z.string(),
})
export type TokenEntry = z.output<typeof TokenEntry>

const name = z.string().regex(/^[0-9a-f]{16,64}$/)

/** Where a person is logged in, and how it ends. */
export const sessionCalls = calls({
  getVaultKey: {
    method: 'GET',
    path: '/user-session/kunci',
    access: 'session',
    summary: 'Kunci simpanan peramban ini: hanya bagi sesi orang yang sama, selama sesinya berjalan',
    payload: z.object({ id: z.string().regex(/^[0-9a-f]{4,32}$/) }),
    /** 32 bytes in base64url. */
    answer: z.object({ key: z.string() }),
    problems: [],
  },
  listSessions: {
    method: 'GET',
    path: '/user-session',
    access: 'session',
    summary: 'Sesi yang sedang berjalan',
    answer: z.array(SessionEntry),
    problems: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/user-session/{id}',
    access: 'session',
    summary: 'Akhiri satu sesi sendiri',
    payload: z.object({ id: name }),
    answer: 'nothing',
    problems: ['SESSION_NOT_FOUND'],
  },
  listRememberedDevices: {
    method: 'GET',
    path: '/user-device',
    access: 'session',
    summary: 'Perangkat yang diingat, yang masuk tanpa password',
    answer: z.array(RememberedDevice),
    problems: [],
  },
  endRememberedDevice: {
    method: 'DELETE',
    path: '/user-device/{id}',
    access: 'session',
    summary: 'Lupakan satu perangkat beserta sesinya',
    payload: z.object({ id: name }),
    answer: 'nothing',
    problems: ['SESSION_NOT_FOUND'],
  },
  listTokens: {
    method: 'GET',
    path: '/user-token',
    access: 'session',
    summary: 'Token yang berlaku tanpa sesi',
    answer: z.array(TokenEntry),
    problems: [],
  },
  endToken: {
    method: 'DELETE',
    path: '/user-token/{id}',
    access: 'session',
    summary: 'Akhiri satu token sendiri',
    payload: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
    answer: 'nothing',
    problems: ['SESSION_NOT_FOUND'],
  },
})
