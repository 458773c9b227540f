import { z } from 'zod'

const count = z.number().int()

/** How often somebody checked a certificate, and how often other sites showed it in twelve months. */
export const CheckCounts = z.object({ tiga_puluh_hari: count, dua_belas_bulan: count, ditampilkan: count })
export type CheckCounts = z.infer<typeof CheckCounts>

/** A month as '2026-11'; `tidak_berlaku` counts the checks whose answer was that the certificate is not valid. */
const CheckMonth = z.object({ bulan: z.string(), diperiksa: count, tidak_berlaku: count, ditampilkan: count })
export type CheckMonth = z.infer<typeof CheckMonth>

/** Twelve months, the oldest first. */
export const CheckMonths = z.array(CheckMonth)
