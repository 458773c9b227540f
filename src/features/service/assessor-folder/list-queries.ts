import { sql } from 'kysely'
import { type OfficeList, onDays, type Period, staff, within } from './period-queries.ts'
import { STAFF_LISTS } from './staff-list-queries.ts'

/** Exams of a period that took place. */
const pastExams = (period: Period) => sql`schedules as exam on exam.id = application.schedule_id
  and exam.cancelled_at is null and exam.start_date between ${period.dari} and ${period.sampai}`

const QUALITY_LISTS: Record<string, OfficeList> = {
  risiko: {
    columns: {
      Risiko: sql`one.judul`,
      Sumber: sql`one.sumber`,
      'Pihak yang didengar': sql`one.pihak_didengar`,
      Tingkat: sql`one.tingkat_risiko`,
      Penanganan: sql`one.penanganan`,
      Keadaan: sql`one.status`,
      'Ditinjau pada': sql`one.reviewed_at`,
      'Ditinjau lagi': sql`one.tinjau_pada`,
      'Penanggung jawab': staff('owner'),
    },
    of: ({ begin, over }) => sql`impartiality_risks as one join users as owner on owner.id = one.owner_id
      where one.created_at < ${over} and (one.status = 'dipantau' or one.reviewed_at >= ${begin}) order by one.id`,
  },
  'audit-internal': {
    columns: {
      Hari: sql`one.tanggal`,
      Edisi: sql`one.edisi`,
      Klausul: sql`array_to_string(one.klausul, ' ')`,
      Auditor: staff('auditor'),
      Keadaan: sql`one.status`,
      Ringkasan: sql`one.ringkasan`,
    },
    of: (period) => sql`internal_audits as one join users as auditor on auditor.id = one.auditor_id
      where ${onDays('one.tanggal', period)} order by one.tanggal, one.id`,
    lacks: (period) => sql`select 'Audit internal ' || tanggal || ': belum dilaporkan. Laporkan hasilnya.' as kurang
      from internal_audits where ${onDays('tanggal', period)} and status = 'direncanakan' and tanggal < ${period.today}
      order by tanggal`,
  },
  temuan: {
    columns: {
      Temuan: sql`one.judul`,
      Sumber: sql`one.sumber`,
      Keadaan: sql`one.status`,
      Dibuka: sql`one.created_at`,
      Sebab: sql`one.sebab`,
      Tindakan: sql`one.tindakan`,
      'Yang dilakukan': sql`one.pelaksanaan`,
      Pembuktian: sql`one.pembuktian`,
      'Penanggung jawab': staff('owner'),
    },
    of: (period) => sql`findings as one join users as owner on owner.id = one.owner_id
      where ${within('one.created_at', period)} or one.closed_at >= ${period.begin} and one.closed_at < ${period.over}
      order by one.id`,
  },
  'tinjauan-manajemen': {
    columns: {
      Hari: sql`one.tanggal`,
      'Masukan dari': sql`one.dari`,
      'Masukan sampai': sql`one.sampai`,
      Keadaan: sql`one.status`,
      Risalah: sql`one.risalah`,
      'Penanggung jawab': staff('owner'),
    },
    of: (period) => sql`management_reviews as one join users as owner on owner.id = one.owner_id
      where ${onDays('one.tanggal', period)} order by one.tanggal, one.id`,
  },
  'dokumen-mutu': {
    columns: {
      Jenis: sql`one.jenis`,
      Judul: sql`one.judul`,
      Versi: sql`one.versi`,
      Keadaan: sql`one.status`,
      'Berlaku sejak': sql`one.berlaku_sejak`,
      'Berlaku sampai': sql`one.berlaku_sampai`,
      Penulis: staff('writer'),
      Penyetuju: staff('approver'),
    },
    of: ({ sampai, begin }) => sql`controlled_papers as one join users as writer on writer.id = one.written_by
      left join users as approver on approver.id = one.approved_by
      where one.berlaku_sejak <= ${sampai} and (one.ended_at is null or one.ended_at >= ${begin})
      order by one.jenis, one.id`,
  },
  'dokumen-dibaca': {
    columns: {
      Dokumen: sql`one.judul`,
      Versi: sql`one.versi`,
      'Dibaca oleh': sql`(select count(*) from paper_readings as given where given.paper_id = one.id)`,
    },
    of: () => sql`controlled_papers as one where one.jenis = 'dokumen' and one.status = 'berlaku' order by one.id`,
  },
  insiden: {
    columns: {
      Insiden: sql`one.judul`,
      Diketahui: sql`one.discovered_at`,
      Keadaan: sql`one.status`,
      'Diberitahukan kepada lembaga pengawas': sql`one.authority_notified_at`,
      Ditutup: sql`one.closed_at`,
    },
    of: (period) => sql`incidents as one where ${within('one.discovered_at', period)} order by one.id`,
  },
  pengaduan: {
    columns: {
      Tiket: sql`one.no_tiket`,
      Jenis: sql`one.jenis_pengaduan`,
      Masuk: sql`one.created_at`,
      Keadaan: sql`one.status`,
      'Tanda terima': sql`one.acknowledged_at`,
      Ditutup: sql`one.closed_at`,
    },
    of: (period) => sql`complaints as one where ${within('one.created_at', period)} order by one.id`,
  },
  banding: {
    columns: {
      Nomor: sql`one.nomor`,
      Diajukan: sql`one.submitted_at`,
      Keadaan: sql`one.status`,
      Diputus: sql`one.decided_at`,
    },
    of: (period) => sql`appeals as one where ${within('one.submitted_at', period)} order by one.id`,
  },
}

const APPLICATION_LISTS: Record<string, OfficeList> = {
  permohonan: {
    columns: {
      Nomor: sql`one.nomor`,
      Skema: sql`version.name`,
      Jenis: sql`one.jenis_permohonan`,
      Diajukan: sql`one.submitted_at`,
      Tahap: sql`one.tahap`,
    },
    of: (period) => sql`user_trainings as one left join schedules as exam on exam.id = one.schedule_id
      left join scheme_versions as version on version.id = exam.scheme_version_id
      where ${within('one.submitted_at', period)} order by one.id`,
  },
  keputusan: {
    columns: {
      Permohonan: sql`application.nomor`,
      Hasil: sql`one.hasil`,
      Diputuskan: sql`one.at`,
      Pemutus: staff('decider'),
    },
    of: (period) => sql`decisions as one join user_trainings as application on application.id = one.user_training_id
      left join users as decider on decider.id = one.decided_by where ${within('one.at', period)} order by one.id`,
  },
  sanksi: {
    columns: {
      Nomor: sql`one.nomor`,
      Jenis: sql`one.jenis`,
      Sertifikat: sql`one.no_sertifikasi`,
      Dibuka: sql`one.opened_at`,
      Keadaan: sql`one.status`,
      Diputuskan: sql`one.decided_at`,
      Pemutus: staff('decider'),
    },
    of: (period) => sql`sanctions as one left join users as decider on decider.id = one.decided_by
      where ${within('one.opened_at', period)} order by one.id`,
  },
  sertifikat: {
    columns: {
      Nomor: sql`one.no_sertifikasi`,
      Kualifikasi: sql`one.kualifikasi`,
      Skema: sql`one.skema`,
      Terbit: sql`one.issued_at`,
      'Berlaku mulai': sql`one.valid_from`,
      'Berlaku sampai': sql`one.valid_until`,
      Keadaan: sql`one.status`,
    },
    of: (period) => sql`certificates as one where ${within('one.issued_at', period)} order by one.id`,
  },
  jadwal: {
    columns: {
      Mulai: sql`one.start_date`,
      Selesai: sql`one.end_date`,
      Skema: sql`version.name`,
      'Tempat uji': sql`venue.name`,
      Dibatalkan: sql`one.cancelled_at`,
    },
    of: (period) => sql`schedules as one left join scheme_versions as version on version.id = one.scheme_version_id
      left join venues as venue on venue.id = one.venue_id where ${onDays('one.start_date', period)}
      order by one.start_date, one.id`,
  },
  'berita-acara': {
    columns: {
      'Hari uji': sql`exam.start_date`,
      Skema: sql`version.name`,
      Keadaan: sql`one.status`,
      Dikunci: sql`one.locked_at`,
    },
    of: (period) => sql`exam_records as one join schedules as exam on exam.id = one.schedule_id
      left join scheme_versions as version on version.id = exam.scheme_version_id
      where ${onDays('exam.start_date', period)} order by exam.start_date, one.id`,
  },
  penguji: {
    columns: {
      Penguji: sql`one.name`,
      Instansi: sql`one.instansi`,
      Sertifikat: sql`one.no_sertifikat`,
      'Berlaku sampai': sql`one.berlaku_sampai`,
      Keahlian: sql`array_to_string(one.keahlian, '; ')`,
    },
    of: () => sql`examiners as one order by one.id`,
  },
  penilaian: {
    columns: {
      'Hari uji': sql`exam.start_date`,
      Permohonan: sql`application.nomor`,
      Penguji: sql`examiner.name`,
      Keadaan: sql`one.status`,
      'Menyatakan kerahasiaan dan independensi': sql`one.declared_at`,
      'Nilai dikunci': sql`one.locked_at`,
    },
    of: (period) => sql`examiner_assignments as one
      join user_trainings as application on application.id = one.user_training_id join ${pastExams(period)}
      join examiners as examiner on examiner.id = one.examiner_id order by exam.start_date, one.id`,
    lacks: (
      period,
    ) => sql`select examiner.name || ' ditugaskan pada ' || application.nomor || ' tanpa pernyataan. Minta jawabannya, atau cabut penugasannya.' as kurang
      from examiner_assignments as one join user_trainings as application on application.id = one.user_training_id
      join ${pastExams(period)} join examiners as examiner on examiner.id = one.examiner_id
      where one.declared_at is null and one.status = 'ditawarkan' and exam.start_date <= ${period.today} order by examiner.name, one.id limit 50`,
  },
  tuk: {
    columns: {
      'Tempat uji': sql`one.name`,
      Jenis: sql`one.jenis`,
      Kota: sql`one.kota`,
      'Pemeriksaan berlaku sampai': sql`one.diperiksa_sampai`,
    },
    of: () => sql`venues as one order by one.name, one.id`,
  },
  'versi-skema': {
    columns: {
      Skema: sql`one.name`,
      Versi: sql`one.versi`,
      Terbit: sql`one.published_at`,
      'Diusulkan oleh': staff('proposer'),
      'Diterbitkan oleh': staff('publisher'),
      'Ditinjau pada': sql`one.tinjau_pada`,
    },
    of: ({ over }) => sql`scheme_versions as one left join users as proposer on proposer.id = one.proposed_by
      left join users as publisher on publisher.id = one.published_by where one.published_at < ${over} order by one.id`,
  },
}

/** The screens whose rows of a period stand in the folder as lists, by the name of the office's resource. */
export const OFFICE_LISTS: Readonly<Record<string, OfficeList>> = {
  ...QUALITY_LISTS,
  ...STAFF_LISTS,
  ...APPLICATION_LISTS,
}
