import { randomUUID } from 'node:crypto'
import { readFile, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../../ground/config.ts'
import type { Db } from '../../ground/database/db.ts'
import { type Keys, openKeys } from '../../ground/secrets/keys.ts'
import type { FileStore } from '../../ground/storage/file-store.ts'
import { serverLimits } from '../../limits.ts'
import type { Tried } from '../installation/proof.ts'
import { type Finding, fine, messageOf, wrong } from './finding.ts'

const GIGABYTE = 1_000_000_000

const gigabytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(1).replace('.', ',')} GB`

/** @param free bytes that the program may still write */
export const checkDisk = (free: number, folder: string): Finding =>
  free >= serverLimits.freeDiskBytes
    ? fine(`Ruang kosong untuk ${folder}: ${gigabytes(free)}`)
    : wrong(
        `Ruang kosong untuk ${folder} tinggal ${gigabytes(free)}; paling sedikit ${gigabytes(serverLimits.freeDiskBytes)}`,
        'Perbesar disk itu, atau pindahkan isinya yang lain.',
      )

export async function examineDisk({ dataDir }: Config): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(dataDir)
  return [checkDisk(bavail * bsize, dataDir)]
}

/** The source of the key, and the mode of its file. */
export type KeySource = { in: 'environment'; text: string } | { in: 'file'; file: string; mode: number; text: string }

/** The key as the program would read it, and never made here; undefined when there is none yet. */
export async function keySource({ appKey, dataDir }: Config): Promise<KeySource | undefined> {
  if (appKey) return { in: 'environment', text: appKey }
  const file = path.join(dataDir, 'app.key')
  const known = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return known && { in: 'file', file, mode: known.mode & 0o777, text: (await readFile(file, 'utf8')).trim() }
}

export const openKeySource = (source: KeySource | undefined): Keys | undefined => {
  try {
    return source && openKeys(source.text)
  } catch {
    return undefined
  }
}

/** @param tried of what is stored; undefined where the database cannot be asked */
export function checkKey(source: KeySource | undefined, tried: Tried | undefined): Finding {
  if (!source)
    return wrong('Kunci: belum ada', 'Jalankan program sekali; kunci dibuat di DATA_DIR/app.key. Simpan salinannya.')
  const place = source.in === 'file' ? source.file : 'APP_KEY'
  if (!openKeySource(source)) {
    return wrong(`Kunci ${place} tidak dapat dibaca`, 'Isi dengan 32 byte acak dalam base64: openssl rand -base64 32.')
  }
  if (source.in === 'file' && (source.mode & 0o077) !== 0) {
    return wrong(
      `Kunci ${place} dapat dibaca pengguna lain (${source.mode.toString(8)})`,
      `Jalankan: chmod 600 ${place}`,
    )
  }
  const { opened, failed } = tried ?? { opened: 0, failed: 0 }
  if (failed > 0) {
    return wrong(
      opened === 0
        ? `Kunci ${place} bukan kunci yang menyegel data di basis data ini`
        : `Kunci ${place} tidak membuka ${failed} dari ${opened + failed} data tersegel yang dicoba`,
      'Kembalikan kunci yang lama, atau tulis keduanya: APP_KEY=baru,lama.',
    )
  }
  const is = opened > 0 ? `membuka data tersegel (${opened} dicoba)` : 'ada; belum ada data tersegel untuk dicoba'
  return fine(`Kunci ${place} ${is}`)
}

const SAMPLE = 200

/**
 * Checks the folder's owner: the program could not write beside files of another user.
 * @param owner of the folder, and who looks, by number; undefined where users have none
 */
export const checkOwner = (owner: number, runner: number | undefined, folder: string): Finding =>
  runner === undefined || owner === runner
    ? fine(`${folder} milik pengguna yang menjalankan pemeriksaan ini`)
    : wrong(
        `${folder} milik pengguna nomor ${owner}, bukan ${runner}; berkas tidak diperiksa`,
        `Jalankan perintah ini sebagai pengguna itu: sudo -u '#${owner}' …`,
      )

/** Writes, reads and removes a file, and looks for a share of those that the database knows. */
export async function examineFiles(files: FileStore, db: Db, { dataDir, bucket }: Config): Promise<Finding[]> {
  const owned = bucket ? undefined : checkOwner((await stat(dataDir)).uid, process.getuid?.(), dataDir)
  if (owned?.ok === false) return [owned]
  const folder = files.place.label
  const rights = bucket
    ? 'Periksa S3_URL: kuncinya perlu boleh membaca, menulis, menghapus, dan membaca daftar isi bucket.'
    : `Beri pengguna program hak tulis atas ${folder}, dan periksa disknya.`
  return [await tryFile(files, folder, rights), checkSample(await sampleOf(files, db), folder)]
}

async function tryFile(files: FileStore, folder: string, todo: string): Promise<Finding> {
  const [id, bytes] = [randomUUID(), Buffer.from('doctor')]
  try {
    await files.private.put(id, bytes)
    const read = await files.private.get(id)
    await files.private.remove(id)
    return read?.equals(bytes)
      ? fine(`Berkas dapat ditulis, dibaca, dan dihapus di ${folder}`)
      : wrong(`Berkas yang ditulis di ${folder} tidak terbaca sama`, todo)
  } catch (error) {
    return wrong(`Berkas tidak dapat ditulis di ${folder}: ${messageOf(error)}`, todo)
  }
}

export const checkSample = ({ absent, sampled }: { absent: number; sampled: number }, folder: string): Finding =>
  absent === 0
    ? fine(`Berkas yang tercatat ada semuanya (${sampled} dicoba)`)
    : wrong(
        `${absent} dari ${sampled} berkas yang dicoba tercatat, tetapi tidak ada di ${folder}`,
        'Periksa apakah DATA_DIR atau S3_URL yang benar terpasang; bila ya, pulihkan berkas dari cadangan.',
      )

/** Counts missing files in a random sample, without those of the last minute, which may not be on the disk yet. */
async function sampleOf(files: FileStore, db: Db): Promise<{ absent: number; sampled: number }> {
  const { rows } = await sql<{ name: string; is_public: boolean }>`
    (select name, true as is_public from stored_files
      where created_at < now() - interval '1 minute' order by random() limit ${SAMPLE})
    union all
    (select id::text, false from private_files
      where erased_at is null and created_at < now() - interval '1 minute' order by random() limit ${SAMPLE})`.execute(
    db,
  )
  const there = await Promise.all(
    rows.map(({ name, is_public }) => (is_public ? files.has(name) : files.private.writtenAt(name).then(Boolean))),
  )
  return { absent: there.filter((is) => !is).length, sampled: rows.length }
}
