import { to } from '../../../paths.ts'

const GROUPS = ['sertifikasi', 'informasi'] as const
type MenuGroup = (typeof GROUPS)[number]

interface Entry {
  label: string
  /** Where it leads; a group leads nowhere. */
  to?: string
  group?: MenuGroup
}

/** The menu of spec section 2 in its order: what stands in it by itself, groups, and the pages of each group. */
const BUILT_IN = {
  tentang: { label: 'Tentang', to: to.about },
  sertifikasi: { label: 'Sertifikasi' },
  'daftar-skema': { label: 'Daftar Skema', to: to.schemes, group: 'sertifikasi' },
  'daftar-penguji': { label: 'Daftar Penguji', to: to.examiners, group: 'sertifikasi' },
  'daftar-tuk': { label: 'Daftar TUK', to: to.venues, group: 'sertifikasi' },
  informasi: { label: 'Informasi' },
  'tutorial-pendaftaran': { label: 'Tutorial Pendaftaran', to: to.tutorial, group: 'informasi' },
  'jadwal-uji': { label: 'Jadwal Uji', to: to.schedules, group: 'informasi' },
  'daftar-pemegang': { label: 'Daftar Pemegang', to: to.holders, group: 'informasi' },
  'informasi-galeri': { label: 'Galeri', to: to.gallery, group: 'informasi' },
  pengaduan: { label: 'Pengaduan', to: to.complaints },
  artikel: { label: 'Artikel', to: to.articles },
} as const satisfies Record<string, Entry>

export type MenuEntry = keyof typeof BUILT_IN
const ENTRIES: Record<MenuEntry, Entry> = BUILT_IN

export const MENU_ENTRIES = Object.keys(BUILT_IN) as [MenuEntry, ...MenuEntry[]]

/** One entry of the menu as the body wants it. */
export interface MenuRow {
  halaman: MenuEntry
  label: string
  tampil: boolean
}

/** The menu as the specification has it. */
export const BUILT_IN_MENU: MenuRow[] = MENU_ENTRIES.map((halaman) => ({
  halaman,
  label: ENTRIES[halaman].label,
  tampil: true,
}))

/** Returns the office's name of an entry: its built-in label, and whether it is a group. */
export const menuEntryName = (entry: MenuEntry): string =>
  ENTRIES[entry].to === undefined ? `${ENTRIES[entry].label} (kelompok)` : ENTRIES[entry].label

export interface MenuPage {
  halaman: MenuEntry
  label: string
  to: string
}

export type MenuItem = (MenuPage & { pages?: undefined }) | { halaman: MenuEntry; label: string; pages: MenuPage[] }

/** The menu that visitors see: what is shown, in the order of the rows; a group without pages is left out. */
export function menuOf(rows: readonly MenuRow[]): MenuItem[] {
  return shownIn(rows, undefined).flatMap(({ halaman, label }): MenuItem[] => {
    const address = ENTRIES[halaman].to
    if (address !== undefined) return [{ halaman, label, to: address }]
    const pages = shownIn(rows, halaman).flatMap((row) => pageOf(row))
    return pages.length > 0 ? [{ halaman, label, pages }] : []
  })
}

function pageOf({ halaman, label }: MenuRow): MenuPage[] {
  const { to } = ENTRIES[halaman]
  return to === undefined ? [] : [{ halaman, label, to }]
}

/** Entries of one group, or of none; one that no row names follows the entry that it follows in the built-in menu. */
function shownIn(rows: readonly MenuRow[], group: MenuEntry | undefined): MenuRow[] {
  const isOfGroup = ({ halaman }: MenuRow) => ENTRIES[halaman].group === group
  const list = rows.filter(isOfGroup)
  BUILT_IN_MENU.filter(isOfGroup).forEach((entry, at, known) => {
    if (list.some(({ halaman }) => halaman === entry.halaman)) return
    const before = known[at - 1]?.halaman
    list.splice(list.findIndex(({ halaman }) => halaman === before) + 1, 0, entry)
  })
  return list.filter(({ tampil }) => tampil)
}
