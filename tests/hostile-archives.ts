import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { readArchive, readWhole } from '../src/ground/backup/archive-reader.ts'
import { seal } from '../src/ground/backup/archive-seal.ts'
import type { BackupPlace } from '../src/ground/backup/backup-place.ts'
import { MANIFEST, Manifest } from '../src/ground/backup/manifest.ts'
import { type Keys, openKeys } from '../src/ground/secrets/keys.ts'
import { TEST_KEYS } from './harness.ts'

interface Entry {
  name: string
  bytes: Buffer
}

/** The parts of an archive, for a test that puts them together differently. */
export interface Parts {
  entries: Entry[]
  manifest: Manifest
}

const OTHERS_KEYS = openKeys(Buffer.alloc(32, 9).toString('base64'))

/** A file that is larger than a sealed part. */
const FILE: Entry = { name: 'files/private/ab/abcdef', bytes: randomBytes(300_000) }

/** Takes a genuine archive apart. */
export async function takeApart(place: BackupPlace, name: string): Promise<Parts> {
  const entries: Entry[] = []
  await readArchive(place, name, { keys: TEST_KEYS }, async (entry) => {
    entries.push({ name: entry.name, bytes: await readWhole(entry) })
  })
  const manifest = Manifest.parse(JSON.parse(entries.pop()?.bytes.toString() ?? ''))
  return relist({ entries: [...entries, FILE], manifest })
}

const lineOf = ({ name, bytes }: Entry) => ({
  name,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

/** Returns the parts with a manifest that fits the entries. */
const relist = ({ entries, manifest }: Parts): Parts => ({
  entries,
  manifest: { ...manifest, entries: entries.map(lineOf) },
})

const manifestEntry = ({ manifest }: Parts): Entry => ({ name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) })

/** @param entries as tar knows them: those of a whole archive, the manifest included */
function compress(entries: (Entry & { type?: 'symlink'; linkname?: string })[]): Promise<Buffer> {
  const tar = pack()
  for (const { bytes, ...header } of entries) {
    if (header.type) tar.entry(header)
    else tar.entry(header, bytes)
  }
  tar.finalize()
  return buffer(tar.pipe(createZstdCompress()))
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

const sealBytes = async (plain: Buffer, keys: Keys = TEST_KEYS): Promise<Buffer> => buffer(seal(keys, once(plain)))

const plainOf = (parts: Parts): Promise<Buffer> => compress([...parts.entries, manifestEntry(parts)])

/** Sealed by somebody who has the key, so that what lies deeper has to be looked at. */
const archiveOf = async (parts: Parts, keys?: Keys): Promise<Buffer> => sealBytes(await plainOf(parts), keys)

const rowsOf = (name: string): Entry => ({ name: `database/${name}/000001`, bytes: Buffer.from('1\n') })

/** Returns the parts with rows for one more table. */
const withTable = ({ entries, manifest }: Parts, name: string): Parts =>
  relist({
    entries: [rowsOf(name), ...entries],
    manifest: { ...manifest, tables: [...manifest.tables, { name, columns: ['id'], rows: 1 }] },
  })

const withEntry = ({ entries, manifest }: Parts, entry: Entry): Parts =>
  relist({ entries: [...entries, entry], manifest })

/** As an older program wrote it, or anybody who knows the old format. */
export const withoutSeal = ({ entries, manifest }: Parts): Promise<Buffer> =>
  plainOf({ entries, manifest: { ...manifest, format: 1 } })

const changedAt = (archive: Buffer, at: number): Buffer => {
  const changed = Buffer.from(archive)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}

/** Two sealed parts of an archive change places. */
function swapParts(archive: Buffer): Buffer {
  const [head, part] = [71, 65_552]
  const cut = [0, head, head + part, head + 2 * part, archive.length]
  const [begin, one, two, rest] = cut.slice(0, 4).map((from, at) => archive.subarray(from, cut[at + 1]))
  return Buffer.concat([begin, two, one, rest].map((each) => each ?? Buffer.alloc(0)))
}

const LINK = {
  name: 'files/private/ab/taut',
  bytes: Buffer.alloc(0),
  type: 'symlink',
  linkname: '/etc/passwd',
} as const

const withColumn = ({ entries, manifest }: Parts): Parts => ({
  entries,
  manifest: {
    ...manifest,
    tables: manifest.tables.map((table) =>
      table.name === 'public.users' ? { ...table, columns: [...table.columns, 'sisipan'] } : table,
    ),
  },
})

const withSequence = ({ entries, manifest }: Parts): Parts => ({
  entries,
  manifest: {
    ...manifest,
    sequences: [...manifest.sequences, { name: 'public.sisipan_seq', last_value: 1, is_called: true }],
  },
})

interface Hostile {
  what: string
  archive: (genuine: Parts) => Promise<Buffer>
  /** The sentence by which it is refused. */
  refused: string
  /** Makes the same archive without a seal, for what is refused although the operator trusts it. */
  plain?: (genuine: Parts) => Parts
  /** True when it is found only beside tables that migrations have made. */
  isFoundLate?: true
}

const system = (parts: Parts) => withTable(parts, 'pg_catalog.pg_proc')
const foreign = (parts: Parts) => withTable(parts, 'lain.tabel')
const strange = (parts: Parts) => withTable(parts, 'public.sisipan')
const outside = (parts: Parts) => withEntry(parts, { name: 'files/../../etc/cron.d/x', bytes: Buffer.from('x') })

/** Archives that somebody else wrote or altered; each is refused by every door, with its sentence. */
export const HOSTILE_ARCHIVES: readonly Hostile[] = [
  {
    what: 'a system table',
    plain: system,
    archive: (genuine) => archiveOf(system(genuine)),
    refused: 'menyebut tabel sistem basis data (pg_catalog.pg_proc)',
  },
  {
    what: 'a table of a foreign schema',
    plain: foreign,
    archive: (genuine) => archiveOf(foreign(genuine)),
    refused: 'menyebut tabel di luar skema portal (lain.tabel)',
  },
  {
    what: 'a table that no migration made',
    plain: strange,
    isFoundLate: true,
    archive: (genuine) => archiveOf(strange(genuine)),
    refused: 'menyebut tabel public.sisipan, yang tidak dibuat migrasi mana pun',
  },
  {
    what: 'a column that no migration made',
    plain: withColumn,
    isFoundLate: true,
    archive: (genuine) => archiveOf(withColumn(genuine)),
    refused: 'menyebut kolom sisipan pada tabel public.users, yang tidak dibuat migrasi',
  },
  {
    what: 'a sequence that no migration made',
    plain: withSequence,
    isFoundLate: true,
    archive: (genuine) => archiveOf(withSequence(genuine)),
    refused: 'menyebut urutan public.sisipan_seq, yang tidak dibuat migrasi',
  },
  {
    what: 'rows of another hash',
    archive: ({ entries, manifest }) =>
      archiveOf({
        entries: entries.map((entry) => (entry === FILE ? { ...FILE, bytes: Buffer.from('lain') } : entry)),
        manifest,
      }),
    refused: 'files/private/ab/abcdef tidak seperti saat ditulis',
  },
  {
    what: 'an entry that its manifest does not name',
    archive: ({ entries, manifest }) =>
      archiveOf({ entries: [...entries, { ...FILE, name: 'files/private/ab/sisipan' }], manifest }),
    refused: 'isinya lebih dari daftarnya',
  },
  {
    what: 'an entry twice',
    archive: ({ entries, manifest }) => archiveOf({ entries: [...entries, FILE], manifest }),
    refused: 'files/private/ab/abcdef tidak pada tempatnya',
  },
  {
    what: 'rows behind its files',
    archive: (genuine) => archiveOf(withEntry(genuine, rowsOf('public.users'))),
    refused: 'database/public.users/000001 tidak pada tempatnya',
  },
  {
    what: 'no manifest',
    archive: async ({ entries }) => sealBytes(await compress(entries)),
    refused: 'daftar isinya tidak ada',
  },
  {
    what: 'a path out of the folder',
    plain: outside,
    archive: (genuine) => archiveOf(outside(genuine)),
    refused: '"files/../../etc/cron.d/x", yang tidak pernah ditulis portal',
  },
  {
    what: 'a link to a file of the server',
    archive: async (genuine) => sealBytes(await compress([LINK, ...genuine.entries, manifestEntry(genuine)])),
    refused: '"files/private/ab/taut", yang tidak pernah ditulis portal',
  },
  {
    what: 'a bomb',
    archive: async (genuine) =>
      sealBytes(await compress([{ ...FILE, bytes: Buffer.alloc(100_000_000) }, manifestEntry(genuine)])),
    refused: 'mengembang jauh melebihi ukurannya',
  },
  {
    what: 'a manifest that would fill the memory',
    archive: ({ entries, manifest }) =>
      archiveOf({ entries, manifest: { ...manifest, missing: Array(100_000).fill('x'.repeat(100)) } }),
    refused: 'terlalu besar untuk isinya',
  },
  {
    what: 'a manifest of another kind',
    archive: ({ entries, manifest }) => archiveOf({ entries, manifest: { ...manifest, format: 1 } }),
    refused: 'dibuat versi program lain yang tidak dikenal',
  },
  {
    what: 'a part that was altered',
    archive: async (genuine) => changedAt(await archiveOf(genuine), 100_000),
    refused: 'isinya diubah sesudah disegel',
  },
  {
    what: 'parts in another order',
    archive: async (genuine) => swapParts(await archiveOf(genuine)),
    refused: 'isinya diubah sesudah disegel',
  },
  {
    what: 'its end cut off',
    archive: async (genuine) => (await archiveOf(genuine)).subarray(0, -1000),
    refused: 'akhirnya terpotong atau diubah sesudah disegel',
  },
  {
    what: 'its end cut off between two parts',
    archive: async (genuine) => (await archiveOf(genuine)).subarray(0, 71 + 2 * 65_552),
    refused: 'akhirnya terpotong atau diubah sesudah disegel',
  },
  {
    what: 'hardly a beginning',
    archive: async (genuine) => (await archiveOf(genuine)).subarray(0, 40),
    refused: 'terpotong di awalnya',
  },
  {
    what: 'the seal of another installation',
    archive: (genuine) => archiveOf(genuine, OTHERS_KEYS),
    refused: 'disegel dengan kunci lain: milik pemasangan lain',
  },
  {
    what: 'no seal',
    archive: (genuine) => withoutSeal(genuine),
    refused: 'tidak tersegel: dibuat versi program lama',
  },
  {
    what: 'the contents of another moment',
    archive: ({ entries, manifest }) => archiveOf({ entries, manifest: { ...manifest, at: '2020-01-01T00:00:00Z' } }),
    refused: 'berisi cadangan dari 2020-01-01T00:00:00Z',
  },
  {
    what: 'a format that is not invented yet',
    archive: async (genuine) =>
      Buffer.concat([Buffer.from('sertifikasi-cadangan 9\n'), (await archiveOf(genuine)).subarray(23)]),
    refused: 'dibuat versi program lain yang tidak dikenal',
  },
  {
    what: 'something that is no archive',
    archive: async () => Buffer.alloc(200_000, 'gambar'),
    refused: 'bukan arsip cadangan portal',
  },
]
