import type pg from 'pg'
import { closeFilling, openFillings, shareOut } from './filling.ts'
import { QUALITY_ROWS } from './quality-rows.ts'

/** The rows behind every list of the back office. */
export const ROWS = 100_000

const WORDS = `lingkungan amdal penyusun dokumen kajian dampak kerangka acuan rencana pengelolaan pemantauan izin usaha
  kegiatan wilayah sungai hutan pesisir tambang industri limbah udara tanah air masyarakat penilai ketua anggota tim ahli
  sertifikat kompetensi ujian asesor jadwal tempat daftar biaya syarat bukti hasil keputusan banding perpanjangan
  pemeliharaan laporan pelatihan pendidikan pengalaman`.split(/\s+/)

/** Numbers with a title and a text of the field's words, some of them rare; the same on every run. */
const NUMBERS = `
  create temp table texts as select id, string_agg(word, ' ' order by place) as long,
      string_agg(word, ' ' order by place) filter (where place <= 5) as short
    from generate_series(0, 9999) as id, generate_series(1, 40) as place,
      lateral (select hashint8(id * 1009 + place) & 2147483647 as hash) as hashed,
      lateral (select case when hash % 13 = 0 then substr(md5(hash::text), 1, 6)
        else ('{${WORDS.join(',')}}'::text[])[1 + hash % ${WORDS.length}] end as word) as chosen
    group by id;
  create temp table numbers as select n, short || ' ' || substr(md5(n::text), 1, 5) as title, long as text
    from generate_series(1000001, ${1_000_000 + ROWS}) as n join texts on texts.id = n % 10000`

const one = (of: string[], number = 'n') => `('{${of.join(',')}}'::text[])[1 + ${number} % ${of.length}]`
const other = (step: number) => `1000001 + n * ${step} % ${ROWS}`
const ago = (unit: string) => `now() - n % ${ROWS} * interval '${unit}'`
const OWNER = `lower(' ' || title || E'\\n anggota' || n || '@example.com')`
const PICTURE = '(select name from stored_files limit 1)'

/** Columns and select of each table's rows, in which `n` is the row's number. */
const TABLES: Record<string, string> = {
  faqs: '(pertanyaan, jawaban, urutan) select title, text, n % 10000 from numbers',
  tutorial_sections: `(judul, isi, pelaku, target_waktu, urutan)
    select title, text, 'Pemohon', '5 hari kerja', n % 10000 from numbers`,
  articles: `(slug, title, content, published_at, created_at) select 'artikel-' || n, title, repeat(text, 10),
    case when n % 10 > 0 then ${ago('10 minutes')} end, ${ago('11 minutes')} from numbers`,
  gallery_items: `(source, judul, album, tanggal, alt, persetujuan_foto, urutan)
    select ${PICTURE}, title, 'Album ' || n % 200, current_date - n % 3000, title, n % 5 > 0, n % 10000 from numbers`,
  partners: `(name, source, urutan) select title, ${PICTURE}, n % 10000 from numbers`,
  categories: `(id, name, jenis) overriding system value
    select n, left(title, 40) || ' ' || n, ${one(['sertifikasi', 'perpanjangan', 'uji_ulang', 'pemeliharaan'])} from numbers`,
  schemes: `(id, category_id, kategori, name, versi_terbit, ada_draf) overriding system value
    select n, categories.id, categories.name, title, case when n % 10 > 0 then 1 end, n % 10 = 0
      from numbers join categories on categories.id = 1000001 + n % 100`,
  scheme_versions: `(id, scheme_id, versi, name, description, registration_fee, published_at) overriding system value
    select n, n, 1, title, text, n % 5000000, case when n % 10 > 0 then ${ago('1 hour')} end from numbers`,
  venues: `(id, name, jenis, alamat, kota, provinsi, zona_waktu) overriding system value
    select n, title, ${one(['Sewaktu', 'Tempat Kerja', 'Mandiri'])}, text, ${one(WORDS, 'n * 7')},
      ${one(['11', '31', '32', '33', '51', '64'])}, ${one(['WIB', 'WITA', 'WIT'])} from numbers`,
  examiners: `(id, name, email, no_sertifikat, berlaku_sampai, keahlian, urutan) overriding system value
    select n, title, 'penguji' || n || '@example.com', 'BP2SDM ' || n, current_date + n % 2000 - 300,
      array[${one(WORDS)}], n % 10000 from numbers`,
  schedules: `(id, scheme_version_id, skema, kategori, venue_id, tuk, start_date, end_date, kuota, terisi, metode,
      cancelled_at) overriding system value
    select n, schemes.id, schemes.name, schemes.kategori, venues.id, venues.name, current_date + n % 4000 - 3000,
      current_date + n % 4000 - 2999, 10 + n % 40, n % 10, ${one(['Luring', 'Daring', 'Hibrida'])},
      case when n % 20 = 0 then now() end
    from numbers join schemes on schemes.id = ${other(7)} join venues on venues.id = ${other(11)}`,
  // So that nobody writes a digest to each of them meanwhile.
  sent_digests: '(user_id, hari) select n, current_date + later from numbers, generate_series(0, 1) as later',
  users: `(id, name, email, phone, password_hash, role, permissions, status_data, suspended_at, invited_at,
      password_version, created_at) overriding system value
    select n, title, 'petugas' || n || '@example.com', '', '', ${one(['administrator', 'penguji'])},
      case when n % 2 = 0 then '{konten,keuangan}' else '{}' end::text[], 1, case when n % 20 = 0 then now() end,
      ${ago('9 minutes')}, 1 + n % 10, ${ago('5 minutes')} from numbers
    union all
    select 1000000 + n, title, 'anggota' || n || '@example.com', '', '', 'user', '{}', 1, null, null, 1, ${ago('5 minutes')}
      from numbers`,
  sessions: `(id_hash, user_id, created_at, last_seen_at, user_agent, ip)
    select encode(sha256(n::text::bytea), 'hex'), n - n % 2, now(), now() - n % 7000 * interval '1 second', '', '10.0.0.1'
      from numbers`,
  user_trainings: `(id, user_id, owner_text, schedule_id, scheme_id, nomor, tahap, created_at, submitted_at, tahap_sejak, due_at,
      handler_id) overriding system value
    select n, 1000000 + n, ${OWNER}, ${other(13)}, ${other(17)}, 'PMH/2026/11/' || n,
      ${one(['diajukan', 'menunggu_konfirmasi', 'menunggu_keputusan', 'banding', 'terjadwal', 'diterbitkan'])},
      ${ago('7 minutes')}, ${ago('7 minutes')}, ${ago('6 minutes')}, case when n % 3 = 0 then ${ago('-6 minutes')} end, case when n % 1000 = 0 then 1 end
    from numbers
    union all
    select 1000000 + n, 1000000 + n, ${OWNER}, 1000001 + n % 5000, 1 + ${other(17)}, 'PMH/2026/12/' || n, 'menunggu_keputusan',
      ${ago('7 minutes')}, ${ago('7 minutes')}, ${ago('6 minutes')}, null, null from numbers`,
  appeals: `(user_id, owner_text, user_training_id, decision_id, nomor, alasan, status, submitted_at, decided_at)
    select 1000000 + n, ${OWNER}, n, n, 'BDG/2026/' || n, text, ${one(['diajukan', 'diterima', 'ditolak'])},
      ${ago('6 minutes')}, case when n % 3 > 0 then now() end from numbers`,
  invoices: `(id, user_id, owner_text, user_training_id, nomor, status, created_at, due_at, nama_tagihan, items, kode_unik, total,
      paid_at, nomor_kuitansi) overriding system value
    select n, 1000000 + n, ${OWNER}, n, 'INV/2026/11/' || n,
      ${one(['belum_dibayar', 'menunggu_konfirmasi', 'lunas', 'kedaluwarsa', 'dibatalkan'])}, ${ago('7 minutes')},
      ${ago('5 minutes')}, title, '[]', 1 + n % 999, 3500000 + n % 999,
      case when n % 5 = 2 then ${ago('4 minutes')} end, case when n % 5 = 2 then 'KWT/2026/11/' || n end from numbers`,
  employers: `(nama, alamat, created_at) select left(title, 150), left(title, 500), ${ago('6 minutes')} from numbers`,
  payments: `(invoice_id, jumlah, at) select n, 3500000 + n % 999, ${ago('4 minutes')} from numbers where n % 5 = 2`,
  charges: `(id, invoice_id, provider_id, metode, order_id, jumlah, status, kasus, created_at, expires_at, paid_at) overriding system value
    select n, n, 1 + n % 4, ${one(['qris', 'bca', 'bni', 'bri', 'mandiri', 'permata'])}, 'P-' || n, 3500000 + n % 999,
      ${one(['lunas', 'kedaluwarsa', 'digantikan', 'ditolak'])}, ${one(['sudah_dihitung', 'kedaluwarsa', 'dibayar_nomor_lama', 'ditolak'])},
      ${ago('6 minutes')}, ${ago('5 minutes')}, case when n % 4 = 0 then ${ago('5 minutes')} end from numbers`,
  payment_differences: `(jenis, fingerprint, invoice_id, charge_id, seharusnya, ternyata, found_at, status, catatan, resolved_by, resolved_at)
    select 'belum_dihitung', n::text, n, n, 3500000, 3400000, ${ago('5 minutes')}, ${one(['terbuka', 'selesai', 'selesai'])},
      case when n % 3 > 0 then title end, case when n % 3 > 0 then 1 end, case when n % 3 > 0 then now() end from numbers`,
  past_applications: `(user_id, nomor, nama, skema, hasil, tanggal_uji, imported, imported_at)
    select 1000000 + n, 'P-' || n, left(title, 200), left(title, 200), 'Kompeten', current_date - n % 3000, '', now()
    from numbers`,
  past_invoices: `(user_id, nomor, nama, perihal, total, status, tanggal, imported, imported_at)
    select 1000000 + n, 'I-' || n, left(title, 200), left(title, 200), n % 5000000, 'Lunas', current_date - n % 3000, '',
      now() from numbers`,
  certificates: `(id, user_id, kualifikasi, skema, no_sertifikasi, no_registrasi, nama, valid_from, valid_until, status, status_since,
      frozen_until, issued_at, imported) overriding system value
    select n, 1000000 + n, ${one(['KTPA', 'ATPA'])}, title, n || '/LSK-XX/2026', case when n % 3 = 0 then 'REG-' || n end, title,
      current_date - n % 1000, current_date + 1 + n % 1000, ${one(['aktif', 'aktif', 'aktif', 'dibekukan', 'dicabut'])}, now(),
      case when n % 5 = 3 then current_date + 90 end, ${ago('9 minutes')}, '' from numbers`,
  questionnaires: `(id, jenis, judul, pengantar, published_at, created_at) overriding system value
    select n, ${one(['surveilan', 'layanan'])}, title, text, case when n % 10 > 0 then ${ago('8 minutes')} end,
      ${ago('9 minutes')} from numbers`,
  evaluations: `(questionnaire_id, user_id, certificate_id, no_sertifikasi, owner_text, status, batas_waktu, submitted_at, hasil,
      reviewed_by, reviewed_at, objected_at, created_at)
    select n, 1000000 + n, n, n || '/LSK-XX/2026', ${OWNER},
      ${one(['belum_dikerjakan', 'berlangsung', 'terkirim', 'dinilai', 'kedaluwarsa'])}, current_date + 30 - n % 1000,
      case when n % 5 in (2, 3) then ${ago('6 minutes')} end, case when n % 5 = 3 then 'memenuhi' end,
      case when n % 5 = 3 then 1000001 end, case when n % 5 = 3 then ${ago('5 minutes')} end,
      case when n % 100 = 3 then ${ago('4 minutes')} end, ${ago('9 minutes')} from numbers`,
  sanctions: `(certificate_id, user_id, no_sertifikasi, owner_text, nomor, jenis, alasan, uraian, status, opened_at, notified_by,
      notified_at, answer_due, answered_at, decided_by, decided_at)
    select n, 1000000 + n, n || '/LSK-XX/2026', ${OWNER}, 'SNK/2026/' || n, ${one(['pembekuan', 'pencabutan'])},
      ${one(['tanpa_pemeliharaan', 'etik', 'dokumen_palsu'])}, text,
      ${one(['diusulkan', 'diberitahukan', 'dijatuhkan', 'tidak_dijatuhkan'])}, ${ago('6 minutes')}, 1, ${ago('6 minutes')},
      ${ago('5 minutes')}, case when n % 3 = 0 then ${ago('5 minutes')} end,
      case when n % 4 > 1 then 2 end, case when n % 4 > 1 then now() end from numbers`,
  complaints: `(no_tiket, pin_hash, jenis_pengaduan, is_anonim, pelapor, terlapor, no_sertifikasi, uraian, status, handler_id, created_at,
      target_terima, target_validasi, target_jawab, acknowledged_at, validated_at, closed_at)
    select 'ADU-2026-' || n, '', ${one(['layanan', 'penguji', 'pemegang_sertifikat', 'pemalsuan', 'lainnya'])}, n % 4 = 0, '',
      title, n || '/LSK-XX/2026', text, ${one([
        'diterima',
        'divalidasi',
        'tidak_valid',
        'ditelaah',
        'menunggu_pelapor',
        'tindakan',
        'selesai',
        'dibuka_kembali',
      ])}, case when n % 8 > 0 then 1 + n % 2 end, ${ago('6 minutes')}, current_date + n % 300 - 290,
      current_date + n % 300 - 288, current_date + n % 300 - 275, case when n % 8 > 0 then ${ago('6 minutes')} end,
      case when n % 8 > 0 then ${ago('5 minutes')} end, case when n % 8 in (2, 6) then ${ago('4 minutes')} end
    from numbers`,
  data_change_requests: `(user_id, owner_text, isi, file_id, status, created_at, decided_at)
    select 1000000 + n, ${OWNER}, '', gen_random_uuid(),
    ${one(['diajukan', 'disetujui', 'ditolak'])}, ${ago('8 minutes')}, case when n % 3 > 0 then now() end from numbers`,
  document_replacements: `(user_id, owner_text, jenis, file_id, status, created_at, decided_at, decided_by, catatan)
    select 1000000 + n, ${OWNER}, ${one(['foto', 'ktp', 'ijazah', 'cv'])}, gen_random_uuid(),
    case n % 3 when 0 then 'diajukan' when 1 then 'sesuai' else 'tidak_sesuai' end, ${ago('8 minutes')},
    case when n % 3 > 0 then now() end, case when n % 3 > 0 then 1 end, case when n % 3 = 2 then 'Buram.' end from numbers`,
  deletion_requests: `(user_id, owner_text, alasan, status, created_at, decided_at) select 1000000 + n, ${OWNER}, title,
    ${one(['diajukan', 'selesai', 'ditolak'])}, ${ago('8 minutes')}, case when n % 3 > 0 then now() end from numbers`,
  reason_templates: `(jenis, isi, urutan)
    select ${one(['perbaikan', 'penolakan', 'pembayaran', 'pembatalan', 'laporan'])}, title, n % 10000 from numbers`,
  // Of each certificate a year that was reported, a later one that is overdue, and one of about now.
  certificate_years: `(id, certificate_id, user_id, ke, mulai, selesai, jatuh_tempo, lapor_mulai, wajib_kegiatan, wajib_poin,
      owner_text, report_awaited) overriding system value
    select n + (ke - 1) * 1000000, n, 1000000 + n, ke, due - 364, due, due, due - 180, 1, 0, ${OWNER}, ke = 2
    from numbers, generate_series(1, 3) as ke,
      lateral (select current_date + case ke when 3 then n % 365 - 60 else ke * 365 - 800 - n % 300 end as due) as year`,
  performance_reports: `(user_id, owner_text, no_sertifikasi, year_id, status, nihil, terlambat, bertentangan, submitted_at, created_at, updated_at)
    select 1000000 + n, ${OWNER}, n || '/LSK-XX/2026', n, ${one(['diajukan', 'perlu_perbaikan', 'diterima'])}, n % 4 = 0,
      n % 10 = 0, n % 50 = 0, ${ago('6 minutes')}, ${ago('7 minutes')}, ${ago('6 minutes')} from numbers`,
  // Done elsewhere, each by another person.
  maintenance_records: `(user_id, owner_text, jenis_kegiatan, nama_kegiatan, penyelenggara, tanggal_mulai, tanggal_selesai,
      jam_pelajaran, status, poin, decided_by, submitted_at, created_at, updated_at)
    select 1000000 + n, ${OWNER}, ${one(['bimtek', 'workshop', 'seminar'])}, title, 'Lembaga Contoh', current_date - n % 3000,
      current_date - n % 3000, 8, ${one(['diajukan', 'perlu_perbaikan', 'diakui', 'ditolak'])}, 8, 1000001,
      ${ago('6 minutes')}, ${ago('7 minutes')}, ${ago('6 minutes')} from numbers`,
  // Of the report and the activity that bear a number's place in their tables, alternately.
  sample_audits: `(report_id, maintenance_id, user_id, owner_text, accepted_by, drawn_at, status, catatan, audited_by, audited_at)
    select case when n % 2 = 0 then report.id end, case when n % 2 = 1 then activity.id end, 1000000 + n, ${OWNER}, 1000001,
      ${ago('6 minutes')}, ${one(['menunggu', 'sesuai', 'tidak_sesuai'])}, text,
      case when n % 3 > 0 then 1000002 end, case when n % 3 > 0 then ${ago('5 minutes')} end
    from numbers join performance_reports as report on report.user_id = 1000000 + n
    join maintenance_records as activity on activity.user_id = 1000000 + n`,
  audit_log: `(id, at, user_id, who, ip, action, noun, noun_id, label, before, after, prev_hash, hash)
    select n, ${ago('5 minutes')}, 1000001 + n % 50, 'Petugas ' || n % 50, '10.0.0.1', ${one(['buat', 'ubah', 'hapus'])},
      ${one(['faq', 'artikel', 'jadwal'])}, n % 5000, title, '{"urutan": 1}', '{"urutan": 2}', '', '' from numbers`,
  record_claims: `(user_id, owner_text, status, created_at, decided_at)
    select 1000000 + n, ${OWNER}, ${one(['diajukan', 'disetujui', 'ditolak'])}, ${ago('8 minutes')},
      case when n % 3 > 0 then now() end from numbers`,
  two_factor_resets: `(user_id, alasan, status, proposed_by, proposed_at, decided_by, decided_at)
    select 1000000 + n, title, ${one(['diusulkan', 'dikonfirmasi', 'ditolak'])}, 1, ${ago('8 minutes')},
      case when n % 3 > 0 then 2 end, case when n % 3 > 0 then now() end from numbers`,
  security_events: `(at, user_id, jenis, rincian, address_key, network_key, perangkat)
    select ${ago('-5 minutes')} - interval '1 year', 1000000 + n, ${one(['masuk', 'masuk_gagal', 'keluar', 'password_diganti'])},
      '', md5((n % 999)::text), md5((n % 99)::text), 'Firefox, Windows' from numbers`,
  channel_subscriptions: `(user_id, kanal, nomor, teks_persetujuan, consented_at, verified_at)
    select 1000000 + n, ${one(['whatsapp', 'sms'])}, '+62811' || n, 'Setuju.', ${ago('8 minutes')}, now() from numbers`,
  api_keys: `(nama_instansi, awalan, key_hash, cakupan, batas_harian, berlaku_sampai, created_at)
    select title, 'lsk_' || n, md5(n::text), '{status}', 1000, current_date + n % 300, ${ago('8 minutes')} from numbers`,
  certificate_watchers: `(id, uuid, user_id, certificate_id, nama_pengamat, teks_persetujuan, versi_persetujuan, consented_at,
      accepted_at, address_sealed, host, known_status) overriding system value
    select n, gen_random_uuid(), 1000000 + n, n, left(title, 100), 'Setuju.', 1, ${ago('8 minutes')}, now(), '', 'pengamat.example.com',
      'aktif' from numbers`,
  watcher_deliveries: `(uuid, watcher_id, dari, ke, at, status, tries, sent_at)
    select gen_random_uuid(), n, 'aktif', 'dibekukan', ${ago('5 minutes')},
      ${one(['terkirim', 'terkirim', 'terkirim', 'gagal', 'dilewati', 'ditutup'])}, 1, case when n % 6 < 3 then now() end from numbers`,
  text_messages: `(user_id, kanal, jenis, status, at, sent_at)
    select 1000000 + n, ${one(['whatsapp', 'sms'])}, 'invoiceIssued', ${one(['terkirim', 'terkirim', 'terkirim', 'gagal', 'ditutup'])},
      ${ago('5 minutes')}, case when n % 5 < 3 then now() end from numbers`,
  examiner_leaves: `(examiner_id, sejak, sampai, keterangan, created_at)
    select n, current_date + n % 3000 - 2900, current_date + n % 3000 - 2900 + n % 9, title, now() from numbers`,
  misconduct_cases: `(user_training_id, status, uraian, reported_by, reported_at, decided_by, decided_at)
    select n, 'tidak_terbukti', title, 1, ${ago('5 minutes')}, 2, now() from numbers`,
  accommodations: `(user_training_id, status, permintaan, asked_at)
    select n, ${one(['diminta', 'ditarik'])}, title, ${ago('5 minutes')} from numbers`,
  honorariums: `(id, examiner_id, bulan, total, status, proposed_by, proposed_at, decided_by, decided_at) overriding system value
    select n, ${other(7)}, (date_trunc('month', now()) - n % 60 * interval '1 month')::date, n % 900000,
      ${one(['diajukan', 'disetujui'])}, 1,
      ${ago('5 minutes')}, case when n % 2 = 1 then 2 end, case when n % 2 = 1 then now() end from numbers`,
  honorarium_lines: `(honorarium_id, examiner_id, jenis, schedule_id, tanggal, uraian, jumlah)
    select n, ${other(7)}, 'perjalanan', n, current_date - n % 1800, title, n % 900000 from numbers`,
  screen_exams: '(schedule_id, kalkulator, set_by, set_at) select n, true, 1, now() from numbers',
  ...QUALITY_ROWS,
  // Copies of a letter that was sent; those that wait do so until tomorrow, so that nobody sends them.
  'jobs.job': `(name, state, data, created_on, start_after, completed_on, retry_count)
    select case when n % 20 = 0 then 'mail-dead' else 'mail' end,
      (case when n % 20 < 2 then 'created' when n % 20 = 2 then 'retry' else 'completed' end)::jobs.job_state,
      letter.data, ${ago('30 seconds')}, now() + interval '1 day', case when n % 20 > 2 then now() end, n % 4
    from numbers, (select data from jobs.job where name = 'mail' limit 1) as letter`,
}

/** Tables whose rows are taken from those of others, which are filled before. */
const TAKEN_FROM: Record<string, string[]> = {
  schemes: ['categories'],
  schedules: ['schemes', 'venues'],
  sample_audits: ['performance_reports', 'maintenance_records'],
}

/** Puts that many rows behind every list of a site with the demonstration content. */
export async function fillOffice(site: string, url: string): Promise<void> {
  await causeLetter(site)
  const clients = await openFillings(url)
  const prepare = async (client: pg.Client) => {
    // Neither triggers nor references: the rows are in order by themselves, and the audit log would chain each.
    await client.query('set session_replication_role = replica')
    await client.query(NUMBERS)
  }
  await Promise.all(clients.map(prepare))
  const tables = Object.entries(TABLES)
  const filled = new Map(tables.map(([table]) => [table, Promise.withResolvers<void>()]))
  await shareOut(clients, tables, async (client, [table, rows]) => {
    await Promise.all((TAKEN_FROM[table] ?? []).map((other) => filled.get(other)?.promise))
    await fill(client, table, rows)
    filled.get(table)?.resolve()
  })
  // As autovacuum leaves it: while the one filled a table, what the other had filled could not be marked as seen by all.
  await clients[0]?.query('vacuum analyze')
  for (const client of clients) await closeFilling(client)
}

/** The only letter, by which the many are made. */
async function causeLetter(site: string): Promise<void> {
  const person = { name: 'Nadia', email: 'bench@example.com', phone: '+628110000099', password: 'Danau Tenang 16' }
  const answer = await fetch(`${site}/api/v1/register`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (!answer.ok) throw new Error(`register answered ${answer.status}`)
}

/** Word indexes are rebuilt afterwards, in a fifth of the time. */
async function fill(client: pg.Client, table: string, rows: string): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and pg_get_indexdef(indexrelid) ilike '%using gin%'`,
    [table],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query(`insert into ${table} ${rows}`)
  for (const { definition } of indexes) await client.query(definition)
  await client.query(`analyze ${table}`)
}
