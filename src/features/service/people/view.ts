import type { Caller } from '../../../access.ts'
import type { Context } from '../../../ground/context.ts'
import { officeTo } from '../../../office-paths.ts'
import { certificateState } from '../../certification/certificates/rules.ts'
import { resetOf } from '../../platform/two-factor-resets/service.ts'
import {
  applicationsOfPerson,
  certificatesOf,
  invoicesOf,
  lettersToPerson,
  type PersonRow,
  securityEventsOf,
  textMessagesOf,
  yearsOfPerson,
} from './queries.ts'
import { maySeePart } from './rules.ts'

const COMPLAINTS = officeTo.list('pengaduan')

/** Everything about a person that the reader works with; the rest is not even asked for. */
export async function personAnswer({ db, today }: Context, row: PersonRow, reader: Caller & { id: number }) {
  const { id, email, two_factor, last_seen_at, ...account } = row
  const [reset, permohonan, invoice, certificates, kewajiban, surat, pesan, events] = await Promise.all([
    maySeePart('masuk', reader) ? resetOf(db, row, reader.id) : null,
    maySeePart('permohonan', reader) ? applicationsOfPerson(db, id) : null,
    maySeePart('invoice', reader) ? invoicesOf(db, id) : null,
    maySeePart('sertifikat', reader) ? certificatesOf(db, id) : null,
    maySeePart('kewajiban', reader) ? yearsOfPerson(db, id) : null,
    maySeePart('surat', reader) ? lettersToPerson(db, id, COMPLAINTS) : null,
    maySeePart('pesan', reader) ? textMessagesOf(db, id) : null,
    maySeePart('keamanan', reader) ? securityEventsOf(db, id) : null,
  ])
  return {
    ...{ id, ...account, permohonan, invoice, kewajiban, surat, pesan },
    email: maySeePart('email', reader) ? email : null,
    masuk: reset && { two_factor, last_seen_at, ...reset },
    sertifikat: certificates?.map((one) => ({ ...one, status_sertifikat: certificateState(one, today) })) ?? null,
    keamanan: events?.map((event) => ({ ...event, id: Number(event.id) })) ?? null,
  }
}
