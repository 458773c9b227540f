import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  askDesign,
  DESIGNS,
  type DesignWorld,
  dayFromNow,
  designWorld,
  makeDesign,
  uploadInk,
} from '../../../../tests/document-designs.ts'
import { Browser } from '../../../../tests/http.ts'
import { openedPdf, picturesIn } from '../../../../tests/pdf-reading.ts'
import { PROBLEMS } from '../../../problems.ts'

const DAY = 86_400
let world: DesignWorld

beforeAll(async () => {
  world = await designWorld()
})

const words = (text: string): string => text.replace(/\s+/g, ' ')
describe('the office', () => {
  test('plans, changes and takes back a design; one in force it only follows by another', async () => {
    const planned = await makeDesign(world, 'kuitansi', {
      berlaku_sejak: dayFromNow(world, 10),
      penandatangan: 'Rencana',
    })
    const put = (given: object) =>
      world.editor.put(`${DESIGNS}/${planned.id}`, { jenis: 'kuitansi', berlaku_sejak: dayFromNow(world, 9), ...given })
    const changed = await put({ version: planned.version, penandatangan: 'Rencana kedua' })
    expect([changed.status, changed.body.penandatangan, changed.body.berlaku_sejak]).toEqual([
      200,
      'Rencana kedua',
      dayFromNow(world, 9),
    ])
    expect((await put({ version: planned.version })).status).toBe(409)
    const taken = await askDesign(world, 'kuitansi', { berlaku_sejak: dayFromNow(world, 9) })
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['berlaku_sejak']])
    expect((await world.editor.delete(`${DESIGNS}/${planned.id}`)).status).toBe(204)
    expect((await world.editor.get(`${DESIGNS}/${planned.id}`)).status).toBe(404)
    expect((await askDesign(world, 'kuitansi', { berlaku_sejak: dayFromNow(world, 9) })).status).toBe(201)

    const inForce = await makeDesign(world, 'kuitansi', { penandatangan: 'Berlaku' })
    const change = await world.editor.put(`${DESIGNS}/${inForce.id}`, {
      jenis: 'kuitansi',
      berlaku_sejak: dayFromNow(world),
      version: inForce.version,
    })
    expect([change.status, change.body.message]).toEqual([409, PROBLEMS.DESIGN_IN_FORCE.message])
    expect((await world.editor.delete(`${DESIGNS}/${inForce.id}`)).status).toBe(409)
    const { body } = await world.editor.get(`${DESIGNS}?jenis=kuitansi&perPage=100`)
    const states = new Map(
      body.data.map((row: { id: number; diganti_sejak: string | null }) => [row.id, row.diganti_sejak]),
    )
    expect(states.get(inForce.id)).toBe(dayFromNow(world, 9))
    const [entry] = (await world.editor.get(`${DESIGNS}/${planned.id}/riwayat`)).body
    expect(entry.action).toBe('hapus')
  })

  test('gives each design a day that is not past, texts that fit, and a name to each signature', async () => {
    const refused = async (jenis: string, changes: object) =>
      Object.entries((await askDesign(world, jenis, changes)).body.errors)
    expect(await refused('invoice', { berlaku_sejak: dayFromNow(world, -1) })).toEqual([
      ['berlaku_sejak', ['Pilih hari ini atau hari sesudahnya.']],
    ])
    expect(await refused('sertifikat', { teks: { judul: '' } })).toEqual([['teks.judul', ['Judul wajib diisi.']]])
    expect(await refused('invoice', { tanda_tangan: await uploadInk(world) })).toEqual([
      ['penandatangan', ['Tulis nama pemilik tanda tangan ini.']],
    ])
    expect(await refused('kartu_peserta', { penandatangan: 'Seseorang' })).toEqual([
      ['penandatangan', ['Kartu peserta tidak ditandatangani; kosongkan.']],
    ])
    const lost = `${'0'.repeat(32)}-10x10.webp`
    expect(await refused('invoice', { latar: lost })).toEqual([['latar', ['Gambar ini tidak ditemukan. Unggah lagi.']]])
    expect((await askDesign(world, 'ijazah')).status).toBe(422)
  })

  test('without the permission, or logged out, sees none, makes none, previews none', async () => {
    for (const path of [DESIGNS, '/admin-api/pratinjau-desain/invoice/contoh.pdf']) {
      expect((await world.decider.get(path)).status).toBe(404)
    }
    expect((await new Browser(world.site.app).get(DESIGNS)).status).toBe(401)
    expect((await world.decider.post(DESIGNS, { jenis: 'invoice', berlaku_sejak: dayFromNow(world) })).status).toBe(404)
  })
})

describe('the preview', () => {
  const preview = (jenis: string, isi: unknown) =>
    openedPdf(
      world.site.app,
      world.editor,
      `/admin-api/pratinjau-desain/${jenis}/contoh.pdf?isi=${encodeURIComponent(typeof isi === 'string' ? isi : JSON.stringify(isi))}`,
    )

  test.each(['sertifikat', 'surat_keterangan', 'kartu_peserta', 'invoice', 'kuitansi'])(
    'of %s is the real document with what is typed, and says CONTOH',
    async (jenis) => {
      const [latar, stempel] = [await uploadInk(world), await uploadInk(world)]
      const { bytes, text, pages } = await preview(jenis, { latar, stempel, teks: { judul: 'Judul ketikan' } })
      expect([pages, words(text).includes('CONTOH'), picturesIn(bytes)]).toEqual([1, true, 2])
      expect(text.includes('Judul ketikan')).toBe(jenis === 'sertifikat' || jenis === 'kartu_peserta')
    },
  )

  test('draws what is half-written as far as it goes', async () => {
    for (const isi of [
      '{',
      '[]',
      '7',
      { teks: 5 },
      { latar: 'x', teks: { pembuka: ['x'], penutup: 'y'.repeat(5000) } },
    ]) {
      expect(words((await preview('kuitansi', isi)).text)).toContain('CONTOH')
    }
  })
})

describe('the database', () => {
  test('keeps designs in force as they are, whatever the program asks', async () => {
    const { id } = await makeDesign(world, 'invoice', { penandatangan: 'Tetap' })
    const change = (what: ReturnType<typeof sql>) =>
      sql`update document_designs set ${what} where id = ${id}`.execute(world.site.db)
    await expect(change(sql`penandatangan = 'Lain', changed_at = ${world.site.clock.now}`)).rejects.toThrow('final')
    await expect(
      change(sql`withdrawn_at = ${world.site.clock.now}, changed_at = ${world.site.clock.now}`),
    ).rejects.toThrow('final')
    await expect(sql`delete from document_designs where id = ${id}`.execute(world.site.db)).rejects.toThrow(
      'only ever added',
    )
    const early = new Date(world.site.clock.now.getTime() - 2 * DAY * 1000)
    await expect(change(sql`penandatangan = 'Lain', changed_at = ${early}`)).rejects.toThrow('final')
  })

  test('takes no design for a day that is past', async () => {
    const { id } = await makeDesign(world, 'invoice')
    const copied = sql`insert into document_designs (jenis, berlaku_sejak, teks, created_at, created_by, changed_at)
      select jenis, berlaku_sejak - 1, teks, created_at, created_by, changed_at from document_designs where id = ${id}`
    await expect(copied.execute(world.site.db)).rejects.toThrow('violates check')
  })
})
