import { sql } from 'kysely'
import type { Db } from '../src/ground/database/db.ts'

/** Calls whose address names nothing that belongs to one person, or that ask for a secret beside it. */
export const NOBODYS = new Set([
  ...[
    'verifyEmail',
    'undoEmailChange',
    'getMailStop',
    'stopMail',
    'startApplication',
    'registerActivity',
    'getOfferedActivity',
  ],
  ...['getStatusList', 'getHolderPortrait', 'replyToComplaint', 'reopenComplaint', 'readCalendarFeed'],
  ...['startChannel', 'confirmChannel', 'endChannel', 'receiveChargeNotice', 'getWalletStatusList', 'readWalletOffer'],
  ...['getVerification', 'getWatchInvitation', 'acceptWatchInvitation', 'checkSetupCode'],
  ...['beginSitting', 'sendEntries', 'sendEnvelope'],
])

const application = (condition: string) => `select id, user_id from user_trainings where ${condition}`
const certified = `select own.user_training_id as id, own.user_id from certificates as own
  join certificate_papers as paper on paper.certificate_id = own.id
  where own.user_training_id is not null and own.user_id is not null and paper.file_id is not null`
const withPaper = `select own.id, own.user_id from certificates as own where own.user_id is not null and exists (
  select from certificate_papers as paper where paper.certificate_id = own.id)`
/** But for papers of the quality register, which all staff read once they are in force, and evidence, read by whom it is about. */
const file = `select id, user_id from private_files where user_id is not null and jenis not in ('dokumen_mutu', 'bukti_kompetensi')`
const upload = 'select id, user_id from partial_uploads'
const evaluation = 'select id, user_id from evaluations where certificate_id is not null'
const sanction = 'select id, user_id from sanctions where user_id is not null'
const bill = 'select user_training_id as id, user_id from invoices where user_training_id is not null'
const activityBill = 'select maintenance_id as id, user_id from invoices where maintenance_id is not null'
const outside = `select id, user_id from maintenance_records where schedule_id is null`
const report = 'select year_id as id, user_id from performance_reports'

/** By employer, by membership of others, by invitation and by application: those who manage an employer. */
const managed = 'select employer_id as id, user_id from employer_members where pengelola'
const ofManager = (table: string, condition = 'true') => `select own.id, manager.user_id from ${table} as own
  join employer_members as manager on manager.employer_id = own.employer_id and manager.pengelola where ${condition}`
const invitation =
  'select own.id, users.id as user_id from employer_invitations as own join users on users.email = own.email'

const candidateOf = (joined: string) => `select own.id, own.user_id from user_trainings as own join ${joined}`

/** For each call that names an object of a person's own, where such objects are: id and owner. */
export const OWN_OBJECTS: Record<string, string> = {
  getFile: file,
  removeFile: file,
  getUpload: upload,
  continueUpload: upload,
  finishUpload: upload,
  endRememberedDevice: 'select left(hash, 32) as id, user_id from remember_tokens',
  endToken: 'select id, user_id from tokens where session_hash is null',
  renamePasskey: 'select id, user_id from passkeys',
  removePasskey: 'select id, user_id from passkeys',
  endSession: 'select left(id_hash, 32) as id, user_id from sessions',
  endWatcher: 'select id, user_id from certificate_watchers',
  makeStatusLetter: 'select id, user_id from certificates where user_id is not null',
  getStatusLetter: 'select id, user_id from status_letters where file_id is not null',
  getOwnCertificate: certified,
  getCertificatePdf: certified,
  getCredential: certified,
  ...Object.fromEntries(
    ['getWallet', 'makeWalletOffer', 'getBadgePng', 'getBadgeSvg', 'getApplePass'].map((call) => [call, withPaper]),
  ),
  ...Object.fromEntries(
    ['getInvoice', 'changeBilling', 'getInvoicePdf', 'payInvoice', 'giveRefundAccount', 'getReceiptPdf'].map((call) => [
      call,
      call === 'getReceiptPdf' ? `${bill} and nomor_kuitansi is not null` : bill,
    ]),
  ),
  ...{ getOnlinePayment: bill, startOnlinePayment: bill },
  ...{ getActivityOnlinePayment: activityBill, startActivityOnlinePayment: activityBill },
  getActivityInvoice: activityBill,
  changeActivityBilling: activityBill,
  getActivityInvoicePdf: activityBill,
  payActivityInvoice: activityBill,
  giveActivityRefundAccount: activityBill,
  getActivityReceiptPdf: `${activityBill} and nomor_kuitansi is not null`,
  listOwnMisconduct: application('true'),
  answerMisconduct: `select own.id, candidate.user_id from misconduct_cases as own
    join user_trainings as candidate on candidate.id = own.user_training_id where own.notified_at is not null`,
  ...{ getOwnAccommodation: application('true'), changeNeeds: application('true') },
  getProformaPdf: application(`tahap = 'diajukan'`),
  ...{ getEmployer: managed, changeEmployer: managed, inviteToEmployer: managed, listEmployerSchedules: managed },
  ...{ listEmployerApplications: managed, listEmployerInvoices: managed, getEmployerRecap: managed },
  registerEmployerMembers: managed,
  leaveEmployer: 'select employer_id as id, user_id from employer_members where not pengelola',
  endEmployerMembership: ofManager('employer_members', 'own.id <> manager.id'),
  nameEmployerManager: ofManager('employer_members', 'own.id <> manager.id'),
  ...{ resendEmployerInvitation: ofManager('employer_invitations') },
  ...{ withdrawEmployerInvitation: ofManager('employer_invitations') },
  ...{ acceptEmployerInvitation: invitation, refuseEmployerInvitation: invitation },
  releaseEmployerApplication: ofManager('user_trainings'),
  ...{ getApplicationPayer: application('true'), chooseApplicationPayer: application('true') },
  ...{ getExamOnScreen: application('true'), prepareSitting: application('true') },
  checkReceipt: candidateOf(
    `exam_sittings as sitting on sitting.user_training_id = own.id and sitting.status = 'ditutup'`,
  ),
  getSafeBrowserFile: candidateOf('screen_exams as screen on screen.schedule_id = own.schedule_id'),
  getExamDay: application(`tahap = 'terjadwal'`),
  getExamCard: application(`tahap = 'terjadwal'`),
  getResult: application(`tahap = 'belum_kompeten'`),
  getResultReport: application(`tahap = 'belum_kompeten'`),
  fileAppeal: application(`tahap = 'belum_kompeten'`),
  listUserTrainings: application('true').replace('select id', 'select user_id as id'),
  countUserTrainings: application('true').replace('select id', 'select user_id as id'),
  getApplication: application('true'),
  saveApplication: application('true'),
  giveRequirement: application('true'),
  seeApplicationPage: application('true'),
  submitApplication: application('true'),
  joinWaitingList: application('true'),
  withdrawApplication: application(`tahap = 'diajukan'`),
  listRescheduleTargets: application(`tahap = 'terjadwal'`),
  rescheduleApplication: application(`tahap = 'terjadwal'`),
  listMessages: application('submitted_at is not null'),
  sendMessage: application(`tahap = 'diajukan'`),
  getApplicationCalendar: application(`tahap = 'terjadwal'`),
  answerRoleClaim: `select colleague.id, own.user_id from report_colleagues as colleague
    join certificates as own on own.id = certificate_id where own.user_id is not null`,
  getReport: report,
  saveReport: report,
  sendReport: report,
  getOwnEvaluation: evaluation,
  saveEvaluation: evaluation,
  submitEvaluation: evaluation,
  submitServiceFeedback: 'select id, user_id from evaluations where certificate_id is null',
  askEvaluationReview: evaluation,
  answerSanction: sanction,
  appealSanction: sanction,
  getOwnActivity: outside,
  saveOutsideActivity: outside,
  sendOutsideActivity: outside,
  removeOutsideActivity: outside,
  cancelActivity: 'select id, user_id from maintenance_records where schedule_id is not null',
  getAttendanceCertificate: `select id, user_id from maintenance_records where schedule_id is not null and attended_at is not null`,
}

const NO_FILE = '00000000-0000-4000-8000-000000000000'

/** Values of payloads that cannot be made up from the schema alone. */
export const PAYLOADS: Record<string, Record<string, unknown>> = {
  scoreCalibration: { version: 1, skor: [1] },
  prepareSitting: { latihan: true, nama: 'Contoh', kunci: 'a'.repeat(120) },
  markEssay: { paper_id: 1, nomor: 1, rincian: [1] },
  answerAssignment: { terima: false, alasan: 'Sakit.' },
  saveOwnExamRecord: { jam_mulai: '08.00' },
  updateOwnLeave: { sejak: '2026-12-01', sampai: '2026-12-02' },
  saveOutsideActivity: { tanggal_mulai: '2026-01-05', tanggal_selesai: '2026-01-05' },
  payInvoice: { tanggal_transfer: '2026-01-05', file_id: NO_FILE },
  payActivityInvoice: { tanggal_transfer: '2026-01-05', file_id: NO_FILE },
  giveRefundAccount: { nomor: '1234567890' },
  changeEmployer: { npwp: '' },
  inviteToEmployer: { email: 'contoh@example.com' },
  registerEmployerMembers: { schedule_id: 1, anggota: [1] },
  giveActivityRefundAccount: { nomor: '1234567890' },
}

/** Adds the owned objects that the demonstration lacks. */
export async function completeObjects(db: Db): Promise<void> {
  const owner = sql`(select id from users where email = 'pemegang@example.com')`
  await sql`update screen_exams set kunci_peramban = repeat('a', 64)`.execute(db)
  await sql`
    insert into exam_sittings
      (user_training_id, schedule_id, paper_id, status, status_since, menit, begun_at, ended_at, kunci, sidik, created_at)
    select own.id, own.schedule_id, paper.id, 'ditutup', now(), 60, now(), now(), '', repeat('f', 64), now()
    from exam_papers as paper join user_trainings as own
      on own.id = paper.user_training_id and own.schedule_id = paper.schedule_id order by paper.id limit 1`.execute(db)
  await sql`
    insert into remember_tokens (hash, token_hash, user_id, created_at)
    select repeat('a', 64), repeat('b', 64), id, now() from users where id = ${owner}`.execute(db)
  await sql`
    insert into tokens (user_id, hash, bound, created_at)
    select id, repeat('c', 64), false, now() from users where id = ${owner}`.execute(db)
  await sql`
    insert into passkeys (user_id, credential_id, public_key, user_handle, sign_count, name, synced, created_at)
    select id, 'contoh', 'x', repeat('d', 43), 0, 'Contoh', false, now() from users where id = ${owner}`.execute(db)
  await sql`
    insert into certificate_watchers (uuid, user_id, certificate_id, nama_pengamat, teks_persetujuan, versi_persetujuan, consented_at, token_until)
    select gen_random_uuid(), user_id, id, 'PT Contoh', 'Setuju.', 1, now(), now() + interval '1 day'
    from certificates where user_id = ${owner} limit 1`.execute(db)
  await sql`
    with employer as (insert into employers (nama, alamat, created_at) values ('PT Contoh', 'Jalan', now()) returning id),
      people as (select id, email, row_number() over (order by id) as place from users
        where role = 'user' and email_verified_at is not null and suspended_at is null),
      invited as (insert into employer_invitations (employer_id, email, sent_at, expires_at)
        select employer.id, email, now(), now() + interval '1 day' from employer, people where place between 5 and 10),
      paid as (update user_trainings set employer_id = employer.id from employer
        where user_trainings.id = (select max(id) from user_trainings))
    insert into employer_members (employer_id, user_id, pengelola, joined_at)
    select employer.id, people.id, place = 1, now() from employer, people where place < 5`.execute(db)
  await sql`
    insert into partial_uploads (id, user_id, jenis, name, bytes, created_at)
    select gen_random_uuid(), id, 'ktp', 'contoh.pdf', 2000000, now() from users where id = ${owner}`.execute(db)
  await sql`
    update status_letters as own set sha256 = repeat('e', 64),
      file_id = (select id from private_files where user_id = own.user_id limit 1) where file_id is null`.execute(db)
  await sql`update sanctions set user_id = ${owner} where id = (select min(id) from sanctions)`.execute(db)
  await sql`
    update maintenance_records set status = 'hadir', attended_at = now()
    where id = (select min(id) from maintenance_records where schedule_id is not null)`.execute(db)
  await sql`
    update invoices set status = 'lunas', paid_at = now(), nomor_kuitansi = 'KW/CONTOH' where id =
      (select min(id) from invoices where maintenance_id is not null and nomor_kuitansi is null)`.execute(db)
}

/** One object that a call can name, with its owner. */
export async function ownObjectOf(db: Db, call: string): Promise<{ id: string; owner: number }> {
  const { rows } = await sql<{ id: string; user_id: number }>`
    select id::text, user_id from (${sql.raw(OWN_OBJECTS[call] ?? '')}) as own order by id limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`the demonstration has no object for ${call}`)
  return { id: row.id, owner: row.user_id }
}
