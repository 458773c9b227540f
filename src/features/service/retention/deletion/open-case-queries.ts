import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import { RUNNING } from '../../../certification/applications/rules.ts'
import { OPEN_INVOICES } from '../../../certification/invoices/state-rules.ts'
import type { OpenCase } from './open-case-rules.ts'

/** The kinds of cases that are open about the person of a row at a moment. */
export const openCasesOfRow = (person: RawBuilder<unknown>, now: Date, today: Day) => {
  const isOpen: Record<OpenCase, RawBuilder<unknown>> = {
    permohonan: sql`select from user_trainings as other where other.user_id = ${person}
      and other.tahap in (${sql.join(RUNNING)})`,
    banding: sql`select from appeals where appeals.user_id = ${person} and appeals.status = 'diajukan'`,
    // Also until its appeal is too late, and as long as a suspension lasts.
    sanksi: sql`select from sanctions where sanctions.user_id = ${person}
        and (sanctions.status in ('diusulkan', 'diberitahukan') or sanctions.appeal_due >= ${now})
      union all select from certificates where certificates.user_id = ${person} and certificates.status = 'dibekukan'`,
    pengaduan: sql`select from complaints left join certificates on certificates.id = complaints.certificate_id
      where ${person} in (complaints.user_id, certificates.user_id)
        and (complaints.closed_at is null or complaints.reopen_until >= ${today} and complaints.reopened_at is null)`,
    penghapusan_data: sql`select from deletion_requests as request where request.user_id = ${person}
      and request.status = 'diajukan'`,
    perubahan_data: sql`select from data_change_requests as request where request.user_id = ${person}
      and request.status = 'diajukan'`,
    penggantian_dokumen: sql`select from document_replacements as made where made.user_id = ${person}
      and made.status = 'diajukan'`,
    klaim_riwayat: sql`select from record_claims as claim where claim.user_id = ${person}
      and claim.status = 'diajukan'`,
    invoice: sql`select from invoices where invoices.user_id = ${person}
      and invoices.status in (${sql.join([...OPEN_INVOICES, 'ditarik', 'pengembalian_diajukan'])})`,
    pengembalian: sql`select from invoices where invoices.user_id = ${person}
      and (invoices.pengembalian > invoices.dikembalikan + invoices.ditarik
        or exists (select from refunds where refunds.invoice_id = invoices.id and refunds.status in ('diusulkan', 'dikirim'))
        or exists (select from refund_transfers as transfer where transfer.invoice_id = invoices.id
          and transfer.status = 'diusulkan'))`,
    pembayaran: sql`select from invoices where invoices.user_id = ${person}
      and (exists (select from payment_differences as difference where difference.invoice_id = invoices.id
          and difference.status = 'terbuka')
        or exists (select from chargebacks where chargebacks.invoice_id = invoices.id and chargebacks.status = 'diusulkan')
        or exists (select from charges where charges.invoice_id = invoices.id and charges.next_ask_at is not null))`,
    invoice_perusahaan: sql`select from employer_members as own_member
      join invoices on invoices.employer_id = own_member.employer_id
      where own_member.user_id = ${person} and own_member.pengelola
        and (invoices.status in (${sql.join([...OPEN_INVOICES, 'ditarik', 'pengembalian_diajukan'])})
          or invoices.pengembalian > invoices.dikembalikan + invoices.ditarik)
        and not exists (select from employer_members as other where other.employer_id = own_member.employer_id
          and other.id <> own_member.id and other.pengelola)`,
    kegiatan: sql`select from maintenance_records as record where record.user_id = ${person}
      and record.status in ('terdaftar', 'menunggu_pembayaran', 'dikonfirmasi', 'hadir', 'diajukan')`,
    laporan: sql`select from performance_reports as report where report.user_id = ${person}
      and report.status = 'diajukan'`,
    evaluasi: sql`select from evaluations as evaluation where evaluation.user_id = ${person}
      and evaluation.certificate_id is not null
      and (evaluation.status = 'terkirim' or evaluation.objected_at is not null and evaluation.reconsidered_at is null)`,
    pemakaian_tanda: sql`select from mark_reports join certificates on certificates.id = mark_reports.certificate_id
      where certificates.user_id = ${person} and mark_reports.closed_at is null`,
    insiden: sql`select from incident_recipients as affected join incidents on incidents.id = affected.incident_id
      where affected.user_id = ${person} and incidents.closed_at is null`,
    audit_sampel: sql`select from sample_audits where sample_audits.user_id = ${person}
      and sample_audits.status = 'menunggu'`,
  }
  const named = Object.entries(isOpen).map(([name, rows]) => sql`case when exists (${rows}) then ${name} end`)
  return sql<OpenCase[]>`array_remove(array[${sql.join(named)}]::text[], null)`
}

export async function openCasesOfPerson(db: Db, userId: number, now: Date, today: Day): Promise<OpenCase[]> {
  const { rows } = await sql<{ open_cases: OpenCase[] }>`
    select ${openCasesOfRow(sql`${userId}::integer`, now, today)} as open_cases`.execute(db)
  return rows[0]?.open_cases ?? []
}
