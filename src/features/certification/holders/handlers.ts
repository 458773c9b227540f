import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { qrPicture } from '../../../lib/graphics/qr-drawing.ts'
import { Problem } from '../../../problems.ts'
import { checkOf, checkToday } from '../verification/log-rules.ts'
import type { holderCalls } from './contract.ts'
import { documentByHash } from './document-queries.ts'
import { candidatesOf, credentialByHash, findHolders, letterByHash, paperByHash, portraitOf } from './queries.ts'
import { numberKey, numbersIn, teamOn } from './rules.ts'
import { isOurSigner, signatureByHash } from './signature-queries.ts'
import { holderAnswer, registerEntry } from './view.ts'

/** How long a browser keeps a portrait: consent may be withdrawn. */
const PORTRAIT_SECONDS = 60

const CODE_SECONDS = 86_400

// Verdicts are read from the primary database, since a replica may be behind.
export const holderHandlers: Handlers<typeof holderCalls, Context> = {
  listHolders: async ({ reads, today }, filter) => {
    const { rows, total, lebih } = await findHolders(reads, filter, today)
    return { data: rows.map((row) => holderAnswer(row, today)), total, lebih, page: filter.page }
  },

  checkHolder: async ({ db, now, today, verifications }, { no_sertifikasi, jalur }) => {
    const pemegang = (await registerEntry(db, no_sertifikasi, today)) ?? null
    if (jalur === 'nomor') verifications.note(checkOf('nomor', pemegang))
    return { checked_at: now, no_sertifikasi, pemegang }
  },

  checkTeam: async ({ db, now, today, verifications }, { nomor, tanggal }) => {
    const numbers = numbersIn(nomor)
    const on = tanggal ?? today
    const keys = [...new Set(numbers.map(numberKey))]
    const candidates = await candidatesOf(db, keys)
    verifications.note(...keys.map((key) => checkToday('tim', candidates.get(key), today)))
    return { checked_at: now, tanggal: on, ...teamOn(numbers, candidates, { on, today }) }
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
