import { headOf, type ImportList } from '../src/features/platform/import-lists/rules.ts'
import type { ImportName } from '../src/features/service/imports/list-rules.ts'
import { IMPORT_LISTS } from '../src/features/service/imports/list-rules.ts'
import { csvText } from '../src/lib/files/csv-writer.ts'
import type { Browser } from './http.ts'

export type Cells = Record<string, string>

/** Good rows of each kind, by the head of the column; the second holds what is easily lost on the way. */
export const ROWS: Record<ImportName, [Cells, Cells]> = {
  skema: [
    { kategori: 'KTPA', jenis_kategori: 'Sertifikasi', nama: 'Skema Satu', biaya_pendaftaran: 'Rp2.500.000' },
    {
      kategori: 'Pemeliharaan',
      jenis_kategori: 'pemeliharaan',
      nama: '=Skema "Dua", baru',
      kualifikasi: 'ATPA',
      pelaksanaan: '2 hari',
      biaya_pendaftaran: '1.250.000,00',
      uraian: '<p>Uraian; <strong>tebal</strong></p>',
      unit_kompetensi:
        'Menyusun; lalu menilai :: Wawancara ;; Tes tertulis :: Langkah runtut. ;; Bukti ada.\nUnit a\\|b',
      persyaratan: 'Ijazah :: Pindaian, berwarna\nSurat (tidak wajib)\nFoto :: Latar merah (tidak wajib)',
      metode_uji: 'Tes tertulis|Wawancara',
      jenis_metode: 'Tes tertulis :: Tulis\nWawancara :: lisan',
      pendidikan_terendah: 'd4/s1',
      pengalaman_tahun: '3',
      jumlah_dokumen_amdal: '2',
      wajib_atpa: 'Ya',
      jenis_kegiatan: 'workshop',
      jam_pelajaran: '8',
      poin: '5',
    },
  ],
  tuk: [
    { nama: 'TUK Satu', jenis: 'Sewaktu', alamat: 'Jalan 1', kota: 'Kota A', provinsi: '34', zona_waktu: 'WIB' },
    {
      nama: '@TUK Dua',
      jenis: 'tempat kerja',
      alamat: 'Gedung B\nLantai 2, "Aula"',
      akses_difabel: 'Lift dari lobi\nToilet difabel',
      kota: '-Kota B',
      provinsi: 'papua barat daya',
      zona_waktu: 'wit',
    },
  ],
  penguji: [
    { nama: 'Penguji Satu' },
    {
      nama: "'=Penguji Dua",
      email: 'dua@example.com',
      riwayat_pendidikan: 'S2 Kimia; Biologi|S1 Fisika',
      no_sertifikat_penguji: '0042',
      masa_berlaku: '31 Desember 2027',
      keahlian: 'mutu air, Keanekaragaman Hayati',
      instansi: '+62 Instansi',
      nama_lpjp: '123456789012',
      kota: 'Kota Denpasar',
      provinsi: 'Bali',
      urutan: '3',
    },
  ],
  pemegang: [
    {
      nama: 'Pemegang Satu',
      no_sertifikat: '1/LAMA/2024',
      kualifikasi: 'KTPA',
      berlaku_mulai: '10/03/2024',
      berlaku_sampai: '2027-03-09',
    },
    {
      nama: '=Pemegang Dua, M.Si.',
      nik: "'9901015212900001",
      no_sertifikat: '2/LAMA/2024',
      no_registrasi: '00042',
      kualifikasi: 'atpa',
      keahlian: 'mutu air; sosial',
      kota: 'Kota Yogyakarta',
      provinsi: 'DI Yogyakarta',
      alamat: 'Jalan Contoh 1\nRT 2',
      telepon: '+62 811-0000-0042',
      email: 'dua@example.com',
      berlaku_mulai: '10-3-2024',
      berlaku_sampai: '9 Maret 2027',
      status: 'Diganti',
    },
  ],
  'permohonan-lama': [
    { nomor: 'P-1', nama: 'Orang Satu', skema: 'KTPA', hasil: 'Kompeten' },
    {
      nomor: '00042',
      nama: '=Orang Dua',
      nik: "'9901015212900001",
      email: 'dua@example.com',
      skema: '+Skema; lama',
      hasil: 'Belum kompeten',
      tanggal_permohonan: '31/01/2023',
      tanggal_uji: '1 Maret 2023',
      tanggal_keputusan: '2023-03-10',
      no_sertifikat: '-12',
      keterangan: 'Baris 1\nbaris "2"',
    },
  ],
  'invoice-lama': [
    { nomor: 'I-1', nama: 'Orang Satu', perihal: 'Biaya', total: '0', status: 'Batal', tanggal: '2023-01-01' },
    {
      nomor: '123456789012345',
      nama: '@Orang Dua',
      nik: '9901015212900001',
      email: 'dua@example.com',
      perihal: 'Biaya uji, ulang',
      total: 'Rp 1.250.000,-',
      status: 'Lunas',
      tanggal: '31-01-2023',
      tanggal_bayar: '01.02.2023',
      nomor_kuitansi: '=KW',
      keterangan: 'Transfer;\ttunai',
    },
  ],
  artikel: [
    { judul: 'Berita Satu' },
    {
      judul: '-Berita "Dua"; lanjutan',
      alamat: 'berita-dua',
      isi: '<p>Baris, satu</p>\n<ul><li>"dua"</li></ul>',
      terbit: '31/01/2025 14.30',
    },
  ],
}

/** Wrong values for the first row, by column. */
export const MISTAKES: Record<ImportName, Cells> = {
  skema: { kategori: '', jenis_kategori: 'lain', biaya_pendaftaran: '1,250', poin: 'lima', pendidikan_terendah: 'SMA' },
  tuk: { nama: '', jenis: 'Tetap', provinsi: 'Atlantis', zona_waktu: 'UTC' },
  penguji: {
    keahlian: 'mutu kopi',
    provinsi: 'Atlantis',
    email: 'bukan email',
    masa_berlaku: '31/12/27',
    urutan: '-1',
    riwayat_pendidikan: 'x'.repeat(201),
  },
  pemegang: { keahlian: 'mutu kopi', nik: '123', email: 'x', berlaku_mulai: '2024-02-30', status: 'hilang' },
  'permohonan-lama': { nik: '123', email: 'x', hasil: '', tanggal_uji: '2023-02-30', skema: 'x'.repeat(201) },
  'invoice-lama': { nomor: '', total: '1.250.000,50', tanggal: '1/2/23', status: 'x'.repeat(61) },
  artikel: { judul: 'x'.repeat(201), alamat: 'Bukan Alamat', terbit: 'besok' },
}

/** Every kind of list, for describe.each. */
export const KINDS = IMPORT_LISTS.map((list) => [list.name, list as ImportList] as const)
export const headsOf = ({ columns }: ImportList): string[] => Object.values(columns).map(({ label }) => headOf(label))
export const csvOf = (list: ImportList, rows: Cells[]): string => {
  const heads = headsOf(list)
  return csvText([heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))])
}

export const listOf = (name: ImportName): ImportList => {
  const list = IMPORT_LISTS.find((each) => each.name === name)
  if (!list) throw new Error(`no list: ${name}`)
  return list
}

const fileOf = (bytes: string | Uint8Array, name: string) => ({ name, type: 'text/csv', bytes: Buffer.from(bytes) })

/** Uploads a list, whose rows then wait in a draft; the name of its file holds what the log must not. */
export const beginList = (
  by: Browser,
  name: ImportName,
  bytes: string | Uint8Array,
  filename = 'daftar 9901015212900001.csv',
) => by.upload(`/admin-api/impor/${name}`, 'file', fileOf(bytes, filename))

/** Mends a draft. */
export const mendList = async (by: Browser, id: string, perubahan: object) => {
  const { status, body } = await by.send('PATCH', `/admin-api/draf-impor/${id}`, { perubahan })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.draf
}

/** Lets the good rows of a draft in. */
export const bringIn = (by: Browser, id: string) => by.post(`/admin-api/draf-impor/${id}/masukkan`, {})

/**
 * Uploads a list and answers what of it is good and what is wrong; without `coba` the good rows come in. What waits is
 * given up.
 */
export async function sendList(by: Browser, name: ImportName, bytes: string | Uint8Array, coba: boolean) {
  const begun = await beginList(by, name, bytes)
  if (begun.status !== 201) return begun
  const { id, baris, diterima, sudah_ada, jumlah_kesalahan, menunggu } = begun.body
  const kesalahan = menunggu.flatMap((row: { baris: number; kesalahan: { kolom: string; pesan: string }[] }) =>
    row.kesalahan.map(({ kolom, pesan }) => ({ baris: row.baris, kolom, pesan })),
  )
  const facts = { baris, diterima, sudah_ada, jumlah_kesalahan, kesalahan }
  const brought = coba ? undefined : await bringIn(by, id)
  if (!brought || brought.body.draf) await by.delete(`/admin-api/draf-impor/${id}`)
  return { ...begun, status: 200, body: { ...facts, ...(brought ? brought.body : {}) } }
}
