import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import type { Day } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { requireOpenBank, searchItems } from '../../../certification/items/service.ts'
import { isCitationOf, wordsNaming } from '../../../platform/regulations/citation-rules.ts'
import { KNOWN_REGULATIONS } from '../../../platform/regulations/known-rules.ts'
import { namesIssuer, type RegulationName, shortRegulation } from '../../../platform/regulations/rules.ts'
import { dueBy } from '../../quality/due-service.ts'
import { requireDueAhead, requireQualityOwner } from '../../quality/service.ts'
import {
  CHANGE_RECORD,
  CHANGE_ROWS,
  hasChange,
  hasItems,
  ITEM_CHANGE_RECORD,
  judgePlaces,
  keepPlaces,
  knownPlaces,
  REGULATION_RECORD,
  REGULATION_ROWS,
  regulationById,
  type StoredRegulation,
} from '../queries.ts'
import { type ChangeTransition, nextChange, type PlaceVerdict } from '../rules.ts'
import { placesNaming, placesToReview } from '../service.ts'
import { changeResource, itemChangeResource, type regulationRegisterCalls, regulationResource } from './contract.ts'

type Regulation = StoredRecord<typeof regulationResource>
type Change = StoredRecord<typeof changeResource>
type ItemChange = StoredRecord<typeof itemChangeResource>

const NOT_AHEAD = 'Pilih hari sesudah hari ini.'

function requireAhead(tinjau_pada: string, today: Day): void {
  if (tinjau_pada <= today) throw invalidFields({ tinjau_pada: NOT_AHEAD })
}

const isSameName = (one: RegulationName, other: RegulationName): boolean =>
  one.jenis === other.jenis && one.nomor === other.nomor && one.tahun === other.tahun

/** Throws INVALID for a name that lacks its issuer, or for another name of one of which the program speaks. */
function requireName(form: RegulationName, before: Regulation | undefined): void {
  if (namesIssuer(form.jenis) && form.instansi === null) {
    throw invalidFields({ instansi: 'Tulis kementerian atau badan yang menetapkannya.' })
  }
  const isOfProgram = Object.values(KNOWN_REGULATIONS).some((one) => before && isCitationOf(one, before))
  if (before && isOfProgram && !isSameName(form, before)) {
    throw invalidFields({ nomor: 'Portal menyebut aturan ini. Catat aturan yang baru sebagai aturan lain.' })
  }
}

const regulations = resourceHandlers(regulationResource, {
  table: 'regulations',
  rows: REGULATION_ROWS,
  record: REGULATION_RECORD,
  filters: { jatuh_tempo: dueBy('tinjau_pada') },
  label: shortRegulation,
  values: async ({ db, before, form, ctx }) => {
    requireName(form, before)
    await requireQualityOwner(db, form.owner_id)
    const moved = before?.tinjau_pada !== form.tinjau_pada
    if (moved) requireAhead(form.tinjau_pada, ctx.today)
    const instansi = namesIssuer(form.jenis) ? form.instansi : null
    const written = { ...form, instansi, ...(moved ? { reminded_at: null } : {}) }
    return before ? written : { ...written, created_by: requireAccount(ctx).id, created_at: ctx.now }
  },
})

/** Throws RECORD_NOT_FOUND for an unknown regulation. */
async function requireRegulation(db: Db, id: number): Promise<StoredRegulation> {
  const found = await regulationById(db, id)
  if (!found) throw new Problem('RECORD_NOT_FOUND')
  return found
}

/** Throws INVALID unless two regulations of the register are named, of which the pair is not recorded yet. */
async function requirePair(db: Db, { regulation_id, changed_id }: { regulation_id: number; changed_id: number }) {
  if (regulation_id === changed_id) throw invalidFields({ changed_id: 'Pilih aturan lain dari yang baru.' })
  const [next, former] = [await regulationById(db, regulation_id), await regulationById(db, changed_id)]
  const unknown = 'Pilih aturan dari daftar.'
  if (!next || !former) throw invalidFields(next ? { changed_id: unknown } : { regulation_id: unknown })
  if (await hasChange(db, regulation_id, changed_id))
    throw invalidFields({ changed_id: 'Perubahan itu sudah dicatat.' })
}

const changeLabel = ({ baru, lama }: Pick<Change, 'baru' | 'lama'>): string =>
  `${shortRegulation(lama)} oleh ${shortRegulation(baru)}`

const changes = resourceHandlers(changeResource, {
  table: 'regulation_changes',
  rows: CHANGE_ROWS,
  record: CHANGE_RECORD,
  filters: { jatuh_tempo: dueBy('batas', ['berjalan']) },
  label: changeLabel,
  values: async ({ db, before, form, ctx }) => {
    if (before && before.status !== 'berjalan') throw new Problem('QUALITY_STATE')
    await requireQualityOwner(db, form.owner_id)
    const moved = before?.batas !== form.batas
    if (moved) requireDueAhead(form.batas, ctx.today)
    if (before || !('regulation_id' in form)) return { ...form, ...(moved ? { reminded_at: null } : {}) }
    await requirePair(db, form)
    // A bank without items has been searched as soon as it is looked at.
    const searched = (await hasItems(db)) ? {} : { items_searched_at: ctx.now }
    const by = { created_by: requireAccount(ctx).id, created_at: ctx.now, searched_at: ctx.now }
    return { ...form, ...by, ...searched }
  },
  afterSave: async ({ db, before, form, ctx, id }) => {
    if (before || !('changed_id' in form)) return
    const former = await requireRegulation(db, form.changed_id)
    await keepPlaces(db, id, await placesToReview(db, former, ctx.today))
  },
})

const itemChanges = resourceHandlers(itemChangeResource, {
  table: 'regulation_changes',
  rows: ITEM_CHANGE_RECORD,
  filters: {
    menunggu: (value) =>
      value === true ? sql`r.menunggu and r.status = 'berjalan'` : sql`not (r.menunggu and r.status = 'berjalan')`,
  },
  label: changeLabel,
})

interface Asked {
  id: number
  version: number
}

/** Takes a transition by the table; `change` does its work and may refuse by throwing. */
const take = (
  ctx: Context,
  { id, version }: Asked,
  transition: ChangeTransition,
  action: string,
  change: (db: Db, before: Change) => Promise<Record<string, unknown>>,
): Promise<Change> =>
  takeRecordTransition<Change>(
    ctx,
    { id, version },
    {
      table: 'regulation_changes',
      noun: changeResource.name,
      action,
      label: changeLabel,
      get: changes.getRegulationChange,
      change: async (db, before) => {
        const outcome = nextChange(transition, before)
        if ('refused' in outcome) throw new Problem(outcome.refused)
        return { ...(await change(db, before)), status: outcome.next }
      },
    },
  )

/** The same for those who keep the bank, who see its items and nothing else of the change. */
const takeForItems = (
  ctx: Context,
  { id, version }: Asked,
  action: string,
  change: (db: Db, before: ItemChange) => Promise<Record<string, unknown>>,
): Promise<ItemChange> =>
  takeRecordTransition<ItemChange>(
    ctx,
    { id, version },
    {
      table: 'regulation_changes',
      noun: itemChangeResource.name,
      action,
      label: changeLabel,
      get: itemChanges.getItemRegulation,
      change: async (db, before) => {
        const outcome = nextChange('review', { ...before, jumlah_belum: 0 })
        if ('refused' in outcome) throw new Problem(outcome.refused)
        return change(db, before)
      },
    },
  )

interface Verdict {
  tempat: number[]
  putusan: PlaceVerdict
  catatan: string | null
}

/** Writes a verdict on places of a change; throws INVALID where one of them is not among them. */
async function judge(
  db: Db,
  ctx: Context,
  change_id: number,
  of: 'soal' | 'lain',
  { tempat, putusan, catatan }: Verdict,
) {
  const found = { status: putusan, catatan, reviewed_by: requireAccount(ctx).id, reviewed_at: ctx.now }
  const ids = [...new Set(tempat)]
  if ((await judgePlaces(db, { change_id, ids, of, ...found })) !== ids.length) {
    throw invalidFields({ tempat: 'Muat ulang halaman, lalu pilih tempatnya lagi.' })
  }
}

export const regulationRegisterHandlers: Handlers<typeof regulationRegisterCalls, Context> = {
  ...regulations,
  ...changes,
  ...itemChanges,

  reviewRegulation: (ctx, { id, version, catatan, tinjau_pada }) => {
    requireAhead(tinjau_pada, ctx.today)
    return takeRecordTransition<Regulation>(
      ctx,
      { id, version },
      {
        table: 'regulations',
        noun: regulationResource.name,
        action: 'tinjau',
        label: shortRegulation,
        get: regulations.getRegulation,
        change: async (_db, { owner_id }) => {
          const reviewed_by = requireAccount(ctx).id
          const at = { tinjau_pada, reviewed_by, reviewed_at: ctx.now, reminded_at: null }
          return { catatan, ...at, owner_id: owner_id ?? reviewed_by }
        },
      },
    )
  },

  listRegulationPlaces: async (ctx, { id }) => placesNaming(ctx.db, await requireRegulation(ctx.db, id), ctx.today),

  searchRegulationChange: (ctx, asked) =>
    take(ctx, asked, 'search', 'cari', async (db, { id, changed_id }) => {
      await keepPlaces(db, id, await placesToReview(db, await requireRegulation(db, changed_id), ctx.today))
      return { searched_at: ctx.now }
    }),

  reviewRegulationPlaces: (ctx, { id, version, ...verdict }) =>
    take(ctx, { id, version }, 'review', 'tinjau-tempat', async (db) => {
      await judge(db, ctx, id, 'lain', verdict)
      return {}
    }),

  finishRegulationChange: (ctx, asked) =>
    take(ctx, asked, 'finish', 'selesaikan', async (db, { id, changed_id }) => {
      const former = await requireRegulation(db, changed_id)
      const [now, known] = [await placesToReview(db, former, ctx.today), await knownPlaces(db, id)]
      const isKnown = new Set(known.map(({ jenis, kunci }) => `${jenis} ${kunci}`))
      if (now.some(({ jenis, kunci }) => !isKnown.has(`${jenis} ${kunci}`))) throw new Problem('REGULATION_PLACES_OPEN')
      return { finished_by: requireAccount(ctx).id, finished_at: ctx.now }
    }),

  searchRegulationItems: (ctx, asked) =>
    takeForItems(ctx, asked, 'cari-soal', async (db, { id, lama }) => {
      const former = await requireRegulation(db, lama.id)
      const found = await searchItems(db, ctx, shortRegulation(former), (text) => wordsNaming(former, text).length > 0)
      const places = found.map((item) => ({
        jenis: 'soal' as const,
        kunci: `${item}`,
        judul: `Soal ${item}`,
        sebutan: [],
      }))
      await keepPlaces(db, id, places)
      return { items_searched_by: requireAccount(ctx).id, items_searched_at: ctx.now }
    }),

  reviewRegulationItems: (ctx, { id, version, ...verdict }) =>
    takeForItems(ctx, { id, version }, 'tinjau-soal', async (db) => {
      await requireOpenBank({ ...ctx, db })
      await judge(db, ctx, id, 'soal', verdict)
      return {}
    }),
}
