import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CONSENT_TEXTS } from '../src/features/platform/personal-data/pages/fields/consents.ts'
import { makeCertificate } from '../tests/certificates.ts'
import { withDatabase } from './database.ts'
import { type FirefoxVisitor, hasFirefox, visitorInFirefox, withFirefox } from './firefox.ts'
import { linkMailedTo } from './mailbox.ts'
import { paper, photo } from './papers.ts'
import { NEW_PASSWORD } from './register.ts'

const NAME = 'Citra Contoh Maharani'
const NUMBER = 'UJI-RUBAH/ATPA/2026'

async function register({ open, fill, click, waitForPath }: FirefoxVisitor, email: string): Promise<void> {
  await open('/register')
  await fill('Nama', NAME)
  await fill('Email', email)
  await fill('No. HP', '0811-0000-0098')
  await fill('Password', NEW_PASSWORD)
  await click('checkbox', 'Saya menyetujui')
  await click('button', 'Daftar')
  await waitForPath(/^\/verify-email/)
  await open(await linkMailedTo(email, /verifikasi/i))
  await waitForPath(/^\/user\/data-diri/)
}

async function sendPersonalData({ click, fill, choose, upload, waitForPath }: FirefoxVisitor): Promise<void> {
  const goOn = () => click('button', 'Simpan dan lanjut')
  await fill('NIK', '9900005501880001')
  await fill('Tempat lahir', 'Yogyakarta')
  await fill('Tanggal lahir', '1988-01-15')
  await click('radio', 'Perempuan')
  await goOn()
  await fill('Alamat', 'Jalan Contoh Nomor 1, Kelurahan Contoh')
  await choose('Provinsi', '34')
  await fill('Kota atau kabupaten', 'Kota Yogyakarta')
  await fill('Kode pos', '55111')
  await goOn()
  await choose('Jenjang', 'S1')
  await fill('Tahun lulus', '2012')
  await fill('Perguruan tinggi', 'Universitas Contoh')
  await fill('Program studi', 'Teknik Lingkungan')
  await fill('Nomor ijazah', 'TL-2012-001')
  await goOn()
  await choose('Status pekerjaan', 'Pegawai swasta')
  await fill('Instansi', 'PT Contoh Lestari')
  await fill('Jabatan', 'Ahli lingkungan')
  await click('checkbox', 'Mutu air')
  await goOn()
  await upload('Pilih berkas Pas foto', await photo('foto.jpg'))
  for (const name of ['KTP atau paspor', 'Ijazah', 'Daftar riwayat hidup']) {
    await upload(`Pilih berkas ${name}`, paper(`${name}.pdf`))
  }
  await click('checkbox', CONSENT_TEXTS.pdp)
  await click('checkbox', CONSENT_TEXTS.pernyataan)
  await goOn()
  await click('button', 'Kirim data diri')
  await waitForPath(/^\/user\/sertifikasi\/daftar/)
}

/** Page by page, whatever each of them asks for, up to the number under which it was sent. */
async function apply({ page, click, clickAll, fillAll, fill, upload, has, read }: FirefoxVisitor): Promise<void> {
  await click('button', 'Daftar Sertifikasi Anggota Tim')
  const title = () => page.$eval('h2#langkah', (heading) => heading.textContent).catch(() => '')
  await expect.poll(title).not.toBe('')
  for (let shown = await title(); shown !== 'Periksa & kirim'; shown = await title()) {
    await clickAll('radio', 'Kompeten')
    await fillAll('Bukti', 'Amdal Pelabuhan Contoh 2021')
    for (const name of ['Sertifikat pelatihan penyusun Amdal', 'Portofolio bidang tugas']) {
      if (!(await has('file', `Pilih berkas ${name}`))) continue
      await upload(`Pilih berkas ${name}`, paper(`${name}.pdf`))
    }
    if (await has('field', 'Nomor sertifikat')) {
      await fill('Nomor sertifikat', 'P-001/2020')
      await fill('Tanggal sertifikat', '2020-03-14')
      await fill('Lembaga pelatihan', 'LPK Contoh')
    }
    await click('button', 'Simpan dan lanjut')
    await expect.poll(title).not.toBe(shown)
  }
  await clickAll('checkbox', 'Saya menyatakan keempat hal di atas.')
  await clickAll('checkbox', 'Saya menyetujui pemrosesan data pribadi saya untuk keperluan sertifikasi ini.')
  await fill('Tanda tangan', NAME)
  await click('button', 'Kirim permohonan')
  await read(/PMH\/\d{4}\/\d{2}\/\d{4}/)
}

describe.skipIf(!hasFirefox)('in Firefox', () => {
  withFirefox()
  const site = withDatabase()

  test('somebody registers, gives personal data, applies, and gets a number', async () => {
    const guest = await visitorInFirefox()
    await register(guest, 'citra.rubah@example.com')
    await sendPersonalData(guest)
    await apply(guest)
    expect(guest.complaints).toEqual([])
  })

  test('a stranger looks a certificate up and compares its file', async () => {
    const certificate = paper('sertifikat.pdf')
    const sha256 = createHash('sha256').update(certificate.buffer).digest('hex')
    await makeCertificate(site.db, { no_sertifikasi: NUMBER, nama: 'Dewi Contoh Rubahwati', papers: [sha256] })
    const { open, fill, click, give, read, waitForPath, complaints } = await visitorInFirefox()
    await open('/daftar-pemegang')
    await fill('Nama atau nomor', 'rubahwati')
    await click('button', 'Cari')
    // She stands on the list before, too, and what is found takes its place while the link is clicked.
    await waitForPath(/search=rubahwati/)
    await click('link', 'Dewi Contoh Rubahwati')
    await read(/Sertifikat ini sah dan berlaku sampai/)
    await click('link', 'Bandingkan berkas')
    await give('Pilih berkas', certificate)
    await read(/PDF asli\./)
    expect(complaints).toEqual([])
  })
})
