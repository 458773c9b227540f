import type { BuildOptions } from 'vite'

/** What lists show, and filter by. */
const LISTS =
  /\/src\/office\/(screens\/(OfficeList|CardList)|saved-views\/.*|export\/ExportMenu|display\/(StateField|DayField|Thumbnail))\.tsx|ra-ui-materialui\/.*\/(SelectInput|NullableBooleanInput|FunctionField|SelectField|DataTable)\.js/

/** What several forms and pages of records show, and no list. */
const PIECES =
  /@mui\/(material\/(?!ListSubheader)|utils)|ra-ui-materialui|ra-core\/dist\/(?!form|routing|controller\/(saveContext|record))|\/src\/office\/(screens|inputs|forms|check|queue|display|calls|history\/(?!action-words))/

/** Icons, and what needs nothing of the office. */
const REST = /@mui\/icons-material|\/idb\/|\/src\/(lib\/|[\w-]+\.ts$|features\/.*rules\.ts$)/

/** The back office is a program of its own: it shares no piece with the public one, which so stays as small as it is. */
export const officeBuild: BuildOptions = {
  outDir: 'dist/client',
  emptyOutDir: false,
  manifest: '.vite/office.json',
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  chunkSizeWarningLimit: 2000,
  rolldownOptions: {
    input: { office: 'src/office/main.tsx' },
    output: {
      codeSplitting: {
        groups: [
          { name: 'base', minShareCount: 120, priority: 4 },
          { name: 'lists', test: LISTS, priority: 3 },
          // With all it needs: what it left in the main piece would start before it.
          { name: 'pieces', test: PIECES, minShareCount: 4, priority: 2 },
          // What is left, in one file: on a slow line each of many small ones waits for its turn.
          { name: 'rest', test: REST, minShareCount: 4, priority: 1, includeDependenciesRecursively: false },
        ],
      },
    },
    // What only one screen asks for does not come with the others of its file.
    treeshake: { moduleSideEffects: (id) => !/\/src\/(features|office)\/.*\.tsx?/.test(id) },
  },
}
