import { randomUUID } from 'node:crypto'
import type { Mailbox } from '../../documents/mail/mail.ts'
import type { Config } from '../../ground/config.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import { serverLimits } from '../../limits.ts'
import { type ForwardedView, isForwardedView, PROBE_HEADER, signProbe } from '../http/health/proxy-probe.ts'
import { type Finding, fine, messageOf, unseen, wrong } from './finding.ts'

export interface Answer {
  status: number
  headers: Headers
  body: string
}

/** Asks an address without following where it sends; throws when nobody answers, or TLS does not hold. */
export type Look = (url: string, headers?: Record<string, string>) => Promise<Answer>

const LOOK_MS = 15_000

export const look: Look = async (url, headers = {}) => {
  const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(LOOK_MS) })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

/** An address reserved for documentation: no visitor has it. */
const FORGED = '192.0.2.77'

/** Checks the address that the portal saw for a request which claimed to come from another one. */
export function checkForwarding(view: ForwardedView | undefined): Finding[] {
  if (!view) {
    return [
      wrong(
        'Yang menjawab di APP_URL bukan program ini, atau memakai kunci atau jam lain',
        'Periksa ke mana proksi meneruskan, dan bahwa semua proses memakai APP_KEY yang sama.',
      ),
    ]
  }
  if (!view.forwarded) {
    return [wrong('Proksi tidak mengirim X-Forwarded-For', 'Pasang contoh proksi dari folder deploy/ arsip ini.')]
  }
  if (!view.trusted) {
    return [
      wrong(
        `X-Forwarded-For tidak dipercaya: proksi datang dari ${view.peer}`,
        `Tambahkan ${view.peer} ke TRUST_PROXY, lalu mulai ulang program.`,
      ),
    ]
  }
  const source =
    view.ip === FORGED
      ? wrong(
          'Proksi meneruskan X-Forwarded-For kiriman pengunjung, jadi siapa pun dapat menyamar',
          'Buat proksi menggantinya dengan alamat pengunjung, seperti contoh di folder deploy/.',
        )
      : fine(`Alamat pengunjung sampai lewat proksi (${view.ip})`)
  const scheme =
    view.protocol === 'https'
      ? fine('X-Forwarded-Proto mengatakan https')
      : wrong('Proksi tidak mengirim X-Forwarded-Proto: https', 'Pasang contoh proksi dari folder deploy/ arsip ini.')
  return [source, scheme]
}

/** @param value of Strict-Transport-Security; several headers arrive joined by a comma */
export function checkTransport(value: string | null): Finding {
  if (value === null) {
    return wrong(
      'Strict-Transport-Security tidak sampai ke pengunjung',
      'Jangan hapus kepala jawaban portal di proksi.',
    )
  }
  return value.includes(',')
    ? wrong('Strict-Transport-Security dikirim dua kali', 'Hapus kepala itu dari proksi: portal sudah mengirimnya.')
    : fine('TLS berlaku dan Strict-Transport-Security terkirim')
}

/** Asks the portal under its public address, as visitors do. */
export async function examineProxy(
  { appUrl }: Pick<Config, 'appUrl'>,
  { keys, now, look }: { keys: Keys | undefined; now: Date; look: Look },
): Promise<Finding[]> {
  if (!appUrl.startsWith('https:')) return [unseen(`Proksi: ${appUrl} hanya untuk komputer ini, jadi tanpa TLS`)]
  const probe: Record<string, string> = keys ? { [PROBE_HEADER]: signProbe(keys, now) } : {}
  const health = await look(`${appUrl}/healthz`, { ...probe, 'x-forwarded-for': FORGED }).catch(messageOf)
  if (typeof health === 'string' || health.status !== 200) {
    const sign = typeof health === 'string' ? health : `status ${health.status}`
    return [
      wrong(
        `${appUrl} tidak menjawab sebagaimana mestinya: ${sign}`,
        'Periksa DNS, sertifikat TLS, proksi, dan apakah program berjalan.',
      ),
    ]
  }
  return [
    checkTransport(health.headers.get('strict-transport-security')),
    ...checkForwarding(viewIn(health.body)),
    await checkPlain(appUrl, look),
    await checkFigures(appUrl, look),
  ]
}

function viewIn(body: string): ForwardedView | undefined {
  try {
    const { seen } = JSON.parse(body) as { seen?: unknown }
    return isForwardedView(seen) ? seen : undefined
  } catch {
    return undefined
  }
}

async function checkPlain(appUrl: string, look: Look): Promise<Finding> {
  const plain = new URL(appUrl)
  if (plain.port !== '') return unseen('http → https: APP_URL memakai port sendiri')
  plain.protocol = 'http:'
  const answer = await look(plain.href).catch(() => undefined)
  if (!answer) return fine('http:// tidak dijawab')
  const place = answer.headers.get('location') ?? ''
  return answer.status >= 300 && answer.status < 400 && place.startsWith('https://')
    ? fine('http:// dialihkan ke https://')
    : wrong(
        'http:// dijawab tanpa dialihkan ke https://',
        'Alihkan semuanya di proksi, seperti contoh di folder deploy/.',
      )
}

async function checkFigures(appUrl: string, look: Look): Promise<Finding> {
  const { status } = await look(`${appUrl}/metrics`)
  return status === 200
    ? wrong('/metrics terbuka untuk umum', 'Buat proksi menjawab 404 di sana, dan mengirim X-Forwarded-For.')
    : fine('/metrics tertutup dari luar')
}

export interface Clocks {
  /** Milliseconds by which others are ahead of this machine. */
  database: number
  address: number | undefined
}

export function checkClocks({ database, address = 0 }: Clocks): Finding {
  const furthest = Math.round(Math.max(Math.abs(database), Math.abs(address)) / 1000)
  return furthest <= serverLimits.clockSeconds
    ? fine(`Jam cocok dengan basis data${address === 0 ? '' : ' dan APP_URL'}`)
    : wrong(
        `Jam berbeda ${furthest} detik dari ${Math.abs(address) > Math.abs(database) ? 'APP_URL' : 'basis data'}`,
        'Nyalakan penyetel jam (timedatectl set-ntp true) di kedua mesin; kode verifikasi dua langkah bergantung padanya.',
      )
}

/** Sends one mail right away, past the queue; `to` undefined: not asked for. */
export async function examineMail(
  { isServed, mailFrom, appUrl }: Pick<Config, 'mailFrom' | 'appUrl'> & { isServed: boolean },
  mailbox: Mailbox,
  to: string | undefined,
): Promise<Finding> {
  if (!isServed) {
    return wrong(
      'Surat: SMTP_URL kosong, jadi surat hanya menjadi berkas',
      'Isi SMTP_URL dan MAIL_FROM, atau server surat di kantor belakang.',
    )
  }
  if (to === undefined) return unseen('Surat: tidak dicoba (--no-mail)')
  const host = new URL(appUrl).hostname
  const words = `Surat ini dikirim oleh perintah doctor dari ${appUrl}. Bila Anda membacanya, pengiriman surat berjalan.`
  const message = {
    ...{ to, from: mailFrom ?? `no-reply@${host}`, subject: `Surat percobaan dari ${host}` },
    ...{ text: `${words}\n`, html: `<!doctype html><html lang="id"><p>${words}</p></html>` },
    messageId: `<${randomUUID()}@${host}>`,
  }
  return mailbox(message).then(
    () => fine(`Surat percobaan diterima server surat untuk ${to}; periksa apakah sampai`),
    (error: unknown) =>
      wrong(
        `Surat tidak terkirim: ${messageOf(error)}`,
        'Periksa SMTP_URL, MAIL_FROM, dan dinding api untuk server surat.',
      ),
  )
}
