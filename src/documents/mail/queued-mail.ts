import type { Mail } from './mail.ts'

/** Renamed facts, each with the earlier name under which mail that waits in the queue may still know it. */
const EARLIER_NAMES = {
  no_sertifikasi: 'nomor',
  case_number: 'perkara',
  changed: 'apa',
  distance: 'kapan',
  is_restored: 'pulih',
  must_maintain: 'pelihara',
  must_report: 'lapor',
  news: 'kabar',
  paid: 'dibayar',
} as const

/** A mail out of its job, also out of one that an earlier version queued. */
export function readQueuedMail(data: unknown): Mail {
  const mail = data as Mail & Record<string, unknown>
  const renamed = Object.entries(EARLIER_NAMES).filter(([name, earlier]) => !(name in mail) && earlier in mail)
  return { ...Object.fromEntries(renamed.map(([name, earlier]) => [name, mail[earlier]])), ...mail }
}
