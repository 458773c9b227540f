import type { Page } from 'playwright-core'
import { type Form, KEPT, type Mishap, type Said } from '../form-mishaps.ts'

export interface FormRow extends Form {
  /** A stranger, or the address of a member. */
  who: string
  /** The password was confirmed just now. */
  confirmed?: true
}

export const AWAY = 'Tidak tersambung ke layanan. Periksa sambungan internet Anda, lalu coba lagi.'
export const LONG = 'kata '.repeat(1100).trim()
/** The message of the test's own answer where it counts how often a form is sent. */
export const ANSWERED_HERE = 'Ditahan oleh uji.'

/** A mishap that a form cannot meet, and why. */
export const without = (reason: string): Said => ({ without: reason })

export const FREE_WORDS = without('any words will do')
/** Nothing is typed: one chooses among what is there. */
export const NO_WORDS = without('is chosen, not typed')
/** The field of that label stops at the last letter that is allowed. */
export const stops = (label: string): Said => ({ stops: label })

type Given = Partial<Record<Mishap, Said>> & Record<'empty' | 'rubbish' | 'tooLong' | 'emoji', Said>

/**
 * Returns the sentence for each mishap; files, double press, way back, second tab and lost network are alike in most
 * forms.
 */
export const sentences = (given: Given): Form['said'] => ({
  wrongFile: without('has no field for a file'),
  tooLarge: without('has no field for a file'),
  ...{ doubleClick: ANSWERED_HERE, offline: AWAY, back: KEPT },
  twoTabs: [given.rubbish, given.empty].find((said) => typeof said === 'string') ?? given.tooLong,
  ...given,
})

/** The refusals of every field for one's own documents. */
export const FILE_SAID = {
  wrongFile: 'Kirim berkas PDF, JPG, PNG, atau WebP.',
  tooLarge: 'Berkas paling besar 2 MB. Perkecil berkasnya, lalu unggah lagi.',
} as const

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
export const unfold = (words: string | RegExp) => (page: Page) =>
  page.locator('summary').filter({ hasText: words }).first().click()
