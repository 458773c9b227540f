import type pg from 'pg'
import { openFillings, shareOut } from './filling.ts'

export const FIRST =
  `Sri Andi Siti Agus Dewi Budi Nur Eko Rina Wahyu Ani Dian Tri Dwi Ahmad Muhammad Yusuf Ratna Indah Joko Lestari
  Bambang Made Wayan Ketut Putu Nyoman Maria Yohanes Fransiska Daud Hendra Yuliana Fitri Rahmat Ilham Zainal Halimah Umi
  Teguh Slamet Wulan Galih Sekar Arif Bayu Citra Devi Endang Gita`.split(/\s+/)

export const MIDDLE =
  `Kurnia Puspita Aditya Permata Jaya Cahya Mega Surya Anggraini Nugraha Kartika Rizki Amalia Pratiwi Setia Bagus
  Intan Kusuma Ayu Prima Wira Fajar Laksmi Utama Sari Mulya Hasan Rahma Satria Ningsih Tirta Purnama Rahayu Yoga`.split(
    /\s+/,
  )

export const LAST =
  `Wibowo Santoso Hidayat Siregar Nasution Simanjuntak Pangaribuan Lubis Harahap Saragih Wijaya Gunawan Halim
  Setiawan Kurniawan Susanto Hartono Purnomo Suryadi Wahyuni Handayani Maharani Astuti Utami Safitri Puspitasari Damanik
  Manurung Tampubolon Rumahorbo Latuconsina Pattimura Kaisiepo Wenda Mahardika Dharma Sanjaya Tanuwijaya Kusumawardani
  Prabowo Sutrisno Mulyono Suharto Rachman Syahputra Firmansyah Ramadhani Maulana Anwar Basuki Sukmawati Oktaviani
  Situmorang Hutapea Panjaitan Sinaga Ginting Tarigan Sembiring Barus Daulay Rangkuti`.split(/\s+/)

const TITLES = ['S.T.', 'S.Si.', 'S.T., M.T.', 'S.Hut.', 'M.Si.', 'S.P., M.Ling.', 'Ph.D.']
const PROVINCES = ['11', '12', '16', '31', '32', '33', '34', '35', '36', '51', '64', '73', '94', '96']
const EXPERTISE = ['mutu udara', 'mutu air', 'mutu tanah', 'sosial', 'kesehatan masyarakat', 'geologi', 'kelautan']
const MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

const array = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(',')}]`
/** One of them, by a hash of the row's number: the same on every run, and no pattern to be seen. */
const one = (words: readonly string[], salt: number, of = 'n') =>
  `(${array(words)})[1 + (hashint4(${of} * 7 + ${salt}) & 2147483647) % ${words.length}]`

/** Names of three parts and, here and there, a rare syllable that is nobody else's; numbers of five years. Holders of several
 * certificates have what stands for the hash of an identity number. */
const rows = (first: number, last: number, count: number, holders: number) => `
  insert into certificates (kualifikasi, skema, no_sertifikasi, nama, keahlian, kota, provinsi, valid_from, valid_until, status,
    status_since, frozen_until, issued_at, publik, imported, identity_index)
  select kualifikasi, 'Sertifikasi Penyusun Amdal', to_char(n, 'FM0000000') || '/' || kualifikasi || '/LSK-XX/' || month || '/'
      || 2021 + n % 6,
    first || ' ' || case when holder % 50 = 0 then initcap(translate(substr(md5(holder::text), 1, 6), '0123456789', 'klmnoprstu')) else middle end
      || ' ' || last || ', ' || title,
    array[expertise], 'Kota Contoh', province, from_day, from_day + 1095, status, now(),
    case when status = 'dibekukan' then current_date + 90 end, now(), n % 10 > 0, '',
    ${holders === count ? 'null' : 'md5(holder::text)'}
  from generate_series(${first}, ${last}) as n, lateral (select 1 + (n - 1) % ${holders} as holder) as person, lateral (select ${one(['KTPA', 'ATPA', 'ATPA'], 1)} as kualifikasi,
    ${one(MONTHS, 2)} as month, ${one(FIRST, 3, 'holder')} as first, ${one(MIDDLE, 4, 'holder')} as middle, ${one(LAST, 5, 'holder')} as last,
    ${one(TITLES, 6)} as title, ${one(PROVINCES, 7)} as province, ${one(EXPERTISE, 8)} as expertise,
    case n % 200 when 0 then 'dibekukan' when 1 then 'dicabut' when 2 then 'diganti' else 'aktif' end as status,
    current_date - n % 2000 as from_day) as made`

/**
 * Fills the register with that many certificates, one for each holder unless it says of how many, and does what else is
 * asked for; indexes that enforce no rule are built afterwards, in a fifth of the time.
 */
export async function fillHolders(
  url: string,
  count: number,
  { holders = count, more }: { holders?: number; more?: (client: pg.Client) => Promise<void> } = {},
): Promise<void> {
  const clients = await openFillings(url)
  try {
    const [first] = clients as [pg.Client]
    const { rows: indexes } = await first.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = 'certificates'::regclass and not indisunique and not indisexclusion`,
    )
    for (const { name } of indexes) await first.query(`drop index ${name}`)
    const part = Math.ceil(count / clients.length)
    await Promise.all(
      clients.map((client, at) => client.query(rows(at * part + 1, Math.min(count, (at + 1) * part), count, holders))),
    )
    await more?.(first)
    await shareOut(clients, indexes, async (client, { definition }) => void (await client.query(definition)))
    await first.query('vacuum analyze certificates')
  } finally {
    for (const client of clients) await client.end()
  }
}
