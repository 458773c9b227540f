import { text } from '../../english/text.ts'

/** The banner above every page of a public demonstration; empty everywhere else. */
export interface Banner {
  /** For the head. */
  style: string
  /** The first element of the body, outside of the browser program's part. */
  note: string
  english: string
}

export const NO_BANNER: Banner = { style: '', note: '', english: '' }

const BANNER: Banner = {
  style: '<link rel="stylesheet" href="/demonstration.css">',
  note: '<aside class="demonstration" aria-label="Situs contoh">Situs contoh: semua data rekaan, jangan isikan data asli.</aside>',
  english: `<aside class="demonstration" aria-label="${text('shell.demonstrationLabel')}">${text('shell.demonstration')}</aside>`,
}

export const bannerOf = ({ publicDemo }: { publicDemo: boolean }): Banner => (publicDemo ? BANNER : NO_BANNER)
