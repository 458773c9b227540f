import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { PROBLEMS, Problem } from '../../../problems.ts'
import type { ScheduleEnds } from '../../catalogue/schedules/deadline-rules.ts'
import { scheduleById } from '../../catalogue/schedules/service.ts'
import { requirementsAsked } from '../../catalogue/schemes/rules.ts'
import { filesById } from '../../platform/files/service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { type Settings, settingsOn } from '../../platform/settings/service.ts'
import { certificateState, type Validity } from '../certificates/rules.ts'
import { refundIfLeft } from '../invoices/service.ts'
import { type ApplicationRow, applicationRow } from './application-queries.ts'
import { draftEnd } from './deadlines/stage-end-rules.ts'
import { officeTarget } from './deadlines/target-rules.ts'
import {
  answersFor,
  formErrors,
  type GivenFile,
  hasBegunPage,
  incompletePages,
  mayReplace,
  signatureErrors,
} from './form/completeness-contract.ts'
import { isTrainingCertificate } from './form/file-kind-rules.ts'
import { documentOffers } from './form/newer-documents-view.ts'
import { renewalOf } from './renewal/view.ts'
import { FORM_PAGES, isFinal, mayEdit, STAGES, type Stage, statusOf } from './rules.ts'
import { settingsOfStage } from './service.ts'
import { factsOf, stateForOthers } from './transitions/facts-service.ts'
import { APPLICATION_TRANSITIONS, transitionsFor } from './transitions/rules.ts'
import type { Actor } from './transitions/table-rules.ts'
import { aroundApplication, historyOf } from './view-queries.ts'

interface Listed extends ScheduleEnds {
  id: number
  schedule_id: number
  kategori: string
  skema: string
  durasi: string | null
  tahap: Stage
  ditawarkan: boolean
  bukti_ditolak: boolean
  no_sertifikasi: string | null
  due_at: Date | null
  tahap_sejak: Date
  end_date: Day | null
  /** The facts from which the state of its certificate follows; null while there is none. */
  sertifikat: Validity | null
}

/** A certification as the lists of the member area show it. */
export const shownApplication = (row: Listed, { today, now }: { today: Day; now: Date }, settings: Settings) => ({
  id: row.id,
  user_training_id: row.id,
  schedule_id: row.schedule_id,
  category: { name: row.kategori },
  name: row.skema,
  pelaksanaan: row.durasi,
  tanggal_uji: row.start_date,
  status: statusOf(row.tahap),
  tahap: row.tahap,
  tahap_label: STAGES[row.tahap].label,
  is_final: isFinal(row.tahap),
  no_sertifikasi: row.no_sertifikasi,
  status_sertifikat: row.sertifikat && certificateState(row.sertifikat, today),
  due_at: draftEnd(row, now),
  target: officeTarget(row, settings),
  bukti_ditolak: row.bukti_ditolak,
})

/** The transitions that an actor sees, each with the sentence against it; of the two approvals the one that fits the fee. */
export async function possibleTransitions(db: Db, ctx: Context, row: ApplicationRow, actor: Actor) {
  const possible = transitionsFor(actor, factsOf(row, ctx.now), await settingsOfStage(db, row), ctx.now)
  const shown = possible.filter(({ refused }) => refused !== 'WITHOUT_FEE' && refused !== 'WITH_FEE')
  return Object.fromEntries(
    shown.map(({ transition, label, refused }) => [
      transition,
      { boleh: refused === null, label, kode: refused, alasan: refused && PROBLEMS[refused].message },
    ]),
  )
}

const trainingOf = (given: GivenFile | undefined) => ({
  no_sertifikat: given?.no_sertifikat ?? '',
  lembaga_pelatihan: given?.lembaga_pelatihan ?? '',
  tanggal_sertifikat: given?.tanggal_sertifikat ?? null,
})

/** Returns an application as everybody who may see it reads it. */
export async function wholeApplication(db: Db, ctx: Context, row: ApplicationRow, reader: 'pemohon' | 'petugas') {
  const asesmen = answersFor(row.unit_kompetensi, row.asesmen)
  const evidence = [...row.pengalaman, ...asesmen].map(({ bukti_id }) => bukti_id).filter((id) => id !== '')
  const berkas = await filesById(db, [...new Set([...row.given.map(({ file_id }) => file_id), ...evidence])])
  const jadwal = await scheduleById(db, row.schedule_id)
  if (!jadwal) throw new Problem('RECORD_NOT_FOUND')
  const history = await historyOf(db, row.id)
  return {
    ...shownApplication(row, ctx, await settingsOn(db, ctx.today)),
    ...(await aroundApplication(db, row.id, reader)),
    nomor: row.nomor,
    version: row.version,
    jenis_permohonan: row.jenis_permohonan,
    perpanjangan: await renewalOf(db, row, ctx.today),
    ditawarkan: row.ditawarkan,
    jadwal: { ...jadwal, status_jadwal: stateForOthers(row, row.others_wait, ctx.now) },
    submitted_at: row.submitted_at,
    erased_at: row.erased_at,
    tahap_sejak: row.tahap_sejak,
    catatan: row.catatan,
    kali_jadwal_ulang: row.kali_jadwal_ulang,
    kebutuhan_khusus: row.kebutuhan_khusus,
    pengalaman: row.pengalaman,
    asesmen,
    pernyataan: row.pernyataan,
    persyaratan: requirementsAsked(row).map((asked) => {
      const given = row.given.find(({ persyaratan }) => persyaratan === asked.nama)
      return {
        ...asked,
        berkas: berkas.find(({ id }) => id === given?.file_id) ?? null,
        catatan_pemohon: given?.catatan_pemohon ?? '',
        pelatihan: isTrainingCertificate(asked.nama) ? trainingOf(given) : null,
        status: given?.status ?? null,
        catatan: given?.catatan ?? null,
        boleh_diganti: mayEdit(row.tahap) && (!given || mayReplace(given, row)),
      }
    }),
    berkas,
    riwayat: history.map((entry) => ({
      ...entry,
      label: APPLICATION_TRANSITIONS[entry.transition].label,
      ke_label: STAGES[entry.ke].label,
    })),
  }
}

/** One's own application, whole; throws RECORD_NOT_FOUND for anybody else's. */
export async function ownApplication(db: Db, ctx: Context, userId: number, id: number) {
  const row = await applicationRow(db, id)
  if (row?.user_id !== userId) throw new Problem('RECORD_NOT_FOUND')
  const { nama_lengkap = '' } = (await personalDataOf(db, ctx.keys, userId)) ?? {}
  const errors = formErrors(row, ctx.today)
  Object.assign(errors.pernyataan, signatureErrors(row, nama_lengkap))
  const incomplete = incompletePages(errors)
  return {
    ...(await wholeApplication(db, ctx, row, 'pemohon')),
    langkah: FORM_PAGES.map((page) => ({
      langkah: page,
      lengkap: row.pages_seen.includes(page) && !incomplete.includes(page),
      mulai: hasBegunPage(page, row),
      kesalahan: errors[page],
    })),
    bila_batal: await refundIfLeft(db, ctx, {
      untuk: 'permohonan',
      untuk_id: row.id,
      byBody: row.dibatalkan,
      daysLeft: factsOf(row, ctx.now).jadwal.days_to_exam,
    }),
    pengganti: await documentOffers(db, row),
    nama_lengkap,
    min_dokumen_amdal: row.min_dokumen_amdal,
    min_pengalaman_tahun: row.min_pengalaman_tahun,
    wajib_atpa: row.wajib_atpa,
    can: await possibleTransitions(db, ctx, row, 'pemohon'),
  }
}
