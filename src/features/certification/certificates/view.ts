import type { Context } from '../../../ground/context.ts'
import { requireSession } from '../../../ground/sessions/session.ts'
import { bodyZone, type Day, dayIn } from '../../../lib/day.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { certificationBodyName } from '../../platform/site-content/service.ts'
import { paperOfCertificate } from '../marking/service.ts'
import { isUndecided } from '../sanctions/rules.ts'
import { restorationTasksOf, sanctionCasesOf } from '../sanctions/service.ts'
import { checksByMonth } from '../verification/log-service.ts'
import { verdictUrl } from './credentials/rules.ts'
import type { ListedCertificate } from './office/queries.ts'
import { type CertificateRow, certificateEvents, certificatePapers } from './queries.ts'
import {
  CERTIFICATE_STATES,
  CERTIFICATE_TRANSITIONS,
  certificateState,
  decideCertificateTransition,
  nameToPrint,
  type StaffTransition,
} from './rules.ts'

const stateOf = (row: ListedCertificate, today: Day) => {
  const status_sertifikat = certificateState(row, today)
  return { status_sertifikat, status_label: CERTIFICATE_STATES[status_sertifikat] }
}

/** A certificate as its holder sees it. */
export async function ownAnswer({ db, today, appUrl }: Context, row: CertificateRow) {
  const [events, [paper], lembaga] = await Promise.all([
    certificateEvents(db, row.id),
    certificatePapers(db, row.id),
    certificationBodyName(db),
  ])
  const tautan_periksa = verdictUrl(appUrl, row.no_sertifikasi)
  return {
    ...row,
    ...stateOf(row, today),
    sha256: paper?.sha256 ?? null,
    tautan_periksa,
    tautan_linkedin: linkedInUrl(row, lembaga, tautan_periksa),
    riwayat: events.map(({ at, transition, alasan }) => ({
      at,
      label: CERTIFICATE_TRANSITIONS[transition].label,
      alasan,
    })),
  }
}

function linkedInUrl(row: CertificateRow, lembaga: string, certUrl: string): string {
  const issued = dayIn(bodyZone(), row.issued_at)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: `${row.skema} (${row.kualifikasi})`,
    organizationName: lembaga,
    issueYear: issued.slice(0, 4),
    issueMonth: String(Number(issued.slice(5, 7))),
    expirationYear: row.valid_until.slice(0, 4),
    expirationMonth: String(Number(row.valid_until.slice(5, 7))),
    certId: row.no_sertifikasi,
    certUrl,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}

/** Adds the state of today and its name to a row of the office's list. */
export const listAnswer = (row: ListedCertificate, today: Day) => ({ ...row, ...stateOf(row, today) })

/** A certificate as the office sees it, with the transitions that are open to the person who asks. */
export async function officeAnswer(ctx: Context, row: CertificateRow) {
  const { db, today } = ctx
  const { account } = requireSession(ctx)
  const [cetakan, events, sanksi, pemeriksaan] = await Promise.all([
    certificatePapers(db, row.id),
    certificateEvents(db, row.id),
    sanctionCasesOf(db, row.id),
    checksByMonth(db, row.id, today),
  ])
  const mayDecide = account.permissions.includes('keputusan')
  const readsPapers = mayDecide || account.permissions.includes('soal')
  const may = (transition: StaffTransition): boolean =>
    mayDecide && 'next' in decideCertificateTransition(transition, row, today)
  return {
    ...row,
    ...stateOf(row, today),
    nama_terkini: await otherName(ctx, row),
    lembar_id: readsPapers ? await paperOfCertificate(db, row.id) : null,
    cetakan,
    riwayat: events.map(({ transition, ...event }) => ({ ...event, label: CERTIFICATE_TRANSITIONS[transition].label })),
    sanksi,
    pemeriksaan,
    tugas: row.status === 'dibekukan' ? await restorationTasksOf(db, row.id) : [],
    can: {
      registrasi: may('register'),
      cetak_ulang: row.user_id !== null && may('reissue'),
      koreksi: row.user_training_id === null && cetakan.length === 0 && account.permissions.includes('verifikasi'),
      pulihkan: row.user_id !== account.id && may('restore'),
      sanksi: row.user_id !== account.id && may('revoke') && !sanksi.some(isUndecided),
    },
  }
}

/** The holder's name where it is another today than on the certificate. */
async function otherName({ db, keys }: Context, { user_id, nama }: CertificateRow): Promise<string | null> {
  const personal = user_id === null ? undefined : await personalDataOf(db, keys, user_id)
  return personal ? nameToPrint(nama, personal) : null
}
