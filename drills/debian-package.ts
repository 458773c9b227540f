import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

export interface Installed {
  program: string
  env: NodeJS.ProcessEnv
}

/** A program that is installed here, or named as in HAPROXY_PATH; undefined where it is not. */
export function installedProgram(name: string): Installed | undefined {
  const { PATH = '', [`${name.toUpperCase()}_PATH`]: named } = process.env
  const places = named ? [named] : [...PATH.split(':'), '/usr/sbin'].map((folder) => path.join(folder, name))
  const program = places.find((place) => existsSync(place))
  return program === undefined ? undefined : { program, env: process.env }
}

/** A program that is installed, else Debian's packages of it unpacked into a folder of the drill. */
export function debianProgram(name: string, packages: readonly string[], folder: string): Installed {
  const installed = installedProgram(name)
  if (installed) return installed
  try {
    execFileSync('apt-get', ['download', ...packages], { cwd: folder, stdio: 'pipe' })
    for (const file of readdirSync(folder).filter((file) => file.endsWith('.deb')))
      execFileSync('dpkg', ['-x', file, folder], { cwd: folder })
  } catch (error) {
    const message = `${name} tidak ada di sini dan paketnya tidak dapat diambil: pasang dengan apt-get install ${name}`
    throw new Error(message, { cause: error })
  }
  const libraries = readdirSync(path.join(folder, 'usr/lib')).map((name) => path.join(folder, 'usr/lib', name))
  return { program: path.join(folder, 'usr/sbin', name), env: { LD_LIBRARY_PATH: libraries.join(':') } }
}
