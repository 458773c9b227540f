import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { lazyScreens } from './scripts/lazy-screens.ts'
import { officeBuild } from './scripts/office-build.ts'
import type { Call } from './src/lib/calls/call.ts'

/** Asked for on the server alone: no browser has to know them. */
const SERVER_CALLS = [
  ...['getEnglishContent', 'getContentChanges'],
  ...['getVerification', 'checkCertificates', 'getWatchInvitation', 'acceptWatchInvitation'],
]

const CALL_TABLES = ['virtual:public-calls', 'virtual:guest-calls', 'virtual:member-calls', 'virtual:office-calls']

/** Whether a piece is news: of these every page has all. */
const isNews = (file: string): boolean => !/\/(rolldown-runtime|react|parts|cookies)-[^/]+$/.test(file)

/** The browser gets method and path of each call, not the schemas: zod stays on the server. */
function callTables(): Plugin {
  return {
    name: 'call-tables',
    resolveId: (source) => (CALL_TABLES.includes(source) ? `\0${source}` : undefined),
    async load(loaded) {
      const asked = CALL_TABLES.find((id) => loaded === `\0${id}`)
      if (asked === undefined) return
      const [{ portalApi, officeApi }, { isRepeatable }] = await Promise.all([
        import('./src/api.ts'),
        import('./src/access.ts'),
      ])
      // What anyone may ask for belongs to the public pages as well.
      const isForAll = ({ access, method }: Call): boolean =>
        access === 'public' || (access === 'any' && method === 'GET')
      const tableOf = (call: Call): string => {
        if (isForAll(call)) return 'virtual:public-calls'
        return call.access === 'guest' ? 'virtual:guest-calls' : 'virtual:member-calls'
      }
      // Members fetch files by links, and programs of others are no browsers.
      const isPortal = (call: Call): boolean =>
        call.answer !== 'file' && call.fromPrograms === undefined && tableOf(call) === asked
      const calls =
        asked === 'virtual:office-calls'
          ? Object.entries<Call>(officeApi)
          : Object.entries<Call>(portalApi).filter(([name, call]) => !SERVER_CALLS.includes(name) && isPortal(call))
      const table = calls.map(([name, call]) => [
        name,
        isRepeatable(call) ? [call.method, call.path, true] : [call.method, call.path],
      ])
      return `export default ${JSON.stringify(Object.fromEntries(table))}`
    },
  }
}

/** The server learns each page's source file, to name the page's chunks in the document's head. */
function pageFiles(): Plugin {
  return {
    name: 'page-files',
    transform(code, id, options) {
      if (!options?.ssr || !/\/src\/app\/(public|own)-routes\.ts$/.test(id)) return
      const named = code.replace(
        /\(\) => import\((['"])\.\.\/(features\/[^'"]+)\1\)/g,
        (load, _quote, file) => `Object.assign(${load}, { file: 'src/${file}' })`,
      )
      return { code: named, map: null }
    },
  }
}

/** The package names its development half even to a production build; this half is the same without warnings. */
function productionRouter(): Plugin {
  const HALF = path.resolve(import.meta.dirname, 'node_modules/react-router/dist/production')
  const FILES: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }
  return {
    name: 'production-router',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => (FILES[source] ? path.join(HALF, FILES[source]) : undefined),
  }
}

/** The writer of XLSX would start workers from blobs, which the content security policy refuses. */
function zipWithoutWorkers(): Plugin {
  return {
    name: 'zip-without-workers',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'fflate' && importer?.includes('write-excel-file')
        ? path.resolve(import.meta.dirname, 'src/office/export/zip.ts')
        : undefined,
  }
}

const iconFile = (icon: string): string =>
  icon
    .replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-')
    .replaceAll(/(?<=\d)(?=[A-Z])/g, '-')
    .toLowerCase()

const DRAWING = path.resolve(import.meta.dirname, 'src/ui/drawn-icon.tsx')

/** An icon of the library as the markup of its lines: nothing builds them, piece by piece, for each page. */
async function drawn(file: string): Promise<string> {
  const { __iconData: icon }: { __iconData: { name: string; node: [string, Record<string, string>][] } } = await import(
    pathToFileURL(file).href
  )
  const lines = icon.node.map(([line, { key: _key, ...drawing }]) => {
    const words = Object.entries(drawing).map(([name, value]) => ` ${name}="${value}"`)
    return `<${line}${words.join('')}/>`
  })
  return `import { drawnIcon } from ${JSON.stringify(DRAWING)}
export default drawnIcon('${icon.name}', '${lines.join('')}')`
}

/** Each icon comes from its own file: the graph then tells which pages show it. */
function singleIcons(): Plugin {
  const single = (named: string): string => {
    const [icon = '', alias = icon] = named.split(' as ')
    return `import ${alias} from 'lucide-react/icons/${iconFile(icon)}'`
  }
  return {
    name: 'single-icons',
    enforce: 'pre',
    async transform(code, id) {
      const [file = ''] = id.split('?')
      if (/lucide-react\/.*\/icons\//.test(file) && code.includes('__iconData'))
        return { code: await drawn(file), map: null }
      if (!id.includes('/src/')) return
      const values = (names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => /^[A-Z]/.test(name))
      const imports = code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_all, names: string) =>
        values(names).map(single).join('; '),
      )
      return { code: imports, map: null }
    },
  }
}

/** Browsers read pages in the language that they are written in: what asks for another stays out of their program. */
function writtenWords(): Plugin {
  return {
    name: 'written-words',
    apply: 'build',
    transform(code, _id, options) {
      if (options?.ssr || !code.includes('/words.tsx"')) return
      const written = code
        .replaceAll(/(?<![\w$]|\w\.)(t|own|prose|address)\(/g, '(')
        .replaceAll(/(?<![\w$]|\w\.)(note\([^()]*\)|spoken\(\))/g, '(void 0)')
      return { code: written, map: null }
    },
  }
}

const ROUTES = readFileSync(path.resolve(import.meta.dirname, 'src/app/public-routes.ts'), 'utf8')
const PUBLIC_PAGES = [...ROUTES.matchAll(/^ {2}page\([\s\S]*?import\('\.\.\/(.+?)'\)/gm)].map(
  ([, file]) => `/src/${file}`,
)
const PUBLIC_ROOTS = ['/src/app/main.tsx', ...PUBLIC_PAGES]

/** What nearly every form shows, and is. */
const PLAIN_FORM =
  /\/src\/ui\/form\/(fields\/((Field|FieldFrame|FieldWords|SelectField|TextareaField|CheckField|DayField|Checkbox|PasswordField)\.tsx|option\.ts)|files\/(ProgressBar\.tsx|refuse-while-uploading\.ts)|(SubmitButton|FormErrors)\.tsx|(focus-now|controls|use-server-form|use-typed-before|typed-forms|broken)\.ts)/

/** The ways in. */
const ENTRANCE =
  /\/src\/(app\/(calls\/(exchange|guest-calls|too-many-words)|session\/destination)|lib\/browser\/send-again|features\/platform\/accounts\/(parts\/enter|pages\/(use-entrance|use-landing|posted)))\.ts|virtual:guest-calls/

/** What keeps things in this browser; it needs nothing else, so nothing else comes with it. */
const KEEPING =
  /\/src\/(app\/offline\/(stored-answers|paper-store|reach)|lib\/browser\/((own-)?vault|stored-drafts|kept-frame)|ui\/form\/drafts\/unsaved-draft)\.ts|node_modules\/idb\//

const SHARED = /\/src\/(ui\/(?!form\/)|lib|limits)|node_modules\/lucide-react\//

/** What only pages of members share travels apart from this: a visitor's first load does not grow with it. */
function publicPiece(file: string, graph: { getModuleInfo: (file: string) => { importers: string[] } | null }) {
  const seen = new Set<string>()
  const isPublic = (module: string): boolean => {
    if (seen.has(module)) return false
    seen.add(module)
    const isRoot = PUBLIC_ROOTS.some((root) => module.endsWith(root))
    return isRoot || (graph.getModuleInfo(module)?.importers.some(isPublic) ?? false)
  }
  return isPublic(file) ? 'parts' : null
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    callTables(),
    pageFiles(),
    singleIcons(),
    writtenWords(),
    productionRouter(),
    zipWithoutWorkers(),
    lazyScreens(),
  ],
  // Many small files are slow to load one by one; what is bundled is also cut to what is used.
  ssr: { noExternal: ['kysely', 'lucide-react', 'react-router', 'zod'] },
  // The development server would put the library's own drawing in the place of the icons.
  optimizeDeps: { exclude: ['lucide-react'] },
  publicDir: isSsrBuild || mode === 'office' ? false : 'public',
  build:
    mode === 'office'
      ? officeBuild
      : isSsrBuild
        ? {
            outDir: 'dist/server',
            target: 'node22',
            sourcemap: true,
            rolldownOptions: {
              input: {
                main: 'src/program/start/main.ts',
                admin: 'src/program/commands/admin.ts',
                worker: 'src/program/worker.ts',
                token: 'src/ground/signing-token/token-program.ts',
                seed: 'src/program/demonstration/seed.ts',
                'backup-trial': 'src/program/backup-trial.ts',
              },
              output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
            },
          }
        : {
            outDir: 'dist/client',
            manifest: true,
            modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(isNews) },
            assetsInlineLimit: 0,
            rolldownOptions: {
              input: {
                main: 'src/app/main.tsx',
                theme: 'src/app/theme.ts',
                begin: 'src/app/begin.ts',
                english: 'src/english/program.ts',
                luring: 'src/app/offline/worker.ts',
              },
              // A few pieces of a good size travel better than many small ones.
              output: {
                // The main piece names all others, and random letters do not compress.
                // A service worker keeps its address, by which the browser looks for a newer one.
                entryFileNames: ({ name }) => (name === 'luring' ? '[name].js' : 'assets/[name]-[hash:7].js'),
                chunkFileNames: 'assets/[name]-[hash:7].js',
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: [
                    { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                    // With all it needs: what it left in the main piece would start before it.
                    {
                      name: publicPiece,
                      debugName: 'parts',
                      test: SHARED,
                      minShareCount: 5,
                      includeDependenciesRecursively: true,
                    },
                    { name: 'form', test: PLAIN_FORM },
                    { name: 'entrance', test: ENTRANCE },
                    { name: 'vault', test: KEEPING },
                  ],
                },
              },
            },
          },
}))
