import { isReader } from '../../../../access.ts'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { addDays, bodyZone, dayRange, momentIn } from '../../../../lib/day.ts'
import { digest, randomSecret } from '../../../../lib/signing/secret.ts'
import { Problem } from '../../../../problems.ts'
import { recordPersonalRead } from '../../../platform/files/service.ts'
import { maskedNik } from '../../holders/ministry-service.ts'
import { examTrail, insertMinistrySample, sampledCertificate, sampleRecord, sampleRows, trailOf } from '../queries.ts'
import { trailWords } from '../trail-rules.ts'
import { type ministrySampleOfficeCalls, ministrySampleResource } from './contract.ts'

const NOUN = ministrySampleResource.name

/** Returns whose samples somebody sees: readers from outside see their own, staff see all. */
function drawerOf(ctx: Context): number | undefined {
  const account = requireAccount(ctx)
  return isReader(account) ? account.id : undefined
}

const label = ({ dari, sampai, ukuran }: { dari: string; sampai: string; ukuran: number }): string =>
  `${ukuran} sertifikat, ${dayRange(dari, sampai)}`

const samplesOf = (ctx: Context) =>
  resourceHandlers(ministrySampleResource, {
    table: 'ministry_samples',
    rows: sampleRows(drawerOf(ctx)),
    record: sampleRecord(drawerOf(ctx)),
    label,
  })

const HEX_DIGITS = 32

/** A seed that nobody knows before the draw. */
const newSeed = (): string => digest(randomSecret()).slice(0, HEX_DIGITS)

export const ministrySampleOfficeHandlers: Handlers<typeof ministrySampleOfficeCalls, Context> = {
  listMinistrySample: (ctx, given) => samplesOf(ctx).listMinistrySample(ctx, given),
  getMinistrySample: (ctx, { id }) => samplesOf(ctx).getMinistrySample(ctx, { id }),

  drawMinistrySample: (ctx, { dari, sampai, kualifikasi, ukuran }) =>
    inTransaction(ctx.db, async (db) => {
      const id = await insertMinistrySample(db, {
        ...{ dari, sampai, kualifikasi, ukuran, benih: newSeed() },
        begin: momentIn(bodyZone(), dari, '00:00'),
        over: momentIn(bodyZone(), addDays(sampai, 1), '00:00'),
        ...{ drawn_by: requireAccount(ctx).id, drawn_at: ctx.now },
      })
      if (id === undefined) throw new Problem('MINISTRY_NOTHING')
      const after = await samplesOf(ctx).getMinistrySample({ ...ctx, db }, { id })
      const { sertifikat: _names, ...drawn } = after
      await recordAudit(db, ctx, { action: 'undi', noun: NOUN, nounId: id, label: label(after), after: drawn })
      return after
    }),

  getSampledTrail: async (ctx, { id, certificate_id }) => {
    const own = await sampledCertificate(ctx.db, { id, certificate_id, drawnBy: drawerOf(ctx) })
    if (!own) throw new Problem('RECORD_NOT_FOUND')
    await recordPersonalRead(ctx.db, ctx, { owner_id: own.user_id, isi: 'sertifikat', perihal: own.no_sertifikasi })
    const { user_training_id } = own
    const [nik, permohonan, events] = await Promise.all([
      maskedNik(ctx, own.id),
      user_training_id === null ? undefined : examTrail(ctx.db, user_training_id),
      trailOf(ctx.db, own),
    ])
    const jejak = events.map(({ at, jenis, event }) => ({ at, hal: trailWords(jenis, event) }))
    return { ...own, nik, permohonan: permohonan ?? null, jejak } as Awaited<
      ReturnType<Handlers<typeof ministrySampleOfficeCalls, Context>['getSampledTrail']>
    >
  },
}
