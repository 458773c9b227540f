import { expect, test } from 'vitest'
import { z } from 'zod'
import { officeApi } from '../../api.ts'
import { i18nFor } from '../i18n.ts'
import { resources } from '../resources.ts'

/** Said by another field in words, or asked by the screen alone. */
const STAY = `permohonan user_id jenis_permohonan tahap_label due_at tenggang target_sesudah_uji
invoice untuk untuk_id pengembalian
klaim-riwayat user_id
penilaian tahap_label locked_at
pengaduan is_anonim no_sertifikasi
sertifikat status_sertifikat status_label frozen_until
sanksi answered_at
kewajiban certificate_id
laporan-kinerja user_id nihil
laporan-belum-masuk certificate_id ada_draf
kegiatan schedule_id jenis_kegiatan tanggal_selesai
versi-skema jenis
dokumen-dibaca file_id file_name
perubahan-aturan baru lama items_searched_at
aturan-soal baru lama items_searched_at items_searched_by_name
asesor user_id created_by
pembaca-kementerian user_id created_by
perubahan-data user_id
dokumen-diganti user_id
audit terbaca
insiden authority_notified_at jumlah_terdampak
penghapusan-data user_id
masa-simpan finished_at
permintaan-data sumber
cadangan place jumlah_baris jumlah_berkas removed_at catatan_uji trial_asked_at trial_began_at
kanal-pesan resume_at angka`.split('\n')

test('a field of a list has an Indonesian name under which it leaves, or stays by choice', () => {
  const i18n = i18nFor(resources)
  const unnamed = resources.flatMap(({ name, calls, list }) => {
    const answer = calls.list && list && officeApi[calls.list].answer
    if (!(answer instanceof z.ZodObject)) return []
    const rows: unknown = answer.shape['data']
    const row = rows instanceof z.ZodArray ? rows.element : undefined
    const fields = row instanceof z.ZodObject ? Object.keys(row.shape) : []
    const nameless = fields.filter((field) => i18n.translate(`resources.${name}.fields.${field}`, { _: '' }) === '')
    return nameless.length === 0 ? [] : [[name, ...nameless].join(' ')]
  })
  expect(unnamed).toEqual(STAY)
})
