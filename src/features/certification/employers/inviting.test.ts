import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn } from '../../../../tests/accounts.ts'
import { applicant } from '../../../../tests/applications.ts'
import { belongTo, employerOf, foundEmployer, invite } from '../../../../tests/employers.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Answer } from '../../../../tests/http.ts'
import { attemptLimits, employerLimits } from '../../../limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const listOf = (length: number): string =>
  Array.from({ length }, (_, place) => `daftar.${place}@example.com`).join('\n')

describe('a list of addresses', () => {
  const outcomes = ({ body }: Answer) => body.undangan.map(({ email, hasil }: Answer['body']) => [email, hasil])

  test('invites those that can be, and says of each other line why not', async () => {
    const chief = await applicant(site)
    const own = await foundEmployer(chief)
    const { account } = await loggedIn(site)
    await invite(chief, own, 'lama@example.com')
    await site.deliverMails()
    const text = [
      'Nama;Email',
      `Satu Contoh <SATU@example.com>; ${account.email}`,
      'tono.contoh',
      chief.account.email,
      'lama@example.com',
      'satu@example.com',
    ].join('\n')
    const answer = await invite(chief, own, text)
    expect(answer.status).toBe(200)
    expect(outcomes(answer)).toEqual([
      ['satu@example.com', 'diundang'],
      [account.email, 'diundang'],
      ['tono.contoh', 'tidak_dikenali'],
      [chief.account.email, 'sudah_anggota'],
      ['lama@example.com', 'sudah_diundang'],
    ])
    expect(answer.body.undangan[2]).toMatchObject({
      baris: 3,
      keterangan: expect.stringContaining('nama@contoh.co.id'),
    })
    expect(answer.body.perusahaan.undangan).toHaveLength(3)
    const mails = await site.deliverMails()
    expect(mails.map(({ to }) => to).sort()).toEqual(['satu@example.com', account.email].sort())
    const audit = site.db.selectFrom('audit_log').select(['action', 'after']).where('noun', '=', 'perusahaan')
    const entries = await audit.where('noun_id', '=', String(own)).orderBy('id').execute()
    expect(entries.map(({ action, after }) => [action, after]).slice(1)).toEqual([
      ['undang', { jumlah: 1 }],
      ['undang', { jumlah: 2 }],
    ])
    expect(outcomes(await invite(chief, own, text)).map(([, hasil]: string[]) => hasil)).not.toContain('diundang')
    expect(await site.deliverMails()).toEqual([])
  })

  test('does not say whose an address is that a member has not verified', async () => {
    const member = await applicant(site)
    const chief = await applicant(site)
    const own = await foundEmployer(chief)
    await belongTo(site, chief, own, member)
    await site.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', member.account.id).execute()
    expect(outcomes(await invite(chief, own, member.account.email))).toEqual([[member.account.email, 'diundang']])
  })

  test('fills the room that is left, and says so of the rest', async () => {
    const chief = await applicant(site)
    const own = await foundEmployer(chief)
    const times = { sent_at: site.clock.now, expires_at: new Date(site.clock.now.getTime() + 86_400_000) }
    const waiting = Array.from({ length: employerLimits.invitationsWaiting - 1 }, (_, place) => ({
      ...{ employer_id: own, email: `menunggu.${place}@example.com`, ...times },
    }))
    await site.db.insertInto('employer_invitations').values(waiting).execute()
    expect(outcomes(await invite(chief, own, 'muat@example.com, tidak.muat@example.com'))).toEqual([
      ['muat@example.com', 'diundang'],
      ['tidak.muat@example.com', 'penuh'],
    ])
  })

  test('is refused as a whole without an address, with too many, and for those who do not manage the employer', async () => {
    const chief = await applicant(site)
    const own = await foundEmployer(chief)
    const many = listOf(employerLimits.invitedAtOnce + 1)
    for (const text of ['', ' \n', 'Nama, Email', 'budi\nsari', many, `a@example.com ${'x'.repeat(5000)}`]) {
      const { status, body } = await invite(chief, own, text)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['email']])
    }
    const stranger = await applicant(site)
    await foundEmployer(stranger)
    expect((await invite(stranger, own, listOf(2))).status).toBe(404)
    expect((await employerOf(chief, own)).undangan).toEqual([])
  })

  test('counts as one invitation, so that several full lists an hour go out, and no more addresses than a limit', async () => {
    const chief = await applicant(site)
    const own = await foundEmployer(chief)
    const { invitedAtOnce } = employerLimits
    const { most } = attemptLimits.employerInvited
    const lists = most / invitedAtOnce
    const answers = []
    for (let each = 0; each < lists; each += 1) answers.push(await invite(chief, own, listOf(invitedAtOnce)))
    expect(answers.map(({ status }) => status)).toEqual(Array(lists).fill(200))
    const [first] = answers
    expect(first?.headers['x-ratelimit-remaining']).toBe(String(attemptLimits.employerInvitations.most - 1))
    expect((await invite(chief, own, 'satu.lagi@example.com')).status).toBe(429)
  })

  test('counts too when it is refused, so that nobody tries for ever', async () => {
    const chief = await applicant(site)
    const own = await foundEmployer(chief)
    const { most } = attemptLimits.employerInvitations
    const tries = []
    for (let each = 0; each <= most; each += 1) tries.push((await invite(chief, own, 'bukan email')).status)
    expect([new Set(tries.slice(0, most)), tries[most]]).toEqual([new Set([422]), 429])
  })
})
