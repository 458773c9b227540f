import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { sendMail } from '../../../documents/mail/mail.ts'
import { LETTER_KINDS } from '../../../letters.ts'
import { notifyUser } from '../notifications/service.ts'

let site: TestApp
let editor: Browser
let editorEmail: string

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  const staff = await staffIn(site, ['konten'])
  editor = staff.browser
  editorEmail = staff.account.email
})

beforeEach(async () => {
  await site.db.deleteFrom('letter_texts').execute()
  await site.deliverMails()
})

const place = (kind: string) => `/admin-api/teks-surat/${kind}`
const current = async (kind: string) => (await editor.get(place(kind))).body
const save = async (kind: string, changes: object) => editor.put(place(kind), { ...(await current(kind)), ...changes })

const KIND = 'dataChangeRefused'
const OWN = {
  perihal: 'Data Anda belum dapat diubah',
  isi: 'Halo {nama}, perubahan pada {bagian} belum dapat kami terima.\n\nSebabnya: {alasan}',
  tombol: 'Lihat profil',
  catatan: 'Tanya kami bila ragu.',
}
const FACTS = { changed: 'nama lengkap', alasan: 'Pindaian <b>buram</b> {nama}.', link: 'http://localhost:3000/user' }

/** Notifies a member as a feature does; answers the notification and the mail. */
async function notified() {
  const { id, email, name } = await makeAccount(site.db, { name: 'Wulan Contoh' })
  const ctx = { jobs: site.jobs, appUrl: 'http://localhost:3000', now: site.clock.now }
  await notifyUser(site.db, ctx, { id, email }, { letter: KIND, name, ...FACTS }, null)
  const [mail] = (await site.deliverMails()).filter(({ to }) => to === email)
  const kept = await site.db.selectFrom('notifications').select(['judul', 'isi']).where('user_id', '=', id).execute()
  return { mail, kept }
}

describe('the office', () => {
  test('finds every kind of letter in its group, and sees which it has changed', async () => {
    await save(KIND, OWN)
    const { body } = await editor.get('/admin-api/teks-surat?perPage=200')
    expect(body.total).toBe(LETTER_KINDS.length)
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(LETTER_KINDS.map(({ id }) => id))
    const changed = await editor.get('/admin-api/teks-surat?keadaan=diubah')
    expect(changed.body.data).toMatchObject([{ id: KIND, kelompok: 'Data diri', perihal: OWN.perihal }])
    const sought = await editor.get('/admin-api/teks-surat?q=perubahan%20data%20DITOLAK&sort=judul&order=desc')
    expect(sought.body.data).toMatchObject([{ id: KIND }])
  })

  test('edits the words, and the next mail and notification say them; facts stay text', async () => {
    const answer = await save(KIND, OWN)
    expect([answer.status, answer.body.version, answer.body.keadaan]).toEqual([200, 1, 'diubah'])
    const { mail, kept } = await notified()
    expect(mail?.subject).toBe(OWN.perihal)
    expect(mail?.text).toContain('Sebabnya: Pindaian <b>buram</b> {nama}.')
    expect(mail?.text).toContain('Lihat profil:\nhttp://localhost:3000/user')
    expect(mail?.text).toContain(OWN.catatan)
    expect(mail?.html).toContain('Pindaian &lt;b&gt;buram&lt;/b&gt; {nama}.')
    const isi = 'Halo Wulan Contoh, perubahan pada nama lengkap belum dapat kami terima.'
    expect(kept).toEqual([{ judul: OWN.perihal, isi }])
  })

  test('cannot put markup or a link of its own into a mail', async () => {
    await save(KIND, { ...OWN, isi: `${OWN.isi}\n\n<a href="https://jahat.example">Klik</a>` })
    const { mail } = await notified()
    expect(mail?.html).toContain('&lt;a href=')
    expect(mail?.html).not.toContain('<a href="https://jahat.example"')
  })

  test('returns to the built-in words, which the next mail says', async () => {
    const { version } = (await save(KIND, OWN)).body
    const answer = await editor.post(`${place(KIND)}/bawaan`, { version })
    expect([answer.status, answer.body.version, answer.body.keadaan]).toEqual([200, 0, 'bawaan'])
    expect((await notified()).mail?.subject).toBe('Perubahan data ditolak')
    expect((await editor.post(`${place(KIND)}/bawaan`, { version: 0 })).status).toBe(200)
  })

  test('sees who changed what, and brings an earlier state back', async () => {
    await save('dataComplete', { perihal: 'Satu' })
    await save('dataComplete', { perihal: 'Dua' })
    await editor.post(`${place('dataComplete')}/bawaan`, { version: (await current('dataComplete')).version })
    const { body } = await editor.get(`${place('dataComplete')}/riwayat`)
    expect(body.map(({ action, before, after }: never) => [action, before['perihal'], after['perihal']])).toEqual([
      ['kembalikan', 'Dua', 'Data diri Anda lengkap'],
      ['ubah', 'Satu', 'Dua'],
      ['ubah', 'Data diri Anda lengkap', 'Satu'],
    ])
    const back = await editor.post(`${place('dataComplete')}/pulihkan`, { audit_id: body[1].id, keadaan: 'sebelum' })
    expect([back.status, back.body.perihal]).toEqual([200, 'Satu'])
    // Numbers go on, so that nobody takes these words for others that had the same number.
    expect(back.body.version).toBe(3)
    const builtIn = await editor.post(`${place('dataComplete')}/pulihkan`, { audit_id: body[2].id, keadaan: 'sebelum' })
    expect(builtIn.body).toMatchObject({ perihal: 'Data diri Anda lengkap', keadaan: 'bawaan' })
    const elsewhere = await editor.post(`${place(KIND)}/pulihkan`, { audit_id: body[1].id })
    expect(elsewhere.status).toBe(404)
  })

  test('is refused with the line, and nothing changes', async () => {
    const answer = await save(KIND, { ...OWN, isi: 'Halo {bagian}\n\nSebab: {alasn}' })
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      {
        isi: [
          'Teks, baris 3: {alasn} tidak dikenal. Yang ada: {bagian}, {alasan}, {nama}. Teks: {alasan} belum dipakai.',
        ],
      },
    ])
    expect(await site.db.selectFrom('letter_texts').select('id').execute()).toEqual([])
  })

  test('does not overwrite what another has written meanwhile, first words included', async () => {
    const seen = await current('deletionDone')
    const answers = await Promise.all(
      ['Satu', 'Dua'].map((perihal) => editor.put(place('deletionDone'), { ...seen, perihal })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const stale = await editor.put(place('deletionDone'), { ...seen, perihal: 'Tiga' })
    expect([stale.status, stale.body.current.version]).toEqual([409, 1])
    expect((await editor.post(`${place('deletionDone')}/bawaan`, { version: 0 })).status).toBe(409)
  })

  test('asks for a letter that there is not: 404', async () => {
    const answers = await Promise.all([
      editor.get(place('tidakAda')),
      editor.get(place('constructor')),
      editor.put(place('tidakAda'), { ...OWN, version: 0 }),
      editor.post(`${place('tidakAda')}/pratinjau`, OWN),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})

describe('every kind of letter', () => {
  test.each(LETTER_KINDS.map(({ id, variants }) => [id, variants] as const))(
    '%s opens, and is previewed as the mail that it would be',
    async (id, variants) => {
      const record = await current(id)
      expect(record.isian.length).toBeGreaterThan(0)
      for (const contoh of [null, ...variants]) {
        const { status, body } = await editor.post(`${place(id)}/pratinjau`, { ...record, contoh })
        expect(status).toBe(200)
        expect(body.html).toMatch(/^<!doctype html><html lang="id">/)
        expect(`${body.perihal} ${body.html}`).not.toMatch(/undefined|[{}]/)
      }
    },
  )
})

describe('a trial', () => {
  test('shows and sends what is written, saved or not, to oneself only', async () => {
    const shown = await editor.post(`${place(KIND)}/pratinjau`, OWN)
    expect(shown.body.perihal).toBe(OWN.perihal)
    const answer = await editor.post(`${place(KIND)}/kirim-contoh`, { ...OWN, to: 'orang.lain@contoh.example' })
    expect([answer.status, answer.body.terkirim]).toEqual([200, true])
    const mails = await site.deliverMails()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[editorEmail, `[Contoh] ${OWN.perihal}`]])
    expect(mails[0]?.text).toContain('nama lengkap, tanggal lahir')
    expect((await current(KIND)).keadaan).toBe('bawaan')
  })

  test('is refused like the words themselves', async () => {
    const wrong = { ...OWN, perihal: '' }
    for (const call of ['pratinjau', 'kirim-contoh']) {
      const { status, body } = await editor.post(`${place(KIND)}/${call}`, wrong)
      expect([status, body.errors]).toEqual([422, { perihal: ['Perihal wajib diisi.'] }])
    }
    expect(await site.deliverMails()).toEqual([])
  })

  test('is sent a few times an hour', async () => {
    const { browser } = await staffIn(site, ['konten'])
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await browser.post(`${place(KIND)}/kirim-contoh`, OWN)).status)
    }
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
    expect(statuses[20]).toBe(429)
  })
})

test('staff without the permission, members and guests neither see nor change the words', async () => {
  const { browser } = await staffIn(site, ['pengguna'])
  for (const [who, status] of [
    [browser, 404],
    [(await loggedIn(site)).browser, 404],
    [new Browser(site.app), 401],
  ] as const) {
    const answers = await Promise.all([
      who.get('/admin-api/teks-surat'),
      who.put(place(KIND), { ...OWN, version: 0 }),
      who.post(`${place(KIND)}/bawaan`, { version: 0 }),
      who.post(`${place(KIND)}/kirim-contoh`, OWN),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
  }
})

describe('mail', () => {
  const storeUnfit = () =>
    site.db
      .insertInto('letter_texts')
      .values({
        ...{ id: KIND, perihal: 'Lama {hilang}', isi: 'Teks {bagian} {alasan}', tombol: 'Buka', catatan: '' },
        updated_at: site.clock.now,
      })
      .execute()

  test('goes out in the built-in words where others do not fit the kind any more, and the log says so', async () => {
    await storeUnfit()
    const { mail, kept } = await notified()
    expect(mail?.subject).toBe('Perubahan data ditolak')
    expect(kept).toMatchObject([{ judul: 'Perubahan data ditolak' }])
    expect(site.logged.filter((line) => line.includes(KIND) && line.includes('built-in'))).toHaveLength(1)
    expect(await current(KIND)).toMatchObject({ keadaan: 'tidak_cocok', perihal: 'Lama {hilang}' })
  })

  test('that waits under earlier names of its facts says them in the words of the office', async () => {
    await save('complaintForHandler', { perihal: 'Kabar {no_tiket}', isi: 'Pengaduan {no_tiket}: {kabar}.' })
    const queued = { letter: 'complaintForHandler', name: 'Wulan', to: 'wulan@contoh.example' }
    await site.jobs.enqueue(site.db, 'mail', {
      ...queued,
      no_tiket: 'ADU-1',
      kabar: 'dibalas',
      link: 'http://localhost',
    })
    const [mail] = await site.deliverMails()
    expect(mail?.subject).toBe('Kabar ADU-1')
    expect(mail?.text).toContain('Pengaduan ADU-1: dibalas.')
  })

  test('is listed for the office under the subject in force', async () => {
    const { browser } = await staffIn(site, ['pengguna'])
    await save(KIND, OWN)
    await sendMail(site.db, site, { letter: KIND, name: 'W', to: 'w@contoh.example', ...FACTS })
    const { body } = await browser.get('/admin-api/surat')
    expect(body.data[0]).toMatchObject({ kepada: 'w@contoh.example', perihal: OWN.perihal })
  })
})
