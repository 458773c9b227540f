import { spawnSync } from 'node:child_process'

/** Has the system's package manager install packages, as far as it may; whether they are there is for the caller to see. */
export function installPackages(...names: string[]): void {
  console.log(`Memasang ${names.join(', ')} untuk uji …`)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync(program, rest, { stdio: 'inherit', timeout: 300_000, env })
  }
}
