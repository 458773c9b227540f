import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { reachableFolder } from '../tests/postgres.ts'
import { keepAnswer } from './answer.ts'
import { untilAtRest } from './cpu.ts'
import { exportSpeed } from './export.ts'
import { APPLICATIONS, fillFigures, OPEN_CASES, openCases } from './figure-rows.ts'
import { chapterSpeeds } from './figures.ts'
import { holderSpeeds, type Register } from './holders.ts'
import { siege } from './hostile.ts'
import { BATCH, issueSpeed } from './issue.ts'
import { compare, requestsPerCpuSecond } from './load.ts'
import { AT_ONCE, loginStorm } from './login-storm.ts'
import { loginTiming } from './login-timing.ts'
import { memberListSpeed } from './member-list.ts'
import { memoryOf } from './memory.ts'
import { deskSpeed, searchSpeed, slowestOfEach } from './office-lists.ts'
import { fillOffice, ROWS } from './office-rows.ts'
import { pageSpeeds } from './page-speeds.ts'
import { median } from './percentile.ts'
import { fillWhole, LARGE, PER_SECOND, registerSpeed, SMALL } from './register.ts'
import { ROOT, type Server, startServer } from './servers.ts'
import { reportSitting } from './sitting.ts'
import { reportLine } from './slow-line.ts'
import { startBesideDatabase } from './start.ts'
import { HOLDERS, liveThreeYears } from './three-years.ts'

/** Measures the bars of speed and prints them as ratios of one run. Fails when a bar is missed. */
const folder = await reachableFolder('sertifikasi-bench-')
const data = path.join(folder, 'data')
const rows: { what: string; figure: string; bar: string; held: boolean }[] = []

const round = (value: number): string => value.toLocaleString('id-ID', { maximumFractionDigits: 0 })

const minutesSoFar = (): number => performance.now() / 60_000

function report(what: string, figure: string, bar: string, held: boolean): void {
  rows.push({ what, figure, bar, held })
  console.log(`${minutesSoFar().toFixed(1).padStart(4)}′ ${held ? '✓' : '✗'} ${what}: ${figure} (patokan ${bar})`)
}

async function against(kind: 'http' | 'fastify', ours: Server, at: string, encoding: string | undefined) {
  const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {}
  const ANSWER = await keepAnswer(ours.url + at, headers, folder, `${kind}-${encoding ?? 'identity'}`)
  const other = await startServer(`bench/bare-${kind}.ts`, { ANSWER })
  const result = await compare(ours, other, { path: at, headers })
  await other.stop()
  const name = `${at} ${encoding ? `(${encoding})` : '(tanpa kompresi)'} dibanding ${kind === 'http' ? 'node:http' : 'Fastify'} polos`
  const figure = `${result.ratio.toFixed(2)} (${round(result.ours)}/s dan ${round(result.other)}/s per inti)`
  report(name, figure, '≥ 0,90', result.ratio >= 0.9)
}

function databaseUrl(of = data): string {
  const password = readFileSync(path.join(of, 'postgres/password'), 'utf8')
  const port = readFileSync(path.join(of, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://postgres:${password}@127.0.0.1:${port}/app`
}

const postmaster = (): number =>
  Number(readFileSync(path.join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

/** Schedules on the list of trainings. */
async function fillSchedules(count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  await client.query(
    `insert into schedules (scheme_version_id, venue_id, start_date, end_date, kuota, metode)
     select 1, 1, current_date + 30 + n, current_date + 31 + n, 20, 'Daring'
     from generate_series(1, $1 - (select count(*)::int from schedules where end_date >= current_date and cancelled_at is null)) n`,
    [count],
  )
  await client.end()
}

const settings = (at: string) => ({ DATA_DIR: at, DEMO: '1', TRUST_PROXY: '127.0.0.1,::1' })
const launch = (at = data, role = 'all') => startServer('dist/server/main.js', { ...settings(at), ROLE: role })

/** A program with a database of its own. */
async function portal(name: string): Promise<Omit<Register, 'certificates'>> {
  const at = path.join(folder, name)
  return { server: await launch(at), database: databaseUrl(at) }
}

/** Reports what a phone on a slow network measures on the home page and the pages for guests. */
async function reportPages({ url }: Server): Promise<void> {
  const round2 = (value: number) => value.toLocaleString('id-ID', { maximumFractionDigits: 2 })
  for await (const { path, score, largest, shift, blocked, script, style, bars, holds, isLight } of pageSpeeds(url)) {
    report(
      `Lighthouse ponsel, ${path}: nilai, LCP, CLS dan TBT, nilai tengah tiga kali`,
      `${score}, ${round2(largest)} s, ${round2(shift)}, ${round(blocked)} ms`,
      `≥ ${bars.least}, ≤ ${round2(bars.seconds)} s, ≤ ${round2(bars.shift)}, ≤ ${round(bars.blocked)} ms`,
      holds,
    )
    report(
      `Muatan pertama ${path}: skrip dan gaya, dikompresi`,
      `${script.toFixed(1)} dan ${style.toFixed(1)} kB`,
      `≤ ${bars.script} dan ≤ ${bars.style} kB`,
      isLight,
    )
  }
}

function finish(): never {
  rmSync(folder, { recursive: true, force: true })
  const missed = rows.filter((row) => !row.held)
  console.log(`\n${rows.length - missed.length} dari ${rows.length} patokan tercapai`)
  process.exit(missed.length === 0 ? 0 : 1)
}

execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT, stdio: 'inherit' })
console.log('Menyiapkan isi contoh …')
const first = await launch()
await fillSchedules(100)
await first.stop()

const started = performance.now()
const ours = await launch()
const seconds = (performance.now() - started) / 1000
// One part by itself, of the portal as it was started or of one that is filled for it.
const PARTS = { issue: reportIssue, export: reportExport, pages: reportPages, line: reportLine(report) }
for (const [flag, measure] of Object.entries(PARTS)) {
  if (!process.argv.includes(`--${flag}`)) continue
  await measure(ours)
  await ours.stop()
  finish()
}
for (const [flag, measure] of Object.entries({
  figures: reportFigures,
  register: reportRegister,
  lists: reportLists,
  sitting: () => reportSitting(report, folder),
})) {
  if (!process.argv.includes(`--${flag}`)) continue
  await ours.stop()
  await measure()
  finish()
}
report('Mulai sampai jawaban pertama, folder data sudah ada', `${seconds.toFixed(2)} s`, '≤ 2 s', seconds <= 2)
await untilAtRest(ours)
const memory = memoryOf(ours.child.pid ?? 0)
report('Memori proses (PSS) sesudah mulai dengan situs contoh', `${round(memory)} MiB`, '≤ 150 MiB', memory <= 150)

await against('http', ours, '/daftar-skema', undefined)
await against('http', ours, '/daftar-skema', 'gzip, deflate, br')
await against('fastify', ours, '/training/get', undefined)
await against('fastify', ours, '/training/get', 'gzip, deflate, br')
await requestsPerCpuSecond(ours, { path: '/daftar-skema', unique: true, seconds: 6 })
const renders = await requestsPerCpuSecond(ours, { path: '/daftar-skema', unique: true, seconds: 6 })
report('Render /daftar-skema tanpa simpanan, per inti', `${round(renders)}/s`, '≥ 1.500/s', renders >= 1500)
const lists = await memberListSpeed(ours, { database: databaseUrl(), postmaster: postmaster() })
report(
  'Daftar seorang anggota, dua puluh baris, per inti dengan basis datanya',
  `${round(lists)}/s`,
  '≥ 1.500/s',
  lists >= 1500,
)
await reportPages(ours)
await PARTS.line(ours)
const timings: Awaited<ReturnType<typeof loginTiming>>[] = []
for (let turn = 0; turn < 3; turn += 1) timings.push(await loginTiming(ours.url, databaseUrl()))
const apart = median(timings.map(({ knownMs, unknownMs }) => Math.abs(knownMs / unknownMs - 1)))
const medians = timings.map(({ knownMs, unknownMs }) => `${round(knownMs)}/${round(unknownMs)} ms`).join(', ')
report(
  'Login akun yang ada dan yang tidak ada, beda median',
  `${(apart * 100).toFixed(1)}% (${medians})`,
  '≤ 10%',
  apart <= 0.1,
)
const storm = await loginStorm(ours)
report(
  `${round(AT_ONCE)} login serentak: persentil ke-95 permintaan lain`,
  `${round(storm)} ms`,
  '≤ 300 ms',
  storm <= 300,
)

console.log('Enam puluh detik beban jahat …')
const { p95, refused, asked, most, after } = await siege(ours, 60)
report(
  'Beban jahat selama 60 detik: persentil ke-95 seorang pengunjung biasa',
  `${round(p95)} ms, ${refused} dari ${asked} ditolak`,
  '≤ 300 ms, tidak ada yang ditolak',
  p95 <= 300 && refused === 0,
)
report('Beban jahat: memori proses (PSS) paling banyak', `${round(most)} MiB`, '≤ 350 MiB', most <= 350)
report('Beban jahat: memori dua menit sesudahnya', `${round(after)} MiB`, '≤ 250 MiB', after <= 250)

await reportIssue(ours)
await ours.stop()
// Before the lists are filled: a home page with a hundred thousand partners would be measured in its place.
const beside = await startBesideDatabase(data, settings(data))
report('Mulai di samping basis data yang sudah berjalan', `${beside.toFixed(2)} s`, '≤ 1 s', beside <= 1)
await reportLists()
await reportSitting(report, folder)

async function reportLists(): Promise<void> {
  // Without jobs, which would remind a hundred thousand holders at once of what has been due since they were filled in.
  const { url, stop } = await launch(data, 'web')
  console.log(`Mengisi setiap daftar kantor belakang dengan ${round(ROWS)} baris …`)
  await fillOffice(url, databaseUrl())
  const search = await searchSpeed(url)
  const sought = `Pencarian Ctrl-K di antara ${round(2 * ROWS)} orang: persentil ke-95 kata yang paling lambat`
  report(sought, `${round(search.p95)} ms (${search.url})`, '≤ 200 ms', search.p95 <= 200)
  let worst = await deskSpeed(url)
  for await (const slowest of slowestOfEach(url)) {
    console.log(`  ${round(slowest.p95).padStart(5)} ms  ${slowest.url}`)
    if (slowest.p95 > worst.p95) worst = slowest
  }
  const what = `Meja kerja dan setiap daftar kantor belakang, ${round(ROWS)} baris: persentil ke-95 permintaan yang paling lambat`
  report(what, `${round(worst.p95)} ms`, '≤ 200 ms', worst.p95 <= 200)
  await stop()
}

async function reportIssue(server: Server): Promise<void> {
  console.log(`Memutus ${round(BATCH)} permohonan …`)
  const { seconds, p95 } = await issueSpeed(server, { database: databaseUrl(), postmaster: postmaster() })
  const each = `${round(BATCH)} sertifikat sekaligus, dari keputusan sampai surat: detik satu inti untuk setiap sertifikat`
  report(each, `${seconds.toFixed(2)} s`, '≤ 0,5 s', seconds <= 0.5)
  const others = `${round(BATCH)} sertifikat sekaligus: persentil ke-95 halaman publik pengunjung lain`
  report(others, `${round(p95)} ms`, '≤ 300 ms', p95 <= 300)
}

async function reportExport(server: Server): Promise<void> {
  console.log('Mengisi sertifikat dengan berkasnya …')
  const { certificates, perSecond, growth, length } = await exportSpeed(server, { database: databaseUrl(), data })
  const what = `Arsip untuk kementerian, ${round(certificates)} sertifikat dengan berkas (${round(length)} MB): tambahan memori (PSS)`
  report(what, `${round(growth)} MiB, ${round(perSecond)} sertifikat/s`, '≤ 200 MiB', growth <= 200)
}

/** Measures the register at both sizes. `beside` runs during the longest filling, so it must not measure any speed. */
async function reportRegister(beside: () => Promise<void> = async () => {}): Promise<void> {
  const [sizes, registers]: [Awaited<ReturnType<typeof registerSpeed>>[], Register[]] = [[], []]
  for (const [name, size] of [['register-small', SMALL] as const, ['register-large', LARGE] as const]) {
    console.log(`Mengisi ${round(size.certificates)} sertifikat dan ${round(size.log)} baris catatan pemeriksaan …`)
    const filled = { ...(await portal(name)), certificates: size.certificates }
    const others = size === LARGE ? beside() : undefined
    const seconds = await fillWhole({ ...filled, data: path.join(folder, name) }, size)
    console.log(`  ${round(seconds.register)} s dan ${round(seconds.log)} s`)
    await others
    sizes.push(await registerSpeed(filled))
    registers.push(filled)
  }
  const [few, many] = sizes
  for (const [kind, p99] of many?.kinds ?? [])
    console.log(`  ${p99.toFixed(1).padStart(6)} ms  ${kind} (${few?.kinds.get(kind)?.toFixed(1)} ms)`)
  const what = `Daftar ${round(LARGE.holders)} pemegang, ${round(LARGE.log)} baris pemeriksaan, ${PER_SECOND}/s campuran: persentil ke-99`
  const [p99, small] = [many?.all ?? Number.NaN, few?.all ?? Number.NaN]
  report(what, `${p99.toFixed(1)} ms (sasaran ≤ 20 ms)`, '≤ 50 ms', p99 <= 50)
  const times = p99 / small
  report(
    `${what}, dibanding ${round(SMALL.holders)} pemegang`,
    `${times.toFixed(1)} kali (${small.toFixed(1)} ms)`,
    '≤ 3 kali',
    times <= 3,
  )
  await reportHolders(registers)
  for (const { server } of registers) await server.stop()
}

/** One visitor after another, over the same registers. */
async function reportHolders([few, many]: Register[]): Promise<void> {
  if (few === undefined || many === undefined) return
  for await (const speed of holderSpeeds(few, many)) {
    const what = `Cari pemegang menurut ${speed.what}, ${round(LARGE.holders)} orang: persentil ke-99`
    report(what, `${speed.many.toFixed(1)} ms`, '≤ 50 ms', speed.many <= 50)
    const times = speed.many / speed.few
    const figure = `${times.toFixed(1)} kali (${speed.few.toFixed(1)} ms)`
    report(`${what}, dibanding ${round(SMALL.holders)} orang`, figure, '≤ 3 kali', times <= 3)
  }
}

async function reportFigures(): Promise<void> {
  console.log(`Mengisi angka laporan dengan ${round(APPLICATIONS)} permohonan …`)
  const { server, database } = await portal('figures')
  await fillFigures(database)
  let slowest = { bab: '', p95: 0 }
  for await (const chapter of chapterSpeeds(server.url)) {
    console.log(`  ${round(chapter.p95).padStart(5)} ms  ${chapter.bab}`)
    if (chapter.p95 > slowest.p95) slowest = chapter
  }
  const what = `Laporan lembaga setahun, ${round(APPLICATIONS)} permohonan: persentil ke-95 bab yang paling lambat`
  report(what, `${round(slowest.p95)} ms (${slowest.bab})`, '≤ 300 ms', slowest.p95 <= 300)
  await openCases(database)
  const desk = await deskSpeed(server.url)
  const cases = `Meja kerja dengan ${round(OPEN_CASES)} permohonan berjalan: persentil ke-95`
  report(cases, `${round(desk.p95)} ms`, '≤ 100 ms', desk.p95 <= 100)
  await server.stop()
}
await reportFigures()

await reportRegister(async () => {
  console.log(`${round(HOLDERS)} pemegang menjalani tiga tahun …`)
  const livesAsExpected = await liveThreeYears()
  const life = `${round(HOLDERS)} pemegang selama tiga tahun: setiap pengingat sekali, setiap keadaan tepat`
  report(life, livesAsExpected ? 'tidak ada yang menyimpang' : 'ada yang menyimpang', 'tidak ada', livesAsExpected)
})
const minutes = minutesSoFar()
report('Semua pengukuran dalam satu kali jalan', `${minutes.toFixed(1)} menit`, '≤ 20 menit', minutes <= 20)

finish()
