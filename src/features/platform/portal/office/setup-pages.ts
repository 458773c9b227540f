import type { ReadinessItem, ReadinessKey } from '../readiness-rules.ts'

/** The pages of the set-up, in the order in which they are best filled in; each by the item that says whether it is done. */
export const SETUP_PAGES = [
  { name: 'lembaga', label: 'Lembaga', items: ['lembaga'] },
  { name: 'surel', label: 'Email', items: ['surat'] },
  { name: 'rekening', label: 'Rekening', items: ['rekening'] },
  { name: 'sertifikat', label: 'Sertifikat', items: ['penandatangan'] },
  { name: 'hari-libur', label: 'Hari libur', items: ['hari_libur'] },
  { name: 'siap-dibuka', label: 'Siap dibuka', items: [] },
] as const satisfies readonly { name: string; label: string; items: readonly ReadinessKey[] }[]

const LAST_PAGE = SETUP_PAGES[5]

export type SetupPage = (typeof SETUP_PAGES)[number]
export type SetupPageName = SetupPage['name']

type Known = readonly Pick<ReadinessItem, 'key' | 'done'>[]

/** Tells whether a page has nothing left to fill in; the last one has only the opening, and is done once open. */
export const isPageDone = (page: SetupPage, items: Known, opened_at: string | null): boolean =>
  page.items.length === 0
    ? opened_at !== null
    : page.items.every((key) => items.some((item) => item.key === key && item.done))

/** Returns the page that an address names; without one, the first that is not done. */
export function pageAt(pathname: string, items: Known, opened_at: string | null): SetupPage {
  const [, , name = ''] = pathname.split('/')
  const asked = SETUP_PAGES.find((page) => page.name === name)
  return asked ?? SETUP_PAGES.find((page) => !isPageDone(page, items, opened_at)) ?? LAST_PAGE
}

/** The address of a page within the office. */
export const addressOfPage = (name: SetupPageName): string => `/penyiapan/${name}`

/** Returns the address of the page after this one; the last page leads to itself. */
export function addressAfter(name: SetupPageName): string {
  const at = SETUP_PAGES.findIndex((page) => page.name === name)
  return addressOfPage(SETUP_PAGES[Math.min(at + 1, SETUP_PAGES.length - 1)]?.name ?? name)
}
