import { sql } from 'kysely'
import { unsettledCertificates } from '../../features/certification/certificates/qualifications/service.ts'
import { type Backup, lastBackup } from '../../features/platform/backups/service.ts'
import type { Db } from '../../ground/database/db.ts'
import { schemaStateAt } from '../../ground/database/migrate.ts'
import { roleOf } from '../../ground/database/roles.ts'
import { type SchemaState, schemaRefusal } from '../../ground/database/schema-state.ts'
import { jobsSeenSeconds } from '../../ground/jobs/job-queries.ts'
import { bodyZone, dayIn } from '../../lib/day.ts'
import { serverLimits } from '../../limits.ts'
import { attempt, type Finding, fine, wrong } from './finding.ts'

const LEAST_VERSION = 150_000
const HOUR_MS = 3_600_000

/** @param version as server_version_num says it: 150004 for 15.4 */
export function checkVersion(version: number): Finding {
  const name = `Basis data: PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`
  return version >= LEAST_VERSION
    ? fine(name)
    : wrong(`${name} terlalu lama`, 'Pasang PostgreSQL 15 atau lebih baru, lalu pindahkan basis datanya.')
}

export interface Rights {
  user: string
  database: string
  /** May make schemas, as the queue does. */
  creates_schemas: boolean
  /** May make tables, as migrations do. */
  creates_tables: boolean
  owns_tables: boolean
  /** pg_trgm is there, or can be. */
  has_trigrams: boolean
}

export function checkRights(rights: Rights): Finding {
  const missing = [
    ...(rights.creates_schemas ? [] : ['membuat skema']),
    ...(rights.creates_tables ? [] : ['membuat tabel di skema public']),
    ...(rights.owns_tables ? [] : ['memiliki tabel yang ada']),
    ...(rights.has_trigrams ? [] : ['ekstensi pg_trgm']),
  ]
  if (missing.length === 0) return fine(`Hak pengguna ${rights.user} atas basis data ${rights.database} lengkap`)
  return wrong(
    `Hak pengguna ${rights.user} kurang: ${missing.join(', ')}`,
    rights.has_trigrams
      ? `Jadikan ia pemilik: alter database "${rights.database}" owner to "${rights.user}", juga tabel di dalamnya (reassign owned).`
      : 'Pasang paket postgresql-contrib di server basis data.',
  )
}

/** @param user as whom the program works */
export const checkWorker = ({ user, superuser }: { user: string; superuser: boolean }): Finding =>
  superuser
    ? wrong(
        `Program bekerja sebagai superuser basis data (${user}), jadi tidak ada penjaga yang mengikatnya`,
        'Isi DATABASE_URL dengan pengguna biasa, dan DATABASE_OWNER_URL dengan pemilik basis datanya.',
      )
    : fine(`Program bekerja sebagai pengguna biasa (${user})`)

export function checkMigrations(state: SchemaState): Finding {
  const { pending, changed, unknown } = state
  if (changed.length > 0) {
    return wrong(
      `Migrasi berubah sesudah dijalankan: ${changed.join(', ')}`,
      'Pasang ulang arsip rilis yang asli; migrasi tidak boleh disunting.',
    )
  }
  const refusal = schemaRefusal(state)
  if (refusal !== undefined) return wrong('Basis data ini bukan untuk versi program ini', refusal)
  if (unknown.length > 0) return fine(`Basis data lebih baru (${unknown.join(', ')}); versi ini masih boleh bekerja`)
  const waiting = pending.filter(({ floor }) => floor === undefined)
  if (pending.length === 0) return fine('Migrasi: semuanya sudah dijalankan')
  if (waiting.length === 0) {
    const names = pending.map(({ name }) => name).join(', ')
    return fine(`Migrasi penutup menunggu (${names}): berjalan pada mulai berikutnya tanpa versi lama yang tersambung`)
  }
  return wrong(
    `Migrasi belum dijalankan: ${waiting.length} (yang pertama ${waiting[0]?.name})`,
    'Buat cadangan, lalu mulai ulang program: migrasi berjalan saat mulai.',
  )
}

/** @param last newest recorded backup, null before the first */
export function checkBackup(last: Backup | null, now: Date): Finding {
  const todo =
    'Jalankan admin backup, atau atur jadwalnya pada Cadangan di kantor belakang; skrip sendiri diakhiri admin record-backup.'
  if (last === null) return wrong('Cadangan: belum pernah tercatat', todo)
  const hours = Math.floor((now.getTime() - last.at.getTime()) / HOUR_MS)
  const place = last.place === null ? '' : ` di ${last.place}`
  return hours < serverLimits.backupHours
    ? fine(`Cadangan terakhir ${hours} jam yang lalu${place}`)
    : wrong(`Cadangan terakhir ${hours} jam yang lalu${place}; batasnya ${serverLimits.backupHours} jam`, todo)
}

/** @param seconds since somebody who does jobs was heard of; null where none ever was, as before the first start */
export function checkJobs(seconds: number | null): Finding[] {
  if (seconds === null) return []
  if (seconds <= serverLimits.jobsSeenSeconds) return [fine('Pekerjaan latar: ada yang mengerjakan')]
  return [
    wrong(
      `Pekerjaan latar: tidak ada yang mengerjakan sejak ${Math.floor(seconds / 60)} menit yang lalu`,
      'Jalankan portal; dengan ROLE=web di sini harus ada proses lain dengan ROLE=worker atau ROLE=all.',
    ),
  ]
}

const NAMED = 10

/** @param numbers of certificates from before a qualification was sanctioned, and certified, as one */
export function checkQualifications(numbers: readonly string[]): Finding {
  if (numbers.length === 0) return fine('Sertifikat: satu untuk tiap kualifikasi, dan tiap sanksi mengenai semuanya')
  const more = numbers.length > NAMED ? ` dan ${numbers.length - NAMED} lagi` : ''
  return wrong(
    `Sertifikat berlaku rangkap, atau di samping sanksi atas kualifikasinya: ${numbers.slice(0, NAMED).join(', ')}${more}`,
    'Putuskan satu per satu di kantor belakang: buka sanksi atas sertifikat itu, atau koreksi masa berlakunya.',
  )
}

/** Version, rights, migrations, backups and jobs; nothing is changed. @param db as the owner */
export async function examineDatabase(db: Db, urls: { url: string; ownerUrl: string }, now: Date): Promise<Finding[]> {
  const ask = 'Periksa DATABASE_URL, dan log server basis data.'
  const parts: [string, () => Promise<Finding[]>][] = [
    ['Versi basis data', async () => [checkVersion(await versionOf(db))]],
    ['Hak atas basis data', async () => [checkRights(await rightsIn(db))]],
    ['Pengguna basis data', async () => [checkWorker(await roleOf(urls.url))]],
    ['Migrasi', async () => [checkMigrations(await schemaStateAt(urls.ownerUrl))]],
  ]
  const found: Finding[] = []
  for (const [subject, check] of parts) found.push(...(await attempt(subject, ask, check)))
  const lookAtCertificates = async () => [checkQualifications(await unsettledCertificates(db, dayIn(bodyZone(), now)))]
  found.push(...(await attempt('Sertifikat', ask, lookAtCertificates)))
  found.push(...(await attempt('Cadangan', ask, async () => [checkBackup(await lastBackup(db), now)])))
  found.push(...(await attempt('Pekerjaan latar', ask, async () => checkJobs(await jobsSeenSeconds(db)))))
  return found
}

async function versionOf(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`select current_setting('server_version_num')::int as number`.execute(
    db,
  )
  return rows[0]?.number ?? 0
}

async function rightsIn(db: Db): Promise<Rights> {
  const { rows } = await sql<Rights>`
    select current_user as user, current_database() as database,
      has_database_privilege(current_database(), 'create') as creates_schemas,
      has_schema_privilege('public', 'create') as creates_tables,
      not exists (
        select from pg_tables where schemaname = 'public' and not pg_has_role(tableowner, 'usage')
      ) as owns_tables,
      exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams`.execute(db)
  const [rights] = rows
  if (!rights) throw new Error('tidak terjawab')
  return rights
}
