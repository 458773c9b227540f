import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { examOn } from '../../../../tests/applications.ts'
import { putAccountsInForce } from '../../../../tests/content.ts'
import {
  type DesignWorld,
  dayFromNow,
  designWorld,
  makeDesign,
  passDay,
  uploadInk,
} from '../../../../tests/document-designs.ts'
import { candidate } from '../../../../tests/exams.ts'
import { certificateOn, decideApplication, grantCertificate, presentApplication } from '../../../../tests/grants.ts'
import type { Browser } from '../../../../tests/http.ts'
import { billApplicant, confirmPayment } from '../../../../tests/invoices.ts'
import { openedPdf, picturesIn } from '../../../../tests/pdf-reading.ts'
import { day } from '../../../lib/day.ts'
import { PROBLEMS } from '../../../problems.ts'

let world: DesignWorld

beforeAll(async () => {
  world = await designWorld()
})

const words = (text: string): string => text.replace(/\s+/g, ' ')
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const certificate = async (who: { who: { browser: Browser }; id: number }) => {
  const { bytes, text } = await openedPdf(world.site.app, who.who.browser, `/user-training/${who.id}/sertifikat.pdf`)
  return { bytes, text: words(text), hash: hashOf(bytes) }
}

describe('a certificate', () => {
  test('bears texts, signatory and pictures of the design in force on its day; those before stay as they were', async () => {
    const before = await grantCertificate(world.site, world.decider)
    const old = await certificate(before)
    expect(picturesIn(old.bytes)).toBe(1)
    await makeDesign(world, 'sertifikat', {
      berlaku_sejak: dayFromNow(world, 1),
      teks: { judul: 'Sertifikat Keahlian', ketentuan: 'Milik {nama_lembaga} atas nama {nama}.' },
      penandatangan: 'Ratna Contoh',
      jabatan: 'Ketua Lembaga',
      tanda_tangan: await uploadInk(world),
      stempel: await uploadInk(world),
      latar: await uploadInk(world),
    })
    const dayBefore = await certificate(await grantCertificate(world.site, world.decider))
    expect(dayBefore.text).toContain('Direktur Lembaga')
    expect(dayBefore.text).not.toContain('Ratna Contoh')

    await passDay(world)
    const after = await certificate(await grantCertificate(world.site, world.decider))
    for (const part of [
      'Sertifikat Keahlian',
      'Ratna Contoh',
      'Ketua Lembaga',
      'Milik LSK Contoh atas nama Ir. Wulan Contoh, M.Si.',
    ]) {
      expect(after.text).toContain(part)
    }
    expect(after.text).not.toMatch(/Direktur Lembaga|CONTOH/)
    expect(picturesIn(after.bytes)).toBe(4)
    const kept = await openedPdf(world.site.app, world.decider, `/admin-api/sertifikat/${before.certificate.id}/pdf`)
    expect(hashOf(kept.bytes)).toBe(old.hash)
  })

  test('of before a design that is only written out after it has the signatory of its own day', async () => {
    await passDay(world)
    await makeDesign(world, 'sertifikat', { penandatangan: 'Yang Dahulu' })
    const one = await grantCertificate(world.site, world.decider)
    await makeDesign(world, 'sertifikat', { penandatangan: 'Yang Kemudian', teks: { judul: 'Judul Kemudian' } })
    const { text } = await certificate(one)
    expect(text).toContain('Yang Dahulu')
    expect(text).not.toContain('Kemudian')
    expect((await certificateOn(world.site, one.id)).signer_name).toBe('Yang Dahulu')
  })

  test('without a signatory in its design is signed by those whom the settings name', async () => {
    await makeDesign(world, 'sertifikat', { jabatan: '', teks: { judul: 'Tanpa Nama' } })
    const { text } = await certificate(await grantCertificate(world.site, world.decider))
    expect([text.includes('Tanpa Nama'), text.includes('Direktur Lembaga')]).toEqual([true, true])
  })

  test('is not issued at all while a picture is lost: the decision is refused and nothing is written', async () => {
    const tanda_tangan = await uploadInk(world)
    await makeDesign(world, 'sertifikat', { penandatangan: 'Ratna Contoh', tanda_tangan })
    await world.site.files.setAside(tanda_tangan, day('2026-11-20'))
    const waiting = await presentApplication(world.site)
    const { status, body } = await decideApplication(world.decider, waiting)
    expect([status, body.message]).toEqual([409, PROBLEMS.DESIGN_PICTURE_MISSING.message])
    const { tahap } = await world.site.db
      .selectFrom('user_trainings')
      .select('tahap')
      .where('id', '=', waiting.id)
      .executeTakeFirstOrThrow()
    expect(tahap).toBe('menunggu_keputusan')
    await makeDesign(world, 'sertifikat', { penandatangan: 'Ratna Contoh' })
    expect((await decideApplication(world.decider, waiting)).status).toBe(200)
  })
})

describe('what is drawn anew at each download keeps the design of its issue', () => {
  test('invoice and receipt', async () => {
    const [verifier, keuangan] = [
      (await staffIn(world.site, ['verifikasi'])).browser,
      (await staffIn(world.site, ['keuangan'])).browser,
    ]
    await putAccountsInForce(world.site.db, [{ bank: 'Bank Contoh', nomor: '0000', atas_nama: 'LSK Contoh' }])
    const bill = () => billApplicant(world.site, { verifier })
    const opened = async ({ who, id }: Awaited<ReturnType<typeof bill>>, path: string) =>
      words((await openedPdf(world.site.app, who.browser, `/user-training/${id}/${path}`)).text)
    const old = await bill()
    await makeDesign(world, 'invoice', {
      teks: { pembuka: 'Salam {nama}.', cara_membayar: 'Setor {total}.', penutup: 'Terima kasih.' },
      penandatangan: 'Bendahara Contoh',
    })
    await makeDesign(world, 'kuitansi', {
      teks: { penutup: 'Lunas bagi {nama_lembaga}.' },
      penandatangan: 'Kasir Contoh',
    })
    const fresh = await bill()
    const changed = await opened(fresh, 'invoice.pdf')
    expect(changed).toContain('Salam Wulan Contoh.')
    expect(changed).toMatch(/Setor Rp[\d.]+\. .*Terima kasih\. .*Bendahara Contoh/)
    expect(await opened(old, 'invoice.pdf')).toContain('Transfer tepat')
    expect(await opened(old, 'invoice.pdf')).not.toContain('Bendahara Contoh')

    // Paid only now, so its receipt is of now.
    await confirmPayment(keuangan, old)
    expect(await opened(old, 'kuitansi.pdf')).toMatch(/Lunas bagi LSK Contoh\. Kasir Contoh/)
    await makeDesign(world, 'kuitansi', { teks: { penutup: 'Baru.' } })
    expect(await opened(old, 'kuitansi.pdf')).toMatch(/Lunas bagi LSK Contoh\. Kasir Contoh/)
  })

  test('the exam card, until its candidate comes to another schedule', async () => {
    const schedule = await examOn(world.site, {})
    const { browser, id } = await candidate(world.site, { tahap: 'terjadwal', schedule })
    const seat = () =>
      world.site.db
        .insertInto('application_events')
        .values({
          user_training_id: id,
          transition: 'reschedule',
          dari: 'terjadwal',
          ke: 'terjadwal',
          oleh: 'pemohon',
          at: world.site.clock.now,
        })
        .execute()
    const card = async () => words((await openedPdf(world.site.app, browser, `/user-training/${id}/kartu.pdf`)).text)
    await seat()
    await makeDesign(world, 'kartu_peserta', { teks: { judul: 'Kartu Ujian', petunjuk: 'Bawa KTP.\nTanpa ponsel.' } })
    expect(await card()).toContain('Kartu Peserta Uji')
    await seat()
    expect(await card()).toContain('Kartu Ujian')
    expect(await card()).toContain('• Bawa KTP. • Tanpa ponsel.')
  })

  test('the status letter, which is drawn once', async () => {
    await makeDesign(world, 'sertifikat')
    const { who, certificate: own } = await grantCertificate(world.site, world.decider)
    const letter = async () => {
      const { body, status, text } = await who.browser.post(`/sertifikat-saya/${own.id}/surat-status`, {})
      if (status !== 201) throw new Error(text)
      return `/surat-status/${body.id}/surat.pdf`
    }
    const first = await letter()
    const stempel = await uploadInk(world)
    await makeDesign(world, 'surat_keterangan', {
      teks: { pembuka: '{nama_lembaga} menyatakan pada {waktu}:', catatan: '' },
      penandatangan: 'Sekretaris Contoh',
      stempel,
    })
    const second = await openedPdf(world.site.app, who.browser, await letter())
    expect(words(second.text)).toContain('LSK Contoh menyatakan pada')
    expect(words(second.text)).toContain('Sekretaris Contoh')
    expect(picturesIn(second.bytes)).toBe(1)
    expect(words((await openedPdf(world.site.app, who.browser, first)).text)).toContain('menerangkan bahwa')
    await world.site.files.setAside(stempel, day('2026-11-20'))
    const refused = await who.browser.post(`/sertifikat-saya/${own.id}/surat-status`, {})
    expect([refused.status, refused.body.message]).toEqual([409, PROBLEMS.DESIGN_PICTURE_MISSING.message])
    await makeDesign(world, 'surat_keterangan')
  })
})
