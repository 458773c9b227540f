import { to } from '../../paths.ts'
import type { MenuMark } from '../active-item.ts'

interface NavigationLink {
  label: string
  to: string
}

export type NavigationItem =
  | (NavigationLink & { mark?: MenuMark; links?: never })
  | { label: string; mark: MenuMark; links: NavigationLink[] }

/** The top bar of spec section 2, in its order. */
export const navigation: NavigationItem[] = [
  { label: 'Tentang', to: to.about },
  {
    label: 'Sertifikasi',
    mark: 'sertifikasi',
    links: [
      { label: 'Daftar Skema', to: to.schemes },
      { label: 'Daftar Penguji', to: to.examiners },
      { label: 'Daftar TUK', to: to.venues },
    ],
  },
  {
    label: 'Informasi',
    mark: 'informasi',
    links: [
      { label: 'Tutorial Pendaftaran', to: to.tutorial },
      { label: 'Jadwal Uji', to: to.schedules },
      { label: 'Daftar Pemegang', to: to.holders },
      { label: 'Galeri', to: to.gallery },
    ],
  },
  { label: 'Pengaduan', to: to.complaints, mark: 'pengaduan' },
  { label: 'Artikel', to: to.articles, mark: 'artikel' },
]
