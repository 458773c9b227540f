import { addressesIn, type ListedEmail } from '../../../lib/identifiers/email-list.ts'
import { employerLimits } from '../../../limits.ts'

/** Tells the manager what becomes of each line of a list of addresses. */
export const INVITATION_OUTCOMES = {
  diundang: 'Undangan dikirim.',
  sudah_diundang: 'Alamat ini sudah diundang. Kirim ulang undangannya dari daftar.',
  sudah_anggota: 'Pemilik alamat ini sudah anggota.',
  tidak_dikenali: 'Bukan email yang lengkap. Perbaiki, misalnya nama@contoh.co.id, lalu undang lagi.',
  penuh:
    'Belum diundang: undangan yang menunggu jawaban sudah terlalu banyak. Tarik sebagian dahulu, lalu undang lagi.',
} as const
export type InvitationOutcome = keyof typeof INVITATION_OUTCOMES
export const INVITATION_OUTCOME_NAMES = Object.keys(INVITATION_OUTCOMES) as [InvitationOutcome, ...InvitationOutcome[]]

interface Belonging {
  /** The verified addresses of members. */
  members: ReadonlySet<string>
  invited: ReadonlySet<string>
}

/** Decides on each line of a list; the first ones get the room that is left for invitations. */
export function decideOnList(list: readonly ListedEmail[], belonging: Belonging, room: number) {
  let left = room
  return list.map(({ line, written, email }) => {
    let hasil = outcomeOf(email, belonging)
    if (hasil === 'diundang' && left <= 0) hasil = 'penuh'
    if (hasil === 'diundang') left -= 1
    return { baris: line, email: email ?? written, hasil, keterangan: INVITATION_OUTCOMES[hasil] }
  })
}

function outcomeOf(email: string | undefined, { members, invited }: Belonging): InvitationOutcome {
  if (email === undefined) return 'tidak_dikenali'
  if (members.has(email)) return 'sudah_anggota'
  return invited.has(email) ? 'sudah_diundang' : 'diundang'
}

/** Returns how many addresses a list tries: one where it is refused whole. */
export function addressesTried(text: unknown): number {
  if (typeof text !== 'string' || text.length > employerLimits.invitationListMost) return 1
  const list = addressesIn(text)
  if (list.length > employerLimits.invitedAtOnce) return 1
  return Math.max(1, list.filter(({ email }) => email !== undefined).length)
}
