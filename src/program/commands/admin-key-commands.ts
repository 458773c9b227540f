import { parseArgs } from 'node:util'
import {
  allIssuerKeys,
  ISSUER_ALGS,
  type Issuer,
  type IssuerAlg,
  revokeKey,
  rotateKey,
} from '../../features/certification/certificates/credentials/issuer-service.ts'
import { recordAudit } from '../../ground/audit.ts'
import { type Db, inTransaction } from '../../ground/database/db.ts'
import { nobody } from '../../ground/sessions/session.ts'
import { groupedNumber } from '../../lib/text/grouped-number.ts'
import type { Command } from './command.ts'
import { rekey } from './rekey.ts'

export const keyUsage = `  rekey
      Menyegel ulang semuanya dengan kunci terbaru, sesudah semua proses berjalan dengan APP_KEY=baru,lama:
      data, antrean, dan berkas. Boleh terputus dan diulang. Kunci lama boleh dilepas bila tersisa 0.
  issuer-key
      Menampilkan kunci penanda tangan sertifikat.
  issuer-key rotate
      Membuat kunci penanda tangan baru; yang ditandatangani sebelumnya tetap berlaku.
  issuer-key revoke kunci [--since waktu]
      Menyatakan kunci yang bocor tidak berlaku sejak waktu itu (2026-11-22T10:00:00Z; bila kosong, sekarang):
      did.json menyebutnya, dan kredensial yang ditandatanganinya sejak itu ditandai dicabut.`

const rekeyAll: Command = async ({ db, files, keys, now, say }) => {
  const done = await rekey({ db, files, keys }, ({ what, resealed, remaining }) => {
    if (resealed > 0 || remaining > 0)
      say(`${what}: ${groupedNumber(resealed)} disegel ulang, ${groupedNumber(remaining)} tersisa`)
  })
  const resealed = done.reduce((sum, each) => sum + each.resealed, 0)
  const remaining = done.reduce((sum, each) => sum + each.remaining, 0)
  await recordAudit(
    db,
    { now, visit: nobody() },
    { action: 'segel-ulang', noun: 'kunci', nounId: 0, label: 'Kunci', after: { resealed, remaining } },
  )
  say(`${groupedNumber(resealed)} disegel ulang; ${groupedNumber(remaining)} tersisa di bawah kunci lama.`)
  if (remaining === 0)
    say('Kunci lama boleh dilepas: isi APP_KEY dengan kunci baru saja, lalu mulai ulang semua proses.')
  else say('Kunci lama BELUM boleh dilepas. Pastikan semua proses memakai kunci baru, lalu ulangi: admin rekey.')
  return remaining === 0 ? 0 : 1
}

const showKeys: Command = async ({ db, say }) => {
  for (const { alg, public_key, created_at, retired_at, revoked_at } of await allIssuerKeys(db)) {
    const state = revoked_at ? `dicabut sejak ${revoked_at.toISOString()}` : retired_at ? 'pensiun' : 'dipakai'
    const use = alg === 'ES256' ? '  (dompet digital)' : ''
    say(`${public_key}  dibuat ${created_at.toISOString()}  ${state}${use}`)
  }
  return 0
}

const rotate: Command = async ({ db, keys, config, now, say }) => {
  const issuer = { keys, now, appUrl: config.appUrl }
  const turns = await inTransaction(db, async (db) => {
    const used = (await allIssuerKeys(db)).filter(({ retired_at }) => retired_at === null)
    // Nobody has taken a credential into a wallet yet: there is no key for that to turn.
    const algs = ISSUER_ALGS.filter((alg) => alg === 'EdDSA' || used.some((key) => key.alg === alg))
    const turned = []
    for (const alg of algs) turned.push(await turnKey(db, issuer, alg))
    return turned
  })
  for (const { before, after } of turns) {
    say(`Kunci penanda tangan sekarang: ${after}`)
    if (before) say(`Sebelumnya ${before}; yang ditandatanganinya tetap berlaku.`)
  }
  return 0
}

async function turnKey(db: Db, issuer: Issuer, alg: IssuerAlg) {
  const turned = await rotateKey(db, issuer, alg)
  const change = { action: 'ganti-kunci', noun: 'kunci-penerbit', nounId: turned.after, label: turned.after }
  const by = { now: issuer.now, visit: nobody() }
  await recordAudit(db, by, { ...change, before: { public_key: turned.before ?? null } })
  return turned
}

function momentIn(text: string | undefined, now: Date): Date {
  if (text === undefined) return now
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()) || !/T.*(Z|[+-]\d\d:\d\d)$/.test(text))
    throw new Error('Isi --since dengan waktu lengkap beserta zonanya, misalnya 2026-11-22T10:00:00+07:00.')
  if (moment > now) throw new Error('Waktu pada --since belum tiba. Isi dengan saat kunci mulai tidak dapat dipercaya.')
  return moment
}

const revoke: Command = async ({ db, keys, config, now, say }, words) => {
  const { values, positionals } = parseArgs({
    args: words,
    options: { since: { type: 'string' } },
    allowPositionals: true,
  })
  const [key = ''] = positionals
  const since = momentIn(values.since, now)
  const ended = await inTransaction(db, async (db) => {
    const count = await revokeKey(db, { keys, now, appUrl: config.appUrl }, key, since)
    const change = { action: 'cabut-kunci', noun: 'kunci-penerbit', nounId: key, label: key }
    if (count !== undefined)
      await recordAudit(db, { now, visit: nobody() }, { ...change, after: { revoked_at: since } })
    return count
  })
  if (ended === undefined) throw new Error('Kunci itu tidak ada. Daftarnya: npm run admin -- issuer-key')
  say(`Kunci ${key} tidak berlaku sejak ${since.toISOString()}.`)
  say(
    `${groupedNumber(ended)} kredensial yang berlaku ditandatangani sejak itu dan sekarang tercabut; cetak ulang sertifikatnya di kantor belakang.`,
  )
  return 0
}

const issuerKey: Command = async (parts, [word, ...rest]) => {
  if (word === undefined) return showKeys(parts, rest)
  if (word === 'rotate') return rotate(parts, rest)
  if (word === 'revoke') return revoke(parts, rest)
  throw new Error(`Tidak dikenal: issuer-key ${word}. Yang ada: issuer-key, issuer-key rotate, issuer-key revoke.`)
}

export const keyCommands: Record<string, Command> = { rekey: rekeyAll, 'issuer-key': issuerKey }
