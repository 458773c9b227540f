const BY = { owner: '1', created: '1, now()' }
const DAY = 'current_date + n % 3000 - 1000'
/** Letters about what is late have gone out, so that nobody sends them meanwhile. */
const SENT = 'now()'

/** Columns and select of the rows of the quality register, in which `n` is the row's number. */
export const QUALITY_ROWS: Record<string, string> = {
  internal_audits: `(id, tanggal, edisi, klausul, auditor_id, created_by, created_at, reminded_at) overriding system value
    select n, ${DAY}, '2012', array['9.1', '9.2'], ${BY.owner}, ${BY.created}, ${SENT} from numbers`,
  findings: `(judul, uraian, sumber, audit_id, owner_id, batas, created_by, created_at, reminded_at)
    select title, text, 'audit', n, ${BY.owner}, ${DAY}, ${BY.created}, ${SENT} from numbers`,
  impartiality_risks: `(judul, sumber, pihak_didengar, tingkat_risiko, penanganan, owner_id, tinjau_pada, created_by,
      created_at, reminded_at)
    select title, title, title, 'rendah', text, ${BY.owner}, ${DAY}, ${BY.created}, ${SENT} from numbers`,
  management_reviews: `(id, tanggal, dari, sampai, owner_id, created_by, created_at, reminded_at) overriding system value
    select n, ${DAY}, '2020-01-01', '2020-12-31', ${BY.owner}, ${BY.created}, ${SENT} from numbers`,
  review_tasks: `(review_id, uraian, owner_id, batas, created_by, created_at, reminded_at)
    select n, title, ${BY.owner}, ${DAY}, ${BY.created}, ${SENT} from numbers`,
  regulations: `(id, jenis, nomor, tahun, tentang, owner_id, tinjau_pada, created_by, created_at, reminded_at)
    overriding system value
    select n, 'pp', (n % 99999 + 1)::text, 1945 + n % 100, title, ${BY.owner}, ${DAY}, ${BY.created}, ${SENT} from numbers`,
  regulation_changes: `(regulation_id, changed_id, cara, owner_id, batas, searched_at, created_by, created_at, reminded_at)
    select n, case when n % 2 = 0 then n - 1 else n + 1 end, 'mengubah', ${BY.owner}, ${DAY}, now(), ${BY.created}, ${SENT}
    from numbers`,
  impact_assessments: `(objek, versi, status, uraian_risiko, langkah_lembaga, langkah_portal, simpulan, owner_id, tinjau_pada,
      created_by, created_at, written_by, reminded_at, ended_at)
    select 'ujian_layar', n, 'berakhir', text, text, array[title], text, ${BY.owner}, ${DAY}, ${BY.created}, 1, ${SENT}, now()
    from numbers`,
  ai_statements: `(versi, status, perubahan, tahap, berlaku_sejak, tinjau_pada, owner_id, created_by, created_at, written_by,
      reminded_at)
    select n, 'ditarik', title, '[]', '2020-01-01', date '2020-01-02' + n % 3000, ${BY.owner}, ${BY.created}, 1, ${SENT} from numbers`,
  data_requests: `(jenis, kanal, nama, kontak, isi, received_at, answer_due, created_by, created_at)
    select 'akses', 'surat', title, title, text, now() - n * interval '1 hour', now() - n * interval '1 hour' + interval '3 days',
      ${BY.created} from numbers`,
  calibration_cases: `(judul, kasus, bentuk, kriteria, toleransi, batas, owner_id, created_by, created_at, reminded_at)
    select title, text, 'rubrik', '[{"uraian": "A", "poin": 10, "acuan": 5}]', 20, ${DAY}, ${BY.owner}, ${BY.created},
      ${SENT} from numbers`,
  competence_evidence: `(user_id, jenis, judul, tanggal, file_id, owner_id, created_by, created_at)
    select 1, 'pelatihan', title, ${DAY}, file.id, ${BY.owner}, ${BY.created}
    from numbers cross join (select id from private_files limit 1) as file`,
  controlled_papers: `(jenis, judul, versi, berlaku_sejak, owner_id, file_id, created_by, created_at, written_by)
    select 'dokumen', title, n::text, ${DAY}, ${BY.owner}, file.id, ${BY.created}, 1
    from numbers cross join (select id from private_files limit 1) as file`,
}
