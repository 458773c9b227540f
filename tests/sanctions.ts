import type { TestApp } from './harness.ts'
import type { Answer, Browser } from './http.ts'

export const CHARGE = {
  jenis: 'pembekuan',
  alasan: 'tanpa_pemeliharaan',
  uraian: 'Dua tahun berturut-turut tidak ada kegiatan yang diakui.',
} as const
export const PUTUSAN = 'Jawaban sudah dipertimbangkan; kewajiban belum dipenuhi.'

interface Charge {
  jenis: 'pembekuan' | 'pencabutan'
  alasan: string
  uraian: string
}

export interface Case {
  id: number
  version: number
}

const expectDone = (answer: Answer): Case & Record<string, unknown> => {
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}

/** A case on a certificate, opened by one of the office. */
export const openCase = async (by: Browser, certificateId: number, charge: Partial<Charge> = {}): Promise<Case> =>
  expectDone(await by.post(`/admin-api/sertifikat/${certificateId}/sanksi`, { ...CHARGE, ...charge }))

/** A case whose holder has been notified. */
export async function notifyCase(by: Browser, certificateId: number, charge: Partial<Charge> = {}): Promise<Case> {
  const { id, version } = await openCase(by, certificateId, charge)
  return expectDone(await by.post(`/admin-api/sanksi/${id}/beritahukan`, { ...CHARGE, ...charge, version }))
}

/** A decision on a case as it stands, whatever comes of it. */
export async function decideCase(by: Browser, id: number, more: object = {}): Promise<Answer> {
  const { version } = (await by.get(`/admin-api/sanksi/${id}`)).body
  const decision = { version, jatuhkan: true, putusan: PUTUSAN, tidak_terlibat: true, ...more }
  return by.post(`/admin-api/sanksi/${id}/putuskan`, decision)
}

const DAY_MS = 86_400_000

/** A sanction that was imposed after the holder let the time to answer go by; the clock goes back to where it was. */
export async function imposeCase(
  site: TestApp,
  certificateId: number,
  { notifier, decider }: { notifier: Browser; decider: Browser },
  { tugas = [], ...charge }: Partial<Charge> & { tugas?: string[] } = {},
): Promise<Case> {
  const now = site.clock.now
  site.clock.now = new Date(now.getTime() - 16 * DAY_MS)
  const { id } = await notifyCase(notifier, certificateId, charge)
  site.clock.now = now
  return expectDone(await decideCase(decider, id, { tugas }))
}
