import { drawInWorker } from '../../../documents/draw-in-worker.ts'
import type { Context } from '../../../ground/context.ts'
import { addDays, addMonths, bodyZone, endOfDay } from '../../../lib/day.ts'
import { terbilang } from '../../../lib/text/terbilang.ts'
import { settingsOn } from '../settings/service.ts'
import { bodyBranding, certificationBody } from '../site-content/service.ts'
import type { UnsavedDesign } from './office/contract.ts'
import {
  type DesignedKind,
  type DesignPicture,
  type DesignTexts,
  type DocumentDesign,
  partsOf,
  textsOf,
} from './rules.ts'
import { designPicture } from './service.ts'

/** An invented document of a kind, drawn with a design that nobody has saved, and marked as an example. */
export async function exampleDocument(ctx: Context, kind: DesignedKind, unsaved: UnsavedDesign): Promise<Buffer> {
  switch (kind) {
    case 'sertifikat':
      return exampleCertificate(ctx, await designAsDrawn(ctx, kind, unsaved))
    case 'surat_keterangan':
      return exampleLetter(ctx, await designAsDrawn(ctx, kind, unsaved))
    case 'kartu_peserta':
      return exampleCard(ctx, await designAsDrawn(ctx, kind, unsaved))
    case 'invoice':
      return exampleInvoice(ctx, await designAsDrawn(ctx, kind, unsaved))
    case 'kuitansi':
      return exampleReceipt(ctx, await designAsDrawn(ctx, kind, unsaved))
  }
}

/** As it would be drawn; a text too long is cut and a lost picture left out, until saving says so. */
async function designAsDrawn<K extends DesignedKind>(
  ctx: Context,
  kind: K,
  unsaved: UnsavedDesign,
): Promise<DocumentDesign<K>> {
  const picture = async (which: DesignPicture) => {
    const name = unsaved[which]
    return (name && (await designPicture(ctx, which, name))) || null
  }
  const { penandatangan, jabatan } = unsaved
  const [tanda_tangan, stempel, latar] = [
    await picture('tanda_tangan'),
    await picture('stempel'),
    await picture('latar'),
  ]
  return { teks: shortTexts(kind, unsaved.teks), penandatangan, jabatan, tanda_tangan, stempel, latar, isExample: true }
}

function shortTexts<K extends DesignedKind>(kind: K, given: Record<string, string>): DesignTexts<K> {
  const cut = Object.entries(partsOf(kind)).flatMap(([name, { most }]) => {
    const text = given[name]
    return text === undefined ? [] : [[name, text.slice(0, most)]]
  })
  return textsOf(kind, Object.fromEntries(cut))
}

const NAME = 'Nama Contoh, S.T., M.Si.'
const NUMBER = '0000/CONTOH'
const SCHEME = 'Ketua Tim Penyusun Amdal'
const MONTHS = 36

const issuerOf = ({ db }: Context) => certificationBody(db)

async function exampleCertificate(ctx: Context, design: DocumentDesign<'sertifikat'>): Promise<Buffer> {
  const settings = await settingsOn(ctx.db, ctx.today)
  const isNamed = design.penandatangan !== ''
  const facts = {
    nama_lembaga: (await issuerOf(ctx)).nama_lembaga,
    no_sertifikasi: NUMBER,
    no_registrasi: null,
    nama: NAME,
    foto: null,
    skema: SCHEME,
    skema_versi: 1,
    kualifikasi: 'KTPA',
    unit_kompetensi: Array.from({ length: 8 }, (_, at) => `Unit kompetensi contoh ke-${at + 1} dalam skema ini`),
    valid_from: ctx.today,
    valid_until: addMonths(ctx.today, MONTHS),
    issued_at: ctx.now,
    created_at: ctx.now,
    versi: 1,
    signer_name: isNamed ? design.penandatangan : settings.penandatangan_sertifikat,
    signer_title: isNamed ? design.jabatan : settings.jabatan_penandatangan,
    tautan_periksa: ctx.appUrl,
  }
  return drawInWorker('certificatePdf', facts, await bodyBranding(ctx), design)
}

async function exampleLetter(ctx: Context, design: DocumentDesign<'surat_keterangan'>): Promise<Buffer> {
  const letter = {
    penerbit: await issuerOf(ctx),
    nomor: NUMBER,
    created_at: ctx.now,
    no_sertifikasi: NUMBER,
    no_registrasi: null,
    nama: NAME,
    kualifikasi: 'KTPA',
    skema: SCHEME,
    valid_from: ctx.today,
    valid_until: addMonths(ctx.today, MONTHS),
    status_sertifikat: 'aktif',
    status_label: 'Aktif',
    status_since: ctx.now.toISOString(),
    frozen_until: null,
    no_sertifikasi_pengganti: null,
    tautan_periksa: ctx.appUrl,
  }
  return drawInWorker('statusLetterPdf', letter, await bodyBranding(ctx), design)
}

async function exampleCard(ctx: Context, design: DocumentDesign<'kartu_peserta'>): Promise<Buffer> {
  const card = {
    nama_lembaga: (await issuerOf(ctx)).nama_lembaga,
    nomor: NUMBER,
    nama: NAME,
    foto: null,
    skema: SCHEME,
    metode: ['Uji tulis', 'Wawancara'],
    tanggal: '10–11 Desember 2026',
    jam: '08.00–16.00 WIB',
    tempat: 'TUK Contoh',
    alamat: 'Jalan Contoh 1, Jakarta Selatan',
    penyesuaian: [],
    tautan: ctx.appUrl,
    issued_at: ctx.now,
  }
  return drawInWorker('examCardPdf', card, await bodyBranding(ctx), design)
}

const AMOUNT = 4_500_000
const CODE = 42

async function exampleBill(ctx: Context) {
  return {
    nomor: NUMBER,
    created_at: ctx.now,
    due_at: endOfDay(bodyZone(), addDays(ctx.today, 3)),
    penerbit: await issuerOf(ctx),
    nama_tagihan: NAME,
    npwp_tagihan: null,
    untuk: 'permohonan' as const,
    peserta: NAME,
    skema: SCHEME,
    tanggal_uji: null,
    items: [{ nama: `Biaya pendaftaran ${SCHEME}`, jumlah: AMOUNT }],
    kode_unik: CODE,
    total: AMOUNT + CODE,
    terbilang: terbilang(AMOUNT + CODE),
    rekening: [{ bank: 'Bank Contoh', nomor: '0000000000', atas_nama: 'Rekening contoh' }],
  }
}

async function exampleInvoice(ctx: Context, design: DocumentDesign<'invoice'>): Promise<Buffer> {
  return drawInWorker(
    'invoicePdf',
    { ...(await exampleBill(ctx)), status: 'belum_dibayar' },
    await bodyBranding(ctx),
    design,
  )
}

async function exampleReceipt(ctx: Context, design: DocumentDesign<'kuitansi'>): Promise<Buffer> {
  const paid = {
    status: 'lunas' as const,
    nomor_kuitansi: NUMBER,
    paid_at: ctx.now,
    perlu_meterai: false,
    nomor_meterai: null,
  }
  return drawInWorker(
    'receiptPdf',
    { ...(await exampleBill(ctx)), ...paid, rekening: [], pengembalian: 0, refunded_at: null },
    await bodyBranding(ctx),
    design,
  )
}
