import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { anyAnswer, anyNumber, type Device, prepareDevice } from '../drills/exam-candidate.ts'
import { fillExam } from '../drills/exam-portal.ts'
import { openPortal } from '../drills/open-portal.ts'
import { newKeyText } from '../src/ground/secrets/keys.ts'
import { percentile } from './percentile.ts'
import { startServer } from './servers.ts'

const CANDIDATES = 60
const SECONDS = 40
/** Every candidate saves that often: several times what people do who read before they answer. */
const SAVES_EVERY_MS = 2000
const PAGES_EVERY_MS = 100
const PAGES = ['/', '/daftar-skema', '/jadwal-uji', '/daftar-pemegang?search=contoh']

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Puts a process and those that it starts from now on onto one core, where the machine can. */
function ontoOneCore(pid: number): void {
  execFileSync('taskset', ['-a', '-p', '-c', '0', String(pid)], { stdio: 'ignore' })
}

async function save(device: Device, place: number, until: number): Promise<void> {
  await pause((SAVES_EVERY_MS * place) / CANDIDATES)
  while (performance.now() < until) {
    const begun = performance.now()
    const nomor = anyNumber()
    device.write(nomor, anyAnswer(nomor))
    await device.send()
    await pause(Math.max(0, SAVES_EVERY_MS - (performance.now() - begun)))
  }
}

async function visit(url: string, until: number): Promise<number[]> {
  const waits: number[] = []
  while (performance.now() < until) {
    const begun = performance.now()
    await (await fetch(url + PAGES[waits.length % PAGES.length])).arrayBuffer()
    waits.push(performance.now() - begun)
    await pause(PAGES_EVERY_MS)
  }
  return waits
}

/** Measures an exam of sixty on one core, and reports it. */
export async function reportSitting(
  report: (what: string, figure: string, bar: string, held: boolean) => void,
  folder: string,
): Promise<void> {
  const { save, page, saves } = await sittingSpeed(folder)
  const what = `Ujian di layar, ${CANDIDATES} peserta pada satu inti`
  report(`${what}: persentil ke-99 satu simpanan`, `${save.toFixed(0)} ms dari ${saves}`, '≤ 200 ms', save <= 200)
  report(`${what}: persentil ke-95 halaman pengunjung lain`, `${page.toFixed(0)} ms`, '≤ 300 ms', page <= 300)
}

/** An exam of sixty on one core: the 99th percentile of a save and the 95th of other visitors' pages, in milliseconds. */
async function sittingSpeed(folder: string): Promise<{ save: number; page: number; saves: number }> {
  const data = path.join(folder, 'sitting')
  const appKey = newKeyText()
  const server = await startServer(
    'dist/server/main.js',
    { DATA_DIR: data, DEMO: '0', APP_KEY: appKey, TRUST_PROXY: '127.0.0.1,::1' },
    '/readyz',
  )
  const [pid = '', , , port = ''] = readFileSync(path.join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(path.join(data, 'postgres/password'), 'utf8')
  const databaseUrl = `postgres://postgres:${password}@127.0.0.1:${port}/app`
  await openPortal(databaseUrl)
  const seated = await fillExam({ url: server.url, databaseUrl, appKey }, CANDIDATES)
  const devices: Device[] = []
  for (const one of seated) {
    const device = await prepareDevice(server.url, one)
    await device.begin()
    devices.push(device)
  }
  for (const one of [server.child.pid ?? 0, Number(pid)]) ontoOneCore(one)
  for (const { waits } of devices) waits.length = 0
  const until = performance.now() + SECONDS * 1000
  const [pages] = await Promise.all([
    visit(server.url, until),
    ...devices.map((device, place) => save(device, place, until)),
  ])
  await server.stop()
  const saves = devices.flatMap(({ waits }) => waits)
  return { save: percentile(saves, 0.99), page: percentile(pages, 0.95), saves: saves.length }
}
