import { differencesInWords, type WeighedChange } from '../pending-changes/rules.ts'

export const SECURITIES = {
  starttls: 'STARTTLS (biasanya port 587)',
  tls: 'TLS sejak awal (biasanya port 465)',
  tanpa: 'Tanpa enkripsi (hanya jaringan sendiri)',
} as const
export type Security = keyof typeof SECURITIES
export const SECURITY_NAMES = Object.keys(SECURITIES) as [Security, ...Security[]]

/** A mail server as the office fills it in; an empty name means that none is set. */
export interface MailServerForm {
  server: string
  port: number
  keamanan: Security
  akun: string
  /** Empty: the one that is kept already. */
  sandi: string
}

const LABELS = { server: 'Server', port: 'Port', keamanan: 'Keamanan', akun: 'Akun' }

/** Weighs a change: letters open accounts, so a server that reads them takes two people. */
export function weighMailServer(before: Omit<MailServerForm, 'sandi'>, after: MailServerForm): WeighedChange {
  const password = after.sandi === '' ? [] : ['Password: diganti']
  const perubahan = [...differencesInWords({ ...before }, { ...after }, LABELS), ...password]
  return { weight: perubahan.length > 0 ? 'waits' : 'plain', perubahan }
}

const PORTS = [25, 465, 587, 2525]

/** Why a mail server cannot be used like this, by field; `address` says where it leads. */
export function mailServerRefusals(
  form: MailServerForm,
  before: { server: string; port: number; has_password: boolean },
  address: { refusal: string | undefined; isNamed: boolean },
): Record<string, string> {
  const { server, port, akun, sandi, keamanan } = form
  if (server === '') return {}
  const refusals: Record<string, string> = {}
  if (address.refusal !== undefined) refusals['server'] = address.refusal
  if (!PORTS.includes(port) && !address.isNamed)
    refusals['port'] = `Port server surat salah satu dari: ${PORTS.join(', ')}.`
  const isElsewhere = server !== before.server || port !== before.port
  if (akun !== '' && sandi === '' && (isElsewhere || !before.has_password)) {
    refusals['sandi'] = before.has_password
      ? 'Isi password akun itu: password yang tersimpan tidak dikirim ke server lain.'
      : 'Isi password akun itu.'
  }
  if (keamanan === 'tanpa' && akun !== '' && !address.isNamed) {
    refusals['keamanan'] = 'Password tidak dikirim tanpa enkripsi. Pilih STARTTLS atau TLS.'
  }
  return refusals
}
