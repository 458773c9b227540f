import type { z } from 'zod'
import { IN_INDONESIAN } from '../../../../lib/calls/in-indonesian.ts'
import { itemResource } from '../office/contract.ts'
import type { FoundItem, FoundStimulus } from '../qti/package-service.ts'
import type { SheetItem } from './sheet-service.ts'

/** The values for an item of which the file says nothing. */
export interface ImportDefaults {
  unit: string
  tingkat: string
  sumber: string
  tanggal_sumber: string
}

export type ItemFields = Omit<z.output<typeof itemResource.form>, 'kirim' | 'stimulus_id'>

/** An item of a file as the form of items takes it, or why it does not. */
export interface OfferedItem {
  nama: string
  judul: string
  form: ItemFields | undefined
  stimulus: FoundStimulus | null
  catatan: string[]
  pesan: string[]
}

const PLACES: Readonly<Record<string, string>> = {
  ...{ pilihan: 'Pilihan', pasangan: 'Pasangan', ejaan: 'Jawaban isian', rubrik: 'Kriteria', pengecoh: 'Pengecoh' },
}

/** Says where a sentence belongs: 'Pilihan 2: …'. */
function placedSentence(path: readonly PropertyKey[], message: string): string {
  const [, field, at] = path
  const place = PLACES[String(field)]
  return place && typeof at === 'number' ? `${place} ${at + 1}: ${message}` : message
}

function checkForm(given: object): Pick<OfferedItem, 'form' | 'pesan'> {
  const { success, data, error } = itemResource.form.safeParse(given, IN_INDONESIAN)
  if (!success)
    return { form: undefined, pesan: error.issues.map(({ path, message }) => placedSentence(path, message)) }
  const { unit, tingkat, poin, sumber, tanggal_sumber, isi } = data
  return { form: { unit, tingkat, poin, sumber, tanggal_sumber, isi }, pesan: [] }
}

/** Checks an item of a package as if it was typed. */
export function offerPackageItem(
  { nama, judul, catatan, read, pesan }: FoundItem,
  defaults: ImportDefaults,
): OfferedItem {
  const base = { nama, judul, catatan, stimulus: read?.stimulus ?? null }
  if (!read) return { ...base, form: undefined, pesan: [pesan ?? 'Butir ini tidak terbaca.'] }
  const { facts, poin, isi } = read
  if (facts?.poin !== undefined && facts.poin !== poin)
    return { ...base, form: undefined, pesan: [`Poinnya disebut berbeda-beda: ${facts.poin}, ${poin}.`] }
  const { poin: _same, ...said } = facts ?? { poin }
  return { ...base, ...checkForm({ ...defaults, ...said, poin, isi }) }
}

/** Checks a row of a table likewise; what its cells leave open comes from the choices of the person. */
export function offerSheetItem({ nama, given, pesan }: SheetItem, defaults: ImportDefaults): OfferedItem {
  const base = { nama, judul: '', catatan: [], stimulus: null }
  if (!given) return { ...base, form: undefined, pesan }
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { ...base, ...checkForm({ ...defaults, ...said }) }
}
