import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { qrPicture } from '../../../lib/graphics/qr-drawing.ts'
import { foundByNumber, numberKey, numberKeys } from '../../../lib/identifiers/number.ts'
import { numbersIn } from '../../../lib/identifiers/number-list.ts'
import { Problem } from '../../../problems.ts'
import { likenessOf } from '../verification/likeness-service.ts'
import { checkOf, checkToday } from '../verification/log-rules.ts'
import type { holderCalls } from './contract.ts'
import { credentialByHash, documentByHash, letterByHash, paperByHash } from './document-queries.ts'
import { candidatesOf, findHolders, portraitOf } from './queries.ts'
import { teamOn } from './rules.ts'
import { isOurSigner, signatureByHash } from './signature-queries.ts'
import { holderAnswer, registerEntry } from './view.ts'

/** How long a browser keeps a portrait: consent may be withdrawn. */
const PORTRAIT_SECONDS = 60

const CODE_SECONDS = 86_400

/** The certificates of a team by the keys of their numbers, and what numbers without one may have meant. */
async function candidatesFor(db: Db, numbers: readonly string[]) {
  const known = await candidatesOf(db, numberKeys(numbers))
  const like = await likenessOf(
    db,
    numbers.filter((number) => foundByNumber(known, number) === undefined),
  )
  const meant = [...like].flatMap(([number, { same }]) =>
    same === undefined ? [] : [[number, numberKey(same)] as const],
  )
  if (meant.length === 0) return { candidates: known, like }
  const more = await candidatesOf(
    db,
    meant.map(([, key]) => key),
  )
  const named = meant.flatMap(([number, key]) => {
    const candidate = known.get(key) ?? more.get(key)
    return candidate ? [[numberKey(number), candidate] as const] : []
  })
  return { candidates: new Map([...known, ...named]), like }
}

// Verdicts are read from the primary database, since a replica may be behind.
export const holderHandlers: Handlers<typeof holderCalls, Context> = {
  listHolders: async ({ reads, today }, filter) => {
    const { rows, total, lebih, mirip } = await findHolders(reads, filter, today)
    return { data: rows.map((row) => holderAnswer(row, today)), total, lebih, mirip, page: filter.page }
  },

  checkHolder: async ({ db, now, today, verifications }, { no_sertifikasi, jalur }) => {
    const { pemegang, mirip } = await registerEntry(db, no_sertifikasi, today)
    if (jalur === 'nomor') verifications.note(checkOf('nomor', pemegang))
    return { checked_at: now, no_sertifikasi, mirip, pemegang }
  },

  checkTeam: async ({ db, now, today, verifications }, { nomor, tanggal }) => {
    const numbers = numbersIn(nomor)
    const on = tanggal ?? today
    const { candidates, like } = await candidatesFor(db, numbers)
    const asked = new Map(numbers.map((number) => [numberKey(number), foundByNumber(candidates, number)]))
    verifications.note(...[...asked.values()].map((candidate) => checkToday('tim', candidate, today)))
    return { checked_at: now, tanggal: on, ...teamOn(numbers, candidates, { on, today }, like) }
  },

  findPaper: async ({ db, now, today, verifications }, { sha256, penandatangan }) => {
    const paper = (await paperByHash(db, sha256)) ?? (await credentialByHash(db, sha256))
    const surat = paper ? undefined : await letterByHash(db, sha256)
    const dokumen = paper || surat ? undefined : await documentByHash(db, sha256, now)
    if (!dokumen) verifications.note(checkToday('berkas', paper ?? surat, today))
    const { no_sertifikasi = surat?.no_sertifikasi ?? null, berlaku = false } = paper ?? {}
    const found = { no_sertifikasi, berlaku, surat: surat ?? null, dokumen: dokumen ?? null }
    const signing = {
      tanda_tangan: (await signatureByHash(db, sha256)) ?? null,
      penandatangan_kami: penandatangan !== undefined && (await isOurSigner(db, penandatangan)),
    }
    return { checked_at: now, ...found, ...signing }
  },

  getVerdictCode: async ({ appUrl, reply }, { alamat }) => {
    reply.headers['Cache-Control'] = `private, max-age=${CODE_SECONDS}`
    return { type: 'image/svg+xml', bytes: qrPicture(appUrl + alamat), inline: true }
  },

  getHolderPortrait: async ({ db, reply }, { id }) => {
    const portrait = await portraitOf(db, id)
    if (!portrait) throw new Problem('PICTURE_NOT_FOUND')
    reply.headers['Cache-Control'] = `private, max-age=${PORTRAIT_SECONDS}`
    return { type: 'image/webp', bytes: portrait.webp, inline: true }
  },
}
