import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../../ground/root.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}

/** The hashed files of the browser program that a document's head names. */
export interface Assets {
  /** True while developing from the sources: the tools' scripts are modules and their styles inline. */
  fromSource?: true
  /** Runs before the first paint. */
  theme: string
  /** Brings the program to a page that was rendered here. */
  begin: string
  main: string
  /** The script of the English pages. */
  english: string
  styles: string[]
  fonts: string[]
  /** The drawing behind the head of each page, which only the styles name. */
  ground: string | undefined
  /** Files a page needs besides the main program, by the page's source file. */
  preloads: (sourceFiles: string[]) => string[]
  /** The back office's own program, and the files that a screen of it needs besides its main one: 'artikel.list'. */
  office: { main: string; styles: string[]; preloads: (screen: string) => string[] }
}

const CLIENT = path.join(ROOT, 'dist/client')
const OFFICE_BEGINS = ['src/office/main.tsx']
const DESK = 'src/features/service/desk/office/Desk.tsx'

export async function builtAssets(): Promise<Assets> {
  const text = await readFile(path.join(CLIENT, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, Chunk>
  const main = manifest['src/app/main.tsx']
  const theme = manifest['src/app/theme.ts']
  const begin = manifest['src/app/begin.ts']
  const english = manifest['src/english/program.ts']
  const office = manifest['src/office/main.tsx']
  if (!main || !theme || !begin || !english || !office)
    throw new Error('Hasil build tidak lengkap; jalankan npm run build.')
  const url = (file: string) => `/${file}`
  const filesNeededBy = (source: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[source]
    if (!chunk || found.has(chunk.file)) return found
    found.add(chunk.file)
    for (const next of chunk.imports ?? []) filesNeededBy(next, found)
    return found
  }
  const always = filesNeededBy('src/app/main.tsx')
  const preloads = new Map<string, string[]>()
  const screens = new Map([['meja.list', DESK]])
  for (const source of Object.keys(manifest)) screens.set(/\?screen=([\w.-]+)\.tsx$/.exec(source)?.[1] ?? '', source)
  return {
    theme: url(theme.file),
    begin: url(begin.file),
    main: url(main.file),
    english: url(english.file),
    styles: (main.css ?? []).map(url),
    ground: (main.assets ?? []).filter((file) => /contours-[^/]*\.svg$/.test(file)).map(url)[0],
    fonts: Object.values(manifest)
      .map((chunk) => chunk.file)
      .concat(main.assets ?? [])
      .filter((file) => /plus-jakarta-sans-core.*\.woff2$/.test(file))
      .slice(0, 1)
      .map(url),
    preloads(sources) {
      const key = sources.join()
      const files = preloads.get(key) ?? [
        ...new Set([...always, ...sources.flatMap((source) => [...filesNeededBy(source)])]),
      ]
      preloads.set(key, files)
      return files.filter((file) => file !== main.file).map(url)
    },
    office: {
      main: url(office.file),
      styles: (office.css ?? []).map(url),
      preloads(screen) {
        const needed = [...OFFICE_BEGINS, screens.get(screen) ?? ''].flatMap((source) => [...filesNeededBy(source)])
        return [...new Set(needed)].filter((file) => file !== office.file).map(url)
      },
    },
  }
}
