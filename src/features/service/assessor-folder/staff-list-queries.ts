import { sql } from 'kysely'
import { STAFF } from '../../../ground/database/staff-roles.ts'
import { conditionsOf, STAFF_CONDITION_NAMES, STAFF_CONDITIONS } from '../../platform/staff/condition-rules.ts'
import { type OfficeList, staff } from './period-queries.ts'

/** The conditions of staff, and whether they are asked of examiners alone. */
const CONDITIONS = sql`(values ${sql.join(
  STAFF_CONDITION_NAMES.map((name, at) => {
    const isOfAll = conditionsOf('administrator').includes(name)
    return sql`(${sql.lit(at)}, ${sql.lit(name)}, ${sql.lit(STAFF_CONDITIONS[name].title.toLowerCase())}, ${sql.lit(isOfAll)})`
  }),
)}) as condition (place, jenis, title, of_all)`

/** Staff at work, each with every condition that is asked of them, and until when it is valid. */
const CONDITIONS_OF_STAFF = sql`users as person cross join ${CONDITIONS}
  left join lateral (select max(berlaku_sampai) as until from staff_conditions as kept
    where kept.user_id = person.id and kept.jenis = condition.jenis) as valid on true
  where person.role in (${STAFF}) and person.suspended_at is null and (condition.of_all or person.role = 'penguji')`

/** What staff and examiners keep, and what the body keeps of its rules, trainers and tools. */
export const STAFF_LISTS: Readonly<Record<string, OfficeList>> = {
  'catatan-petugas': {
    columns: {
      Petugas: sql`person.name`,
      Peran: sql`person.role`,
      Syarat: sql`condition.title`,
      'Berlaku sampai': sql`valid.until`,
    },
    of: () => sql`${CONDITIONS_OF_STAFF} order by person.name, person.id, condition.place`,
    lacks: ({ today }) => sql`select person.name || ': ' || string_agg(condition.title, ', ' order by condition.place)
        || ' belum ada atau sudah lewat. Lengkapi catatannya.' as kurang
      from ${CONDITIONS_OF_STAFF} and (valid.until is null or valid.until < ${today})
      group by person.id, person.name order by person.name, person.id limit 50`,
  },
  'bukti-kompetensi': {
    columns: {
      Petugas: sql`person.name`,
      Jenis: sql`one.jenis`,
      Bukti: sql`one.judul`,
      Tanggal: sql`one.tanggal`,
      'Berlaku sampai': sql`one.berlaku_sampai`,
    },
    of: ({ begin, sampai }) => sql`competence_evidence as one join users as person on person.id = one.user_id
      where one.tanggal <= ${sampai} and (one.ended_at is null or one.ended_at >= ${begin}) order by person.name, one.id`,
  },
  kalibrasi: {
    columns: {
      Kasus: sql`one.judul`,
      Keadaan: sql`one.status`,
      Dibuka: sql`one.opened_at`,
      Ditutup: sql`one.closed_at`,
      'Penguji yang menilai': sql`(select count(*) from calibration_scorings as given where given.case_id = one.id)`,
      'Penanggung jawab': staff('owner'),
    },
    of: ({ begin, over }) => sql`calibration_cases as one join users as owner on owner.id = one.owner_id
      where one.opened_at < ${over} and (one.closed_at is null or one.closed_at >= ${begin}) order by one.opened_at, one.id`,
  },
  'lembaga-pelatihan': {
    columns: {
      Lembaga: sql`one.nama`,
      Hubungan: sql`one.hubungan`,
      Sejak: sql`one.sejak`,
      Sampai: sql`one.sampai`,
    },
    of: ({ dari, sampai }) => sql`training_providers as one where one.sejak <= ${sampai}
      and coalesce(one.sampai >= ${dari}, true) order by one.nama, one.id`,
  },
  'kecerdasan-buatan': {
    columns: {
      Versi: sql`one.versi`,
      Keadaan: sql`one.status`,
      Perubahan: sql`one.perubahan`,
      'Berlaku sejak': sql`one.berlaku_sejak`,
      'Ditinjau lagi': sql`one.tinjau_pada`,
      Penulis: staff('writer'),
      Penyetuju: staff('approver'),
    },
    of: ({ sampai }) => sql`ai_statements as one join users as writer on writer.id = one.written_by
      left join users as approver on approver.id = one.approved_by where one.berlaku_sejak <= ${sampai} order by one.versi`,
  },
  aturan: {
    columns: {
      Aturan: sql`one.nama`,
      Tentang: sql`one.tentang`,
      'Berlaku sejak': sql`one.berlaku_sejak`,
      'Ditinjau pada': sql`one.reviewed_at`,
      'Ditinjau lagi': sql`one.tinjau_pada`,
      'Penanggung jawab': staff('owner'),
    },
    of: ({ over }) => sql`regulations as one left join users as owner on owner.id = one.owner_id
      where coalesce(one.created_at < ${over}, true) order by one.nama, one.id`,
  },
}
