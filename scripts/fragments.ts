import { globSync } from 'node:fs'
import { docComments, isFragment } from './comments.ts'

/** node scripts/fragments.ts [folder …]: lists the doc comments that are no sentences. */
const folders = process.argv.slice(2)
const places = folders.length > 0 ? folders : ['src', 'demo', 'tests', 'e2e', 'drills', 'bench', 'scripts']
/** Without what is generated out of the comments of tables. */
const files = places
  .flatMap((place) => globSync(`${place}/**/*.{ts,tsx}`))
  .filter((file) => !file.endsWith('db-schema.ts'))
  .sort()
const found = files.flatMap(docComments).filter(isFragment)
for (const { file, line, text } of found) console.log(`${file}:${line}: ${text}`)
console.log(`${found.length} of ${files.length} files`)
