import { randomInt } from 'node:crypto'
import { recordAudits } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { nextRowNumbers } from '../../../ground/database/number-sequences.ts'
import { invalidFields } from '../../../problems.ts'
import { type Blueprint, blueprintOf } from '../../catalogue/schemes/blueprint-rules.ts'
import { type Alike, type ProposedItem, proposeForms, shortfallText } from './assembly-rules.ts'
import { type BlueprintRow, bankOfUnits, blueprintVersion, type SealedBankItem } from './bank-queries.ts'
import { insertFormItems, insertForms } from './form-queries.ts'
import type { FormRow } from './queries.ts'

/** The resource's name, under which the audit log knows forms. */
export const FORM_NOUN = 'naskah'
const SEEDS = 2 ** 31

/** Returns a seed that nobody knows before. */
export const newSeed = (): number => randomInt(SEEDS)

/** Tells of the items of a bank which are nearly the same, from what they say. */
export type LikenessOf = (bank: readonly SealedBankItem[]) => Alike

export const unitsOf = ({ cells }: Pick<Blueprint, 'cells'>): string[] => [...new Set(cells.map(({ unit }) => unit))]

/** Returns a published version with its blueprint; refuses one without. */
async function requireBlueprint(db: Db, id: number): Promise<{ version: BlueprintRow; blueprint: Blueprint }> {
  const version = await blueprintVersion(db, id)
  const blueprint = version ? blueprintOf(version) : null
  if (!version || !blueprint)
    throw invalidFields({ scheme_version_id: 'Pilih versi skema yang terbit dan berkisi-kisi.' })
  return { version, blueprint }
}

interface Asked {
  scheme_version_id: number
  banyak_naskah: number
  jangkar: number
}

const LETTERS = 'ABCDEFGH'

/** Puts together parallel forms as drafts of a person; returns the number of the first. */
export async function putFormsTogether(
  db: Db,
  ctx: Context,
  asked: Asked,
  { author_id, likenessOf }: { author_id: number; likenessOf: LikenessOf },
): Promise<number> {
  const { blueprint } = await requireBlueprint(db, asked.scheme_version_id)
  if (asked.jangkar > blueprint.butir)
    throw invalidFields({ jangkar: `Butir jangkar paling banyak ${blueprint.butir}, sebanyak butir naskah.` })
  const bank = await bankOfUnits(db, unitsOf(blueprint))
  const benih = newSeed()
  const proposal = proposeForms(blueprint, bank, { ...asked, benih }, likenessOf(bank))
  if ('short' in proposal) throw invalidFields({ scheme_version_id: proposal.short.map(shortfallText) })
  const numbers = await nextRowNumbers(db, 'exam_forms', proposal.forms.length)
  const seri = numbers[0] ?? 0
  const forms = numbers.map((id, at) => ({
    ...{ id, kode: `N${seri}-${LETTERS[at]}`, scheme_version_id: asked.scheme_version_id, seri, author_id },
    ...{ status: 'rancangan' as const, status_since: ctx.now, created_at: ctx.now },
    ...{ benih: (benih + at) % SEEDS, menit: blueprint.menit },
  }))
  await insertForms(db, forms)
  const items = proposal.forms.flatMap((form, at) => numberedItems(numbers[at] ?? 0, form))
  await insertFormItems(db, items)
  await recordAudits(
    db,
    ctx,
    forms.map(({ id, kode }) => ({ action: 'buat', noun: FORM_NOUN, nounId: id, label: kode })),
  )
  return seri
}

/** Numbers items in their order, as rows of a form. */
export const numberedItems = (
  form_id: number,
  items: readonly Pick<ProposedItem, 'item_version_id' | 'poin' | 'jangkar'>[],
) => items.map(({ item_version_id, poin, jangkar }, at) => ({ form_id, nomor: at + 1, item_version_id, poin, jangkar }))

/** Returns the blueprint by which a form was put together. */
export async function blueprintOfForm(db: Db, { scheme_version_id }: Pick<FormRow, 'scheme_version_id'>) {
  const version = await blueprintVersion(db, scheme_version_id)
  return { version, blueprint: (version ? blueprintOf(version) : null) ?? { cells: [], butir: 0, poin: 0 } }
}
