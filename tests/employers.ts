import type { Employer } from '../src/features/certification/employers/employer-contract.ts'
import type { Applicant } from './applications.ts'
import type { TestApp } from './harness.ts'
import type { Answer } from './http.ts'

/** An employer that a member has founded; answers its number. */
export async function foundEmployer({ browser }: Applicant): Promise<number> {
  const given = { nama: 'PT Contoh Lestari', npwp: '9900000000000011', alamat: 'Jalan Contoh Nomor 1' }
  const { body, status, text } = await browser.post('/perusahaan', given)
  if (status !== 201) throw new Error(text)
  return body.id
}

/** An employer as one of its managers sees it. */
export const employerOf = async ({ browser }: Applicant, id: number): Promise<Employer> =>
  (await browser.get(`/perusahaan/${id}`)).body

/** Invites one address, or all that a text holds. */
export const invite = ({ browser }: Applicant, id: number, email: string): Promise<Answer> =>
  browser.post(`/perusahaan/${id}/undangan`, { email })

/** The number of the only invitation that somebody reads. */
export const invitationTo = async ({ browser }: Applicant): Promise<number> =>
  (await browser.get('/perusahaan')).body.undangan[0].id

/** Invites somebody, who accepts; the manager then may name them manager. Answers the membership. */
export async function belongTo(
  { db }: Pick<TestApp, 'db'>,
  manager: Applicant,
  id: number,
  who: Applicant,
  pengelola = false,
): Promise<number> {
  await invite(manager, id, who.account.email)
  await who.browser.post(`/undangan-perusahaan/${await invitationTo(who)}/terima`)
  const member = await db
    .selectFrom('employer_members')
    .select('id')
    .where('employer_id', '=', id)
    .where('user_id', '=', who.account.id)
    .executeTakeFirstOrThrow()
  if (pengelola) await manager.browser.post(`/anggota-perusahaan/${member.id}/pengelola`)
  return member.id
}
