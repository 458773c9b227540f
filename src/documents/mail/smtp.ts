import nodemailer, { type Transporter } from 'nodemailer'
import type { OutboundTerms } from '../../ground/http-client/allowed-places.ts'
import { guardedLookup } from '../../ground/http-client/guard.ts'
import { askOthers } from '../../ground/http-client/outgoing.ts'
import type { Message } from './message.ts'

/** A mail server that people typed. */
export interface MailServer {
  server: string
  port: number
  keamanan: 'starttls' | 'tls' | 'tanpa'
  akun: string
  sandi: string
}

/** Shorter than the time a job may take. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000 }

/** Codes of 500 and more refuse the letter for good, those of 400 and no answer pass. */
const smtpResult = (error: unknown) =>
  ((error as { responseCode?: number }).responseCode ?? 0) >= 500 ? 'refused' : 'failed'

const send = (transport: Transporter, message: Message): Promise<void> =>
  askOthers({ service: 'smtp', operation: 'send', threw: smtpResult }, () => transport.sendMail(message)).then(() => {})

/** Sends through the server that the environment names. */
export function sendByUrl(url: string): (message: Message) => Promise<void> {
  const transport = nodemailer.createTransport({ url, ...TIMEOUTS })
  return (message) => send(transport, message)
}

/** The address of a mail server, as those who guard addresses read it. */
export const mailServerUrl = ({ server, port }: Pick<MailServer, 'server' | 'port'>): string =>
  `https://${server}:${port}/`

/** Sends one message through a server that people typed; it is connected to at the very address that was checked. */
export async function sendThroughServer(of: MailServer, outbound: OutboundTerms, message: Message): Promise<void> {
  const { server, port, keamanan, akun, sandi } = of
  const transport = nodemailer.createTransport({
    ...TIMEOUTS,
    host: await guardedAddress(of, outbound),
    port,
    secure: keamanan === 'tls',
    requireTLS: keamanan === 'starttls',
    ignoreTLS: keamanan === 'tanpa',
    tls: { servername: server },
    ...(akun === '' ? {} : { auth: { user: akun, pass: sandi } }),
  })
  try {
    await send(transport, message)
  } finally {
    transport.close()
  }
}

function guardedAddress(of: MailServer, outbound: OutboundTerms): Promise<string> {
  const look = guardedLookup(new URL(mailServerUrl(of)), { service: 'smtp', outbound })
  return new Promise((resolve, reject) => {
    look(of.server, {}, (error, address) => (error ? reject(error) : resolve(String(address))))
  })
}

const LONGEST_ANSWER = 300

const FAULTS: Record<string, string> = {
  ECONNREFUSED: 'Server surat menolak sambungan. Periksa nama server dan port.',
  ECONNECTION: 'Server surat tidak dapat dihubungi. Periksa nama server dan port.',
  ETIMEDOUT: 'Server surat tidak menjawab. Periksa nama server, port, dan dinding api.',
  EDNS: 'Nama server surat tidak dikenal. Periksa ejaannya.',
  ENOTFOUND: 'Nama server surat tidak dikenal. Periksa ejaannya.',
  ETLS: 'Sambungan aman dengan server surat gagal. Periksa keamanan dan port.',
  ESOCKET: 'Sambungan dengan server surat terputus. Periksa keamanan, port, dan sertifikat servernya.',
}

/** Returns in a sentence what a mail server answered to a letter that it did not take. */
export function mailFault(error: unknown): string {
  const { response, code = '', message } = error as { response?: string; code?: string; message?: string }
  if (response) return `Server surat menjawab: ${response.replace(/\s+/g, ' ').slice(0, LONGEST_ANSWER)}`
  return FAULTS[code] ?? message ?? 'Surat tidak terkirim.'
}
