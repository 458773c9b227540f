import { bookletParts } from '../../features/certification/forms/print/print-rules.ts'
import { formById, stimuliOfForm } from '../../features/certification/forms/service.ts'
import {
  openItem,
  openStimulus,
  openStimulusPicture,
  retiredItems,
} from '../../features/certification/items/service.ts'
import { entryField } from '../../features/certification/marking/entry-rules.ts'
import type { SittingPackage } from '../../features/certification/sittings/package-rules.ts'
import { PRACTICE_ITEMS } from '../../features/certification/sittings/practice-rules.ts'
import type { Db } from '../../ground/database/db.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import { formContent } from './form-content.ts'

type Composed = Pick<SittingPackage, 'bagian' | 'stimulus' | 'isian'>

/** Composes what a candidate is shown of a form; whoever asks seals it before it leaves. */
export async function composeSittingPackage(db: Db, keys: Keys, formId: number): Promise<Composed> {
  const form = await formById(db, formId)
  if (!form) throw new Error('a paper without its form')
  const items = await formContent(db, keys, form)
  const stimulus = (await stimuliOfForm(db, formId)).map(({ id, isi, picture }) => ({
    id,
    ...openStimulus(keys, { id, isi }),
    gambar: picture && dataUrl(openStimulusPicture(keys, { id, picture })),
  }))
  return { bagian: shownParts(items), stimulus, isian: items.map(({ nomor, isi }) => entryField(nomor, isi)) }
}

/** The most retired items of a rehearsal, beside those that show how the page works. */
const MOST_RETIRED = 6

/** Composes a rehearsal: items that show how the page works, and items of the bank that never come into an exam again. */
export async function composeRehearsal(db: Db, keys: Keys): Promise<Composed> {
  const retired = (await retiredItems(db, MOST_RETIRED)).map((row) => ({
    unit: row.unit,
    isi: openItem(keys, row).isi,
  }))
  const items = [...PRACTICE_ITEMS, ...retired].map(({ unit, isi }, at) => ({
    ...{ nomor: at + 1, poin: 1, unit, stimulus_id: null, isi },
    urutan: 'pilihan' in isi ? isi.pilihan.map((_option, place) => place) : [],
  }))
  return {
    bagian: shownParts(items),
    stimulus: [],
    isian: items.map(({ nomor, isi }) => entryField(nomor, isi)),
  }
}

const shownParts = (items: Parameters<typeof bookletParts>[0]): SittingPackage['bagian'] =>
  bookletParts(items).map(({ stimulus_id, items: own }) => ({
    stimulus_id,
    items: own.map(({ baris: _lines, ...item }) => item),
  }))

/** Pictures of stimuli are stored as WebP. */
const dataUrl = (bytes: Buffer): string => `data:image/webp;base64,${bytes.toString('base64')}`
