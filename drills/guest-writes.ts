import { sql } from 'kysely'
import { openDatabase } from '../src/ground/database/db.ts'
import { pdf } from '../tests/pdf.ts'
import { StubbornClient } from '../tests/stubborn-client.ts'
import { demand } from './demand.ts'
import type { Network } from './lost-answers.ts'
import { PASSWORD } from './open-portal.ts'

/** The ticket and PIN that a guest is given once their complaint is taken. */
interface Receipt {
  no_tiket: string
  pin: string
}

interface Guest {
  client: StubbornClient
  /** The number of the write, different each time. */
  place: number
  /** The receipt of the complaint that was filed last; only its own answer tells the PIN. */
  receipt: Receipt | undefined
}

interface GuestWrite {
  /** The tables that each have one row more afterwards. */
  tables: readonly string[]
  write: (guest: Guest) => Promise<unknown>
}

/** The writes of people without an account. A further kind of write is a further row. */
const GUEST_WRITES: Record<string, GuestWrite> = {
  pengaduan: { tables: ['complaints', 'complaint_files'], write: fileComplaint },
  'balasan pengaduan': { tables: ['complaint_entries', 'complaint_files'], write: reply },
  pendaftaran: { tables: ['users'], write: register },
}

function form(fields: Record<string, string>, place: number): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('lampiran', new File([new Uint8Array(pdf(`(${place})`))], 'bukti.pdf', { type: 'application/pdf' }))
  return body
}

/** A complaint with a file, each place another one. */
export function complaintForm(place: number): FormData {
  const who = { nama: `Pelapor ${place}`, email: `pelapor${place}@example.com`, pernyataan_benar: 'on' }
  const uraian = `Jadwal uji ke-${place} diubah dua kali tanpa pemberitahuan kepada para peserta.`
  return form({ ...who, jenis_pengaduan: 'layanan', uraian }, place)
}

async function fileComplaint(guest: Guest): Promise<void> {
  guest.receipt = await guest.client.write('POST', '/pengaduan', complaintForm(guest.place))
}

async function reply({ client, place, receipt }: Guest): Promise<void> {
  if (!receipt) throw new Error('no complaint to reply to')
  const { no_tiket, pin } = receipt
  const isi = `Bukti ke-${place} terlampir.`
  const { riwayat } = await client.write<{ riwayat: { isi: string }[] }>(
    ...(['POST', `/pengaduan/${no_tiket}/balas`] as const),
    form({ pin, isi }, place),
  )
  const shown = riwayat.filter((entry) => entry.isi === isi).length
  demand(shown === 1, `balasan tampil sekali (ada ${shown})`)
}

async function register({ client, place }: Guest): Promise<void> {
  const person = { name: `Tamu ${place}`, email: `tamu${place}@example.com`, phone: '+6281100008888' }
  await client.write('POST', '/api/v1/register', { ...person, password: PASSWORD, password_confirmation: PASSWORD })
}

type Kill = () => Promise<void>

interface At {
  network: Network
  /** The program, whose database has another address after a restart. */
  program: { readonly databaseUrl: string }
}

/**
 * Somebody's program is killed between the commit of each write and its answer, and they ask again: it stands there once.
 * @param kills of which the short form takes one for each write, in turn
 */
export async function writeAsGuests({ network, program }: At, kills: readonly Kill[], short: boolean) {
  const guest: Guest = { client: new StubbornClient(network.url), place: 0, receipt: undefined }
  for (const [turn, [what, { tables, write }]] of Object.entries(GUEST_WRITES).entries()) {
    for (const kill of short ? kills.filter((_, at) => at === turn % kills.length) : kills) {
      guest.place += 1
      // Whoever has registered is no guest any more.
      guest.client = new StubbornClient(network.url)
      const before = await rowsIn(program.databaseUrl, tables)
      await loseInGap(network, kill, () => write(guest))
      const after = await rowsIn(program.databaseUrl, tables)
      for (const [place, table] of tables.entries()) {
        const more = (after[place] ?? 0) - (before[place] ?? 0)
        demand(more === 1, `${what} tamu tersimpan sekali dalam ${table} (ada ${more})`)
      }
    }
  }
  return `${guest.place} tulisan tamu (${Object.keys(GUEST_WRITES).join(', ')}), masing-masing dengan kill -9 di antara tersimpan dan dijawab: 0 hilang, 0 ganda.`
}

/** Kills a part between the commit of the next write and its answer, which is lost. */
async function loseInGap(network: Network, kill: Kill, work: () => Promise<unknown>): Promise<void> {
  let killing: Promise<void> | undefined
  network.beforeNextLoss = () => {
    killing = kill()
    return killing
  }
  await work()
  demand(killing !== undefined, 'jawaban hilang di antara')
  await killing
}

async function rowsIn(databaseUrl: string, tables: readonly string[]): Promise<number[]> {
  const { db, close } = openDatabase(databaseUrl, { most: 1 })
  try {
    const counts: number[] = []
    for (const table of tables) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
      counts.push(rows[0]?.count ?? 0)
    }
    return counts
  } finally {
    await close()
  }
}
