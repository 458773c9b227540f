import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import type { Day } from '../../../../lib/day.ts'
import type { Share } from '../../../../lib/statistics/proportions.ts'
import { invalidFields } from '../../../../problems.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import {
  countTrainers,
  lockProviders,
  PROVIDER_RECORD,
  PROVIDER_ROWS,
  possibleTrainers,
  providerNamed,
  trainingFindings,
  unknownPlaces,
} from '../queries.ts'
import { passRateOf, periodRefusal } from '../rules.ts'
import { compareTrainings } from '../service.ts'
import { providerResource, type trainingProviderOfficeCalls } from './contract.ts'

interface Form {
  nama: string
  nama_lain: readonly string[]
  sejak: Day
  sampai: Day | null
  pengajar: readonly number[]
}

/** Throws INVALID for a period the wrong way round, a name that another place has then, or a trainer without account. */
async function requireSound(db: Db, form: Form, exceptId: number): Promise<void> {
  const refused = periodRefusal(form)
  if (Object.keys(refused).length > 0) throw invalidFields(refused)
  await lockProviders(db)
  const other = await providerNamed(db, form, exceptId)
  if (other) {
    throw invalidFields({
      nama: `Nama itu sudah dipakai ${other.nama} pada masa yang sama. Ubah namanya atau masanya.`,
    })
  }
  const trainers = new Set(form.pengajar)
  if ((await countTrainers(db, [...trainers])) !== trainers.size) {
    throw invalidFields({ pengajar: 'Pilih pengajar dari daftar penguji dan petugas.' })
  }
}

const YEARS = 5

const rateOf = (share: Share) => ({ diputus: share.of, kompeten: share.hits, hasil: passRateOf(share) })

export const trainingProviderOfficeHandlers: Handlers<typeof trainingProviderOfficeCalls, Context> = {
  ...resourceHandlers(providerResource, {
    table: 'training_providers',
    rows: PROVIDER_ROWS,
    record: PROVIDER_RECORD,
    search: true,
    label: ({ nama }) => nama,
    values: async ({ db, before, form, ctx }) => {
      await requireSound(db, form, before?.id ?? 0)
      const written = { ...form, pengajar: [...new Set(form.pengajar)] }
      return before ? written : { ...written, created_by: requireAccount(ctx).id, created_at: ctx.now }
    },
  }),

  listPossibleTrainers: ({ db }) => possibleTrainers(db),

  compareTrainings: async ({ db, today }) => {
    const terms = await settingsOn(db, today)
    const thisYear = Number(today.slice(0, 4))
    const first = thisYear - YEARS + 1
    const compared = await compareTrainings(db, { dari: first, sampai: thisYear }, today)
    const findings = await trainingFindings(db)
    const findingOf = (scheme_id: number, tahun: number) =>
      findings.find((one) => one.training_scheme_id === scheme_id && one.training_year === tahun)?.id ?? null
    return {
      paling_sedikit: terms.peserta_banding_pelatihan,
      ambang: terms.ambang_kelulusan_pelatihan / 1000,
      perbandingan: compared.map(({ terkait, lain, ...one }) => ({
        ...one,
        terkait: rateOf(terkait),
        lain: rateOf(lain),
        finding_id: findingOf(one.scheme_id, one.tahun),
      })),
      tak_dikenal: await unknownPlaces(db, `${first}-01-01` as Day),
    }
  },
}
