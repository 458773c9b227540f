import { parseArgs } from 'node:util'
import { sweepFiles, sweepUploads } from '../../features/platform/files/jobs.ts'
import { bringBackFiles, setAsideFiles } from '../../features/platform/files/quarantine-service.ts'
import type { Config } from '../../ground/config.ts'
import { type FileStore, openFileStore } from '../../ground/storage/file-store.ts'
import { cleanFiles, copyFiles } from '../../ground/storage/move-files.ts'
import { filesFolder, openFiles } from '../../ground/storage/open-files.ts'
import { openBucketPlace } from '../../ground/storage/places/bucket-place.ts'
import { openDiskPlace } from '../../ground/storage/places/disk-place.ts'
import type { FilePlace } from '../../ground/storage/places/file-place.ts'
import { MARK } from '../../ground/storage/store-mark.ts'
import { groupedNumber } from '../../lib/text/grouped-number.ts'
import { serverLimits } from '../../limits.ts'
import type { Command } from './command.ts'

export const fileUsage = `  files
      Menampilkan berkas di karantina: yang tidak disebut daftar mana pun disimpan ${serverLimits.quarantineDays} hari sebelum dihapus.
  files restore [nama …]
      Mengembalikan berkas dari karantina: yang disebut namanya, atau semuanya.
  files sweep --yes
      Membersihkan sekarang, juga bila jumlahnya melewati batas yang menghentikan pembersihan. Periksa dahulu sebabnya.
  files move --to s3|disk [--clean]
      Menyalin semua berkas ke bucket S3_URL, atau kembali ke DATA_DIR, dan membaca setiap salinan kembali; boleh diputus
      dan diulang, juga selama program berjalan. Dengan --clean, yang sudah sama di kedua tempat dihapus dari yang lama:
      hanya sesudah program dimulai ulang dengan tempat yang baru.
  adopt --yes
      Menyatakan basis data, kunci, dan folder berkas sebagai satu pemasangan, sesudah program menolak mulai karena
      menganggapnya asing. Kuncinya harus membuka data tersegel yang ada.`

const PARTS = { listed: 'tercatat, tidak dipakai', private: 'tidak tercatat', public: 'publik, tidak dipakai' } as const

const restore: Command = async (parts, names) => {
  const { brought, unlisted } = await bringBackFiles(parts, names.length > 0 ? names : undefined)
  parts.say(`${brought} berkas dikembalikan.`)
  if (unlisted > 0)
    parts.say(
      `${unlisted} di antaranya tidak tercatat di basis data ini, jadi masuk karantina lagi pada pembersihan berikutnya.`,
    )
  return names.length > brought ? 1 : 0
}

const sweep: Command = async (parts, words) => {
  if (words.join() !== '--yes') throw new Error('Tidak ada yang dibersihkan. Tegaskan dengan: files sweep --yes')
  await sweepFiles(parts, { withoutBar: true })
  await sweepUploads(parts, { withoutBar: true })
  parts.say(`Dibersihkan. Di karantina sekarang: ${(await setAsideFiles(parts)).length} berkas.`)
  return 0
}

interface Moving {
  from: FilePlace
  to: FilePlace
  clean: boolean
}

function readMove(config: Config, words: string[]): Moving {
  const { values } = parseArgs({
    args: words,
    options: { to: { type: 'string' }, clean: { type: 'boolean', default: false } },
  })
  const { to, clean } = values
  if (to !== 's3' && to !== 'disk') throw new Error('Tulis tujuannya: files move --to s3, atau files move --to disk')
  if (!config.bucket)
    throw new Error('Isi S3_URL dengan alamat bucket, juga untuk perintah yang memindahkan berkas kembali ke disk.')
  const [disk, bucket] = [openDiskPlace(filesFolder(config)), openBucketPlace(config.bucket)]
  return to === 's3' ? { from: disk, to: bucket, clean } : { from: bucket, to: disk, clean }
}

/** The store that a command is about; a move's is the place that it leaves, until that was cleaned. */
export async function filesFor(config: Config, [name, word, ...rest]: readonly string[]): Promise<FileStore> {
  if (name !== 'files' || word !== 'move') return openFiles(config)
  const { from, to } = readMove(config, rest)
  const isOver = !(await from.facts(MARK)) && (await to.facts(MARK))
  return openFileStore(filesFolder(config), undefined, isOver ? to : from)
}

const move: Command = async ({ config, db, keys, say }, words) => {
  const { from, to, clean } = readMove(config, words)
  say(`Dari ${from.label} ke ${to.label}.`)
  const moving = { db, keys, from, to, say }
  const { copied, there, damaged } = await copyFiles(moving)
  for (const name of damaged) say(`Rusak, jadi tidak disalin: ${name}`)
  say(`${groupedNumber(copied)} berkas disalin dan dibaca kembali; ${groupedNumber(there)} sudah ada di sana.`)
  if (!clean) return damaged.length > 0 ? 1 : 0
  const { removed, kept } = await cleanFiles(moving)
  say(`${groupedNumber(removed)} berkas dihapus dari ${from.label}; ${groupedNumber(kept)} tinggal di sana.`)
  return kept > 0 ? 1 : 0
}

const files: Command = async (parts, [word, ...rest]) => {
  if (word === 'restore') return restore(parts, rest)
  if (word === 'sweep') return sweep(parts, rest)
  if (word === 'move') return move(parts, rest)
  if (word !== undefined)
    throw new Error(`Tidak dikenal: files ${word}. Yang ada: files, files restore, files sweep, files move.`)
  const found = await setAsideFiles(parts)
  for (const { part, name, since, bytes } of found) parts.say(`${since}  ${name}  ${bytes} byte  ${PARTS[part]}`)
  parts.say(`${found.length} berkas di karantina.`)
  return 0
}

const adopt: Command = async ({ say }) => {
  say('Basis data, kunci, dan folder berkas ini sekarang satu pemasangan.')
  return 0
}

export const fileCommands: Record<string, Command> = { files, adopt }
