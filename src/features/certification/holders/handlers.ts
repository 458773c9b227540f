import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { holderOf } from './answer-view.ts'
import type { holderCalls } from './contract.ts'
import { candidatesOf, findHolders, letterByHash, paperByHash, portraitOf } from './queries.ts'
import { registered } from './register.ts'
import { numberKey, numbersIn, teamOn } from './rules.ts'

/** A portrait is kept that long by the browser that saw it: consent may be withdrawn. */
const PORTRAIT_SECONDS = 60

// Verdicts are read where they are written: a replica may be behind.
export const holderHandlers: Handlers<typeof holderCalls, Context> = {
  listHolders: async ({ reads, today }, filter) => {
    const { rows, total, lebih } = await findHolders(reads, filter, today)
    return { data: rows.map((row) => holderOf(row, today)), total, lebih, page: filter.page }
  },

  checkHolder: async ({ db, now, today }, { no_sertifikasi: nomor }) => {
    return { diperiksa_at: now, nomor, pemegang: (await registered(db, nomor, today)) ?? null }
  },

  checkTeam: async ({ db, now, today }, { nomor, tanggal }) => {
    const numbers = numbersIn(nomor)
    const on = tanggal ?? today
    const candidates = await candidatesOf(db, numbers.map(numberKey))
    return { diperiksa_at: now, tanggal: on, ...teamOn(numbers, candidates, { on, today }) }
  },

  findPaper: async ({ db, now }, { sha256 }) => {
    const [paper, surat] = [await paperByHash(db, sha256), await letterByHash(db, sha256)]
    const { nomor = surat?.no_sertifikasi ?? null, berlaku = false } = paper ?? {}
    return { diperiksa_at: now, nomor, berlaku, surat: surat ?? null }
  },

  getHolderPortrait: async ({ db, reply }, { id }) => {
    const portrait = await portraitOf(db, id)
    if (!portrait) throw new Problem('PICTURE_NOT_FOUND')
    reply.headers['Cache-Control'] = `private, max-age=${PORTRAIT_SECONDS}`
    return { type: 'image/webp', bytes: portrait.webp, inline: true }
  },
}
