import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { qrDrawing } from '../../../../lib/graphics/qr-drawing.ts'
import { Page } from './ExamCardPage.tsx'

type CardData = Parameters<typeof Page>[0]['data']

const TAUTAN = 'https://lsk.example.com/admin/kehadiran/7-kode'
const JADWAL = {
  start_date: '2026-12-10',
  end_date: '2026-12-11',
  jam_mulai: '08.00',
  jam_selesai: '16.00',
  zona_waktu: 'WIB',
  metode: 'Luring',
  tuk: { name: 'TUK Contoh', alamat: 'Jalan Uji 2', kota: 'Jakarta Selatan' },
}

function screen(tautan: string | null): string {
  const application = { id: 7, name: 'Sertifikasi Ketua Tim', nomor: 'PMH/2026/11/0007', jadwal: JADWAL }
  const exam = { nama: 'Ir. Wulan Contoh, M.Si.', ruang: 3, tautan, penyesuaian: ['Tambahan waktu 30 menit'] }
  const element = createElement(Page, { data: { application, exam } as unknown as CardData })
  return renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element }]) }))
}

test('the card on the screen has its code, and whose it is, when and where', () => {
  const html = screen(TAUTAN)
  expect(html).toContain(qrDrawing(TAUTAN).path)
  for (const words of [
    'Ir. Wulan Contoh, M.Si.',
    'PMH/2026/11/0007',
    'Sertifikasi Ketua Tim',
    '10–11 Desember 2026',
    '08.00–16.00 WIB',
    'TUK Contoh, ruang 3',
    'Jalan Uji 2, Jakarta Selatan',
    'Tambahan waktu 30 menit',
  ]) {
    expect(html).toContain(words)
  }
})

test('without a card it says when there is one', () => {
  expect(screen(null)).toContain('Kartu belum tersedia')
  expect(screen(null)).not.toContain('Kode QR')
})
