/** The person who words a fact of a letter. */
export type Author =
  /** The program, a setting, or a day, number or amount in its own form. */
  | 'program'
  /** Staff, of the case that the letter is about. */
  | 'staff'
  /** The reader, of what is their own. */
  | 'reader'
  /** Anybody else who has an account: said only as the letter's `strangers` say. */
  | 'stranger'
  /** A sentence with names in it, each of which is put in as `lib/people/plain-words.ts` says it. */
  | 'sentence'

/** Each fact by its name; one that differs in a letter stands with it below. */
export const FACTS: Record<string, Author> = {
  ...{ nama_perusahaan: 'stranger', pengundang: 'stranger', pendaftar: 'stranger', peserta: 'stranger' },
  ...{ passkey: 'stranger', pemrakarsa: 'stranger', pemberi: 'stranger', penerima: 'stranger', petugas: 'stranger' },
  ...{ pengusul: 'stranger', pemutus: 'stranger' },
  ...{ pelaku: 'stranger', penyetuju: 'stranger' },
  ...{ kabar: 'sentence' },
  ...{ alasan: 'staff', catatan: 'staff', isi: 'staff', putusan: 'staff', uraian: 'staff', tugas: 'staff' },
  ...{ judul: 'staff', skema: 'staff', penanganan: 'staff', pemulihan: 'staff', waktu_kejadian: 'staff' },
  ...{ jenis_data: 'staff', hasil: 'staff', tindak_lanjut: 'staff', records: 'staff', rekening: 'staff' },
  ...{
    pejabat: 'staff',
    melalui: 'staff',
    instansi: 'staff',
    perubahan: 'staff',
    daftar: 'program',
    pada: 'program',
    nomor_kuitansi: 'program',
  },
  ...{ kegiatan: 'reader', changed: 'program', dokumen: 'program', link: 'program', kartu: 'program' },
  ...{ antrean: 'program', at: 'program', banding: 'program', batas: 'program', bulan: 'program' },
  ...{ case_number: 'program', code: 'program', dari: 'program', ke: 'program', distance: 'program' },
  ...{ ditemukan: 'program', galat: 'program', hal: 'program', hari: 'program', izin: 'program', jenis: 'program' },
  ...{ jumlah: 'program', keadaan: 'program', kurang: 'program', news: 'program', no_sertifikasi: 'program' },
  ...{ langkah: 'program', no_tiket: 'program', nomor: 'program', paid: 'program', peran: 'program', pin: 'program' },
  ...{ unit: 'program', dasar: 'program' },
  ...{
    sampai: 'program',
    sejak: 'program',
    tahun: 'program',
    total: 'program',
    untuk: 'program',
    waktu: 'program',
    target: 'program',
  },
  // An address in the form of one: it is the fact itself, told to the owner's former address.
  newEmail: 'program',
}

export const FACTS_OF_LETTERS: Record<string, Author> = { 'roleAsked.judul': 'stranger' }
