import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Files that a program wrote, whose wording is nobody's. */
const GENERATED = /db-schema\.ts$/

/** Every file of code below a folder, without tests. */
export const codeFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !GENERATED.test(file))
    .sort()
