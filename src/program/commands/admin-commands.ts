import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { COMMON_PERMISSIONS, PERMISSIONS, type Permission } from '../../access.ts'
import { sendMail } from '../../documents/mail/mail.ts'
import { makeInvitation, resetTwoFactor } from '../../features/platform/accounts/service.ts'
import { recordBackup } from '../../features/platform/backups/service.ts'
import { makeSetupLink } from '../../features/platform/portal/service.ts'
import { BY_OPERATOR } from '../../features/platform/security-log/rules.ts'
import { recordGrants } from '../../features/platform/staff/second-person-service.ts'
import { insertStaff } from '../../features/platform/staff/service.ts'
import { IMPORT_LISTS, isImportName } from '../../features/service/imports/list-rules.ts'
import { countsInWords } from '../../features/service/retention/rules.ts'
import { tryRetention } from '../../features/service/retention/service.ts'
import { checkAudit, recordAudit } from '../../ground/audit.ts'
import { type Db, inTransaction } from '../../ground/database/db.ts'
import { type Jobs, openJobs } from '../../ground/jobs/jobs.ts'
import { openPasswords } from '../../ground/secrets/passwords.ts'
import { recordSecurityEvent } from '../../ground/sessions/security-log.ts'
import { nobody } from '../../ground/sessions/session.ts'
import { bodyZone, dayIn } from '../../lib/day.ts'
import { randomSecret } from '../../lib/signing/secret.ts'
import { limits } from '../../limits.ts'
import { to } from '../../paths.ts'
import { applyRetention } from '../../processes/records/apply-retention.ts'
import { importRecords } from '../../processes/records/import-records.ts'
import { demonstrationIn } from '../demonstration/demonstration.ts'
import { isInUse, purgeDemonstration } from '../demonstration/purge-demonstration.ts'
import { fileCommands, fileUsage } from './admin-file-commands.ts'
import { keyCommands, keyUsage } from './admin-key-commands.ts'
import { makeBackupNow, verifyBackup } from './backup-commands.ts'
import type { AdminParts, Command } from './command.ts'

export const usage = `Perintah:
  create-staff --email alamat --name "Nama" [--role administrator|penguji] [--permissions a,b | semua]
      Membuat akun petugas; tautan untuk menentukan password dikirim lewat SMTP_URL, atau ditampilkan.
      Izin: ${PERMISSIONS.join(', ')}; semua berarti semuanya selain soal, yang disebut sendiri.
  setup-link
      Alamat sekali pakai untuk membuat administrator pertama; alamat sebelumnya tidak berlaku lagi.
  reset-two-factor alamat
      Mematikan verifikasi dua langkah sebuah akun yang kehilangan perangkat dan kode pemulihannya; semua sesinya berakhir,
      dan pemiliknya diberi tahu lewat surat. Pastikan dahulu bahwa pemintanya pemilik akun itu.
  import jenis berkas.csv [--coba]
      Memasukkan data dari CSV: semuanya, atau tidak satu pun bila ada baris yang salah; dengan --coba hanya diperiksa.
      Jenis: ${IMPORT_LISTS.map(({ name }) => name).join(', ')}. Contohnya ada di kantor belakang, Impor data.
  retention [--coba]
      Menghapus sekarang yang sudah lewat masa simpannya, satu kali sehari, seperti program setiap malam;
      dengan --coba hanya dihitung yang akan dihapus malam berikutnya. Masa simpan diatur di kantor belakang.
  check-audit [--last nomor:sidik]
      Memeriksa catatan audit; dengan --last juga apakah catatan itu masih ada.
  doctor --mail alamat | --no-mail
      Memeriksa basis data, disk, kunci, jam, surat, proksi, berkas, migrasi, dan cadangan, tanpa mengubah apa pun.
  record-backup [--place "di mana"] [--bytes ukuran]
      Mencatat bahwa sebuah cadangan baru saja selesai; baris terakhir skrip cadangan Anda.
${fileUsage}
${keyUsage}
  backup tempat [--with-key berkas]
      Membuat satu arsip tersegel dari basis data dan berkas: di folder, atau di s3://kunci:rahasia@server/bucket/awalan?region=….
      Kunci tidak pernah ikut dalam arsip; --with-key menulisnya ke berkas tersendiri.
  restore arsip --after n [--key berkas] [--again] [--trust-unsealed]
      Memulihkan satu arsip ke basis data dan DATA_DIR (dengan S3_URL: bucket) yang kosong, setelah seluruh isinya
      diperiksa. Hentikan program dahulu. Sesudah terputus, --again memulai lagi dari awal. --after menyebut paling banyak
      berapa nomor dari satu jenis mungkin sudah diberikan sesudah cadangan itu: sebanyak itu dilewati; 0 bila tidak ada.
      --trust-unsealed menerima arsip program lama, yang dapat diubah siapa pun yang pernah memegangnya.
  verify-backup tempat
      Memulihkan arsip terbaru ke basis data sementara, membuka sebuah sertifikat dan sebuah pindaian, dan masuk;
      salinannya dihapus lagi, hasilnya tampil di kantor belakang.
  purge-demo [--yes]
      Menghapus situs contoh beserta semua yang dibuat di dalamnya: akun, data, berkas, surat, dan kunci penerbit.
      Hentikan program dahulu. Basis data yang tidak berisi situs contoh tidak disentuh.`

function readStaff(words: string[]) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: words, options: { email: text, name: text, role: text, permissions: text } })
  const { role = 'administrator', permissions = '' } = values
  const email = values.email?.trim().toLowerCase() ?? ''
  const name = values.name?.trim() ?? ''
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new Error('Isi --email dengan alamat email.')
  if (name === '' || name.length > 255) throw new Error('Isi --name dengan nama.')
  if (role !== 'administrator' && role !== 'penguji') throw new Error('Isi --role dengan administrator atau penguji.')
  const wanted = permissions
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const all: Permission[] = wanted.includes('semua')
    ? PERMISSIONS.filter((one) => COMMON_PERMISSIONS.includes(one) || wanted.includes(one))
    : PERMISSIONS.filter((one) => wanted.includes(one))
  const unknown = wanted.filter((word) => word !== 'semua' && !PERMISSIONS.includes(word as Permission))
  if (unknown.length > 0)
    throw new Error(`Izin tidak dikenal: ${unknown.join(', ')}. Yang ada: ${PERMISSIONS.join(', ')}.`)
  if (role === 'penguji' && all.length > 0) throw new Error('Penguji tidak membawa izin.')
  return { email, name, role, permissions: all } as const
}

/** Lends the queue, so that letters leave in the transaction of what they announce. */
async function withJobs<T>({ url, keys, config }: AdminParts, work: (jobs: Jobs) => Promise<T>): Promise<T> {
  const jobs = openJobs({ url, keys, log: pino({ level: config.logLevel }), takes: false })
  return work(jobs).finally(() => jobs.stop())
}

const createStaff: Command = async (parts, words) => {
  const { config, db, keys, now, say } = parts
  const traced = { keys, now, visit: nobody() }
  const staff = readStaff(words)
  const password = await openPasswords().hash(randomSecret())
  const invite = async (db: Db, jobs: Jobs): Promise<string> => {
    const given = { ...staff, permissions: [...staff.permissions] }
    const id = await insertStaff(db, given, password, now)
    if (id === undefined) throw new Error('Email itu sudah dipakai sebuah akun.')
    const link = await makeInvitation(db, { now, appUrl: config.appUrl }, { id, email: staff.email })
    const letter = { letter: 'invitation', to: staff.email, name: staff.name, link } as const
    if (config.smtpUrl) await sendMail(db, { jobs }, letter)
    const label = `${staff.name} <${staff.email}>`
    const rincian = `${[staff.role, ...staff.permissions].join(', ')}, ${BY_OPERATOR}`
    await recordSecurityEvent(db, traced, { jenis: 'petugas_diundang', user_id: id, rincian })
    await recordGrants(db, { ...traced, jobs }, undefined, { id, name: staff.name }, [staff.role, ...staff.permissions])
    await recordAudit(db, traced, { action: 'buat', noun: 'staf', nounId: id, label, after: given })
    return link
  }
  const link = await withJobs(parts, (jobs) => inTransaction(db, (db) => invite(db, jobs)))
  if (config.smtpUrl) say(`Undangan dikirim ke ${staff.email}; surat berangkat selama program berjalan.`)
  else say(`Tautan untuk menentukan password, berlaku ${limits.invitationDays} hari dan satu kali:\n${link}`)
  return 0
}

const switchOffTwoFactor: Command = async (parts, words) => {
  const { db, keys, now, say } = parts
  const { positionals } = parseArgs({ args: words, allowPositionals: true })
  const email = positionals[0]?.trim().toLowerCase() ?? ''
  if (positionals.length !== 1) throw new Error('Tulis satu alamat email: reset-two-factor nama@contoh.co.id')
  const work = async (db: Db, jobs: Jobs): Promise<void> => {
    const user = await resetTwoFactor(db, { now, jobs }, email)
    if (user === 'unknown') throw new Error(`Tidak ada akun dengan email ${email}. Periksa tulisannya.`)
    if (user === 'off')
      throw new Error(`Akun ${email} tidak memakai verifikasi dua langkah, jadi tidak ada yang diubah.`)
    const change = { action: 'matikan-dua-faktor', noun: 'akun', nounId: user.id, label: `${user.name} <${email}>` }
    const traced = { keys, now, visit: nobody() }
    await recordAudit(db, traced, { ...change, before: { two_factor: true }, after: { two_factor: false } })
    await recordSecurityEvent(db, traced, { jenis: 'dua_faktor_mati', user_id: user.id, rincian: BY_OPERATOR })
  }
  await withJobs(parts, (jobs) => inTransaction(db, (db) => work(db, jobs)))
  say(`Verifikasi dua langkah akun ${email} dimatikan dan semua sesinya berakhir. Pemiliknya diberi tahu lewat surat.`)
  return 0
}

const checkAuditLog: Command = async ({ db, say }, words) => {
  const { values } = parseArgs({ args: words, options: { last: { type: 'string' } } })
  if (values.last !== undefined && !/^\d{1,15}:[0-9a-f]*$/.test(values.last)) {
    throw new Error('Isi --last dengan nomor:sidik dari pemeriksaan sebelumnya.')
  }
  const { entries, last, broken } = await checkAudit(db, values.last)
  if (broken !== undefined) {
    say(`Catatan audit nomor ${broken} tidak seperti saat ditulis.`)
    return 1
  }
  say(`${entries} catatan audit utuh. Terakhir: ${last}`)
  return 0
}

const MOST_SAID = 50

const importList: Command = async (parts, words) => {
  const { db, keys, now, say } = parts
  const { values, positionals } = parseArgs({
    args: words,
    options: { coba: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [name = '', file = ''] = positionals
  if (positionals.length !== 2) throw new Error('Tulis jenis dan satu berkas CSV: import pemegang berkas.csv [--coba]')
  const names = IMPORT_LISTS.map((list) => list.name).join(', ')
  if (!isImportName(name)) throw new Error(`Jenis tidak dikenal: ${name}. Yang ada: ${names}.`)
  const bytes = await readFile(file).catch(() => {
    throw new Error(`Berkas ${file} tidak dapat dibaca. Periksa nama dan tempatnya.`)
  })
  const importing = { db, keys, now, today: dayIn(bodyZone(), now), visit: nobody() }
  const given = { bytes, filename: basename(file), coba: values.coba }
  const outcome = await withJobs(parts, (jobs) => importRecords({ ...importing, jobs }, name, given))
  const { baris, diterima, sudah_ada, dimasukkan, jumlah_kesalahan, kesalahan } = outcome
  for (const { baris, kolom, pesan } of kesalahan.slice(0, MOST_SAID)) say(`Baris ${baris}, ${kolom}: ${pesan}`)
  say(`${baris} baris: ${diterima} baru, ${sudah_ada} sudah ada, ${jumlah_kesalahan} kesalahan.`)
  if (jumlah_kesalahan > 0) say('Tidak ada yang dimasukkan. Perbaiki baris itu, lalu ulangi.')
  else {
    say(`Jumlah sebelum: ${outcome.jumlah_sebelum}, sesudah: ${outcome.jumlah_sesudah}.`)
    say(dimasukkan ? `${diterima} baris dimasukkan.` : 'Hanya diperiksa; tidak ada yang dimasukkan.')
  }
  return jumlah_kesalahan > 0 ? 1 : 0
}

const recordFinishedBackup: Command = async ({ db, now, say }, words) => {
  const { values } = parseArgs({ args: words, options: { place: { type: 'string' }, bytes: { type: 'string' } } })
  const place = values.place?.trim() || null
  if (place && place.length > 500) throw new Error('Isi --place dengan paling banyak 500 huruf.')
  if (values.bytes !== undefined && !/^\d{1,15}$/.test(values.bytes)) {
    throw new Error('Isi --bytes dengan bilangan bulat, misalnya keluaran stat -c %s portal.dump.')
  }
  const bytes = values.bytes === undefined ? null : Number(values.bytes)
  if (bytes === 0)
    throw new Error('Cadangan 0 byte tidak berisi apa pun, jadi tidak dicatat. Periksa skrip cadangan Anda.')
  await recordBackup(db, { at: now, place, bytes })
  say('Cadangan dicatat.')
  return 0
}

const keepRetention: Command = async ({ db, now, say }, words) => {
  const { values } = parseArgs({ args: words, options: { coba: { type: 'boolean', default: false } } })
  if (values.coba) {
    const trial = await tryRetention(db, { now, started_by: null })
    say(`Malam ${trial.tanggal}, akan dihapus: ${countsInWords(trial)}. Tidak ada yang dihapus.`)
    return 0
  }
  const counts = await applyRetention(db, { now, visit: nobody() })
  if (counts) say(`Dihapus: ${countsInWords(counts)}. Byte berkas hilang pada pembersihan berikutnya.`)
  else say('Hari ini sudah dikerjakan, atau sedang dikerjakan program. Tidak ada yang dihapus.')
  return 0
}

const CONFIRMATION = 'hapus'

const purgeDemo: Command = async (parts, words) => {
  const { db, config, say, ask } = parts
  const { values } = parseArgs({ args: words, options: { yes: { type: 'boolean', default: false } } })
  const found = await demonstrationIn(db)
  if (!found) throw new Error('Basis data ini tidak berisi situs contoh, jadi tidak ada yang dihapus.')
  if (await isInUse(db)) throw new Error('Program masih berjalan pada basis data ini. Hentikan dahulu, lalu ulangi.')
  const { accounts, later } = found
  say(`Akan dihapus: seluruh isi basis data ini (${accounts} akun, ${later} di antaranya bukan akun contoh),
beserta semua berkas dan surat di ${config.dataDir}. Ini tidak dapat dibatalkan.`)
  const answer = values.yes ? CONFIRMATION : await ask(`Ketik ${CONFIRMATION} untuk melanjutkan: `)
  if (answer === undefined) throw new Error('Tidak ada yang dihapus. Tanpa terminal, tegaskan dengan --yes.')
  if (answer.trim().toLowerCase() !== CONFIRMATION) throw new Error('Tidak ada yang dihapus.')
  await purgeDemonstration(parts)
  say(
    'Situs contoh dihapus; basis data kosong seperti baru. Jalankan dengan DEMO=0, lalu buat akun dengan create-staff.',
  )
  return 0
}

const showSetupLink: Command = async ({ config, db, now, say }) => {
  const link = await makeSetupLink(db, { now, appUrl: config.appUrl })
  if (link === undefined) {
    throw new Error(
      `Administrator pertama sudah ada. Masuk lewat ${config.appUrl}${to.login}, atau pakai create-staff.`,
    )
  }
  say(`Alamat untuk membuat administrator pertama, berlaku ${limits.setupCodeHours} jam dan satu kali:\n${link}`)
  return 0
}

export const commands: Record<string, Command> = {
  'setup-link': showSetupLink,
  'create-staff': createStaff,
  'reset-two-factor': switchOffTwoFactor,
  import: importList,
  retention: keepRetention,
  'check-audit': checkAuditLog,
  'record-backup': recordFinishedBackup,
  backup: makeBackupNow,
  'verify-backup': verifyBackup,
  'purge-demo': purgeDemo,
  ...fileCommands,
  ...keyCommands,
}
