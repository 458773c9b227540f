import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { certifiedQualifications } from '../queries.ts'
import { certificateSeries, nextNumberRefusal, type Series, seriesName } from '../rules.ts'
import { continueWith, lastGiven, lastMovedIn } from '../service.ts'
import type { numberSeriesOfficeCalls } from './contract.ts'

async function allSeries(db: Db): Promise<Series[]> {
  const qualifications = await certifiedQualifications(db)
  return [...qualifications.map(certificateSeries), 'invoice', 'kuitansi', 'permohonan']
}

async function seriesState(db: Db, series: Series, tahun: number) {
  const [terakhir, dikenal] = [await lastGiven(db, series, tahun), await lastMovedIn(db, series, tahun)]
  // A series that has begun goes on by itself, as do applications, which are numbered by their rows.
  const isBegun = terakhir > 0 || series === 'permohonan'
  const berikutnya = 1 + (isBegun ? terakhir : dikenal)
  return { seri: series, nama: seriesName(series), tahun, terakhir, dikenal, berikutnya }
}

async function seriesStates(db: Db, { today }: Context) {
  const tahun = Number(today.slice(0, 4))
  const states = []
  for (const series of await allSeries(db)) states.push(await seriesState(db, series, tahun))
  return states
}

export const numberSeriesOfficeHandlers: Handlers<typeof numberSeriesOfficeCalls, Context> = {
  listNumberSeries: (ctx) => seriesStates(ctx.db, ctx),

  raiseNumberSeries: (ctx, { seri, berikutnya }) =>
    inTransaction(ctx.db, async (db) => {
      const tahun = Number(ctx.today.slice(0, 4))
      const series = (await allSeries(db)).find((one) => one === seri)
      if (!series) throw new Problem('RECORD_NOT_FOUND')
      const before = await seriesState(db, series, tahun)
      const refusal = nextNumberRefusal(berikutnya, before)
      if (refusal !== undefined) throw invalidFields({ berikutnya: refusal })
      await continueWith(db, series, tahun, berikutnya)
      await recordAudit(db, ctx, {
        ...{ action: 'ubah', noun: 'nomor-urut', nounId: `${series} ${tahun}`, label: `${before.nama} ${tahun}` },
        before: { berikutnya: before.berikutnya },
        after: { berikutnya },
      })
      return seriesStates(db, ctx)
    }),
}
