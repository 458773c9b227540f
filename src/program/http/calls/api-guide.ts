import { MOST_NUMBERS } from '../../../features/certification/verification/rules.ts'
import { INVITATION_DAYS } from '../../../features/certification/webhooks/rules.ts'
import { escapeMarkup } from '../../../lib/text/markup.ts'

interface Example {
  /** The title above it; the tests run the examples of kind `sh` and `ts`. */
  title: string
  kind: 'sh' | 'ts' | 'html' | 'json'
  code: string
}

interface Section {
  id: string
  title: string
  paragraphs: string[]
  examples: Example[]
}

const NUMBER = '0012/KTPA/LSK-XX/I/2026'

const verification = (appUrl: string): Section => ({
  id: 'verifikasi',
  title: 'Memeriksa satu sertifikat',
  paragraphs: [
    'Alamatnya /verifikasi/ diikuti nomor sertifikat; garis miring pada nomor ditulis apa adanya. Peramban mendapat halaman. Program mendapat JSON dengan akhiran .json atau header Accept: application/json. Isinya tidak lebih dari yang ditampilkan daftar pemegang.',
    'status_sertifikat: aktif, akan_berakhir, belum_berlaku, dibekukan, dicabut, kedaluwarsa, diganti, atau null untuk nomor yang tidak dikenal. Yang menentukan boleh tidaknya bekerja hari ini adalah berlaku.',
  ],
  examples: [
    { title: 'Dengan akhiran .json', kind: 'sh', code: `curl -s "${appUrl}/verifikasi/${NUMBER}.json"` },
    {
      title: 'Dengan header Accept',
      kind: 'sh',
      code: `curl -s -H "Accept: application/json" "${appUrl}/verifikasi/${NUMBER}"`,
    },
  ],
})

const badge = (appUrl: string): Section => ({
  id: 'lencana',
  title: 'Lencana dan bingkai di situs lain',
  paragraphs: [
    'Gambar SVG tanpa skrip yang selalu mengikuti status terbaru. tema=gelap untuk latar gelap, bahasa=en untuk bahasa Inggris. Halaman bingkai adalah satu-satunya alamat yang boleh dipasang dalam iframe di situs lain.',
  ],
  examples: [
    {
      title: 'Gambar dengan tautan',
      kind: 'html',
      code: `<a href="${appUrl}/verifikasi/${NUMBER}"><img src="${appUrl}/verifikasi/${NUMBER}/lencana.svg" alt="Status sertifikat ${NUMBER}" width="340" height="88"></a>`,
    },
    {
      title: 'Bingkai',
      kind: 'html',
      code: `<iframe src="${appUrl}/verifikasi/${NUMBER}/bingkai?tema=gelap" title="Status sertifikat ${NUMBER}" width="364" height="140"></iframe>`,
    },
    {
      title: 'Mengambil gambarnya',
      kind: 'sh',
      code: `curl -s "${appUrl}/verifikasi/${NUMBER}/lencana.svg?bahasa=en"`,
    },
  ],
})

const bulkProgram = (appUrl: string): string => `interface Jawaban {
  hasil: { no_sertifikasi: string; berlaku: boolean; status_label: string; nama_cocok: boolean | null }[]
  sisa_hari_ini: number
}

const jawaban = await fetch('${appUrl}/verifikasi/massal', {
  method: 'POST',
  headers: { Authorization: \`Bearer \${process.env.KUNCI}\`, 'Content-Type': 'application/json' },
  body: JSON.stringify({ daftar: [{ no_sertifikasi: '${NUMBER}', nama: 'Pemegang Contoh' }] }),
})
if (jawaban.status === 429) throw new Error(\`Coba lagi setelah \${jawaban.headers.get('Retry-After')} detik\`)
if (!jawaban.ok) throw new Error(((await jawaban.json()) as { message: string }).message)
const { hasil, sisa_hari_ini } = (await jawaban.json()) as Jawaban
console.log(JSON.stringify({ hasil, sisa_hari_ini }))`

const bulk = (appUrl: string): Section => ({
  id: 'massal',
  title: 'Memeriksa banyak nomor dengan kunci API',
  paragraphs: [
    `Lembaga menerbitkan kunci API kepada instansi, dengan batas nomor tiap hari dan hari terakhir berlakunya. Satu permintaan berisi paling banyak ${MOST_NUMBERS} nomor. Nama yang diberikan hanya dicocokkan: jawabannya nama_cocok, dan nama pemegang tidak dikirim. Setiap jawaban membawa X-Request-Id untuk pertanyaan kepada lembaga.`,
    'Kunci yang salah, dicabut, atau lewat masa berlakunya dijawab 401; daftar yang terlalu panjang 422; batas yang habis 429 dengan Retry-After dalam detik.',
  ],
  examples: [
    {
      title: 'curl',
      kind: 'sh',
      code: [
        `curl -s -X POST "${appUrl}/verifikasi/massal" \\`,
        '  -H "Authorization: Bearer $KUNCI" -H "Content-Type: application/json" \\',
        `  -d '{"daftar": [{"no_sertifikasi": "${NUMBER}"}, {"no_sertifikasi": "TIDAK/ADA"}]}'`,
      ].join('\n'),
    },
    {
      title: 'TypeScript',
      kind: 'ts',
      code: bulkProgram(appUrl),
    },
  ],
})

const RECEIVER = `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const rahasia = Buffer.from((process.env.RAHASIA ?? '').replace(/^whsec_/, ''), 'base64')
const LIMA_MENIT = 300
const sudah = new Set<string>()

function sah(id: string, waktu: string, tandaTangan: string, isi: string): boolean {
  if (Math.abs(Date.now() / 1000 - Number(waktu)) > LIMA_MENIT) return false
  const benar = Buffer.from(createHmac('sha256', rahasia).update(\`\${id}.\${waktu}.\${isi}\`).digest('base64'))
  return tandaTangan.split(' ').some((satu) => {
    const diberikan = Buffer.from(satu.replace(/^v1,/, ''))
    return diberikan.length === benar.length && timingSafeEqual(diberikan, benar)
  })
}

createServer(async (permintaan, jawaban) => {
  let isi = ''
  for await (const bagian of permintaan) isi += bagian
  const kepala = (nama: string) => String(permintaan.headers[nama] ?? '')
  const id = kepala('webhook-id')
  if (!sah(id, kepala('webhook-timestamp'), kepala('webhook-signature'), isi)) return jawaban.writeHead(401).end()
  const { type, data } = JSON.parse(isi)
  if (type === 'sertifikat.uji_alamat') return jawaban.end(data.tantangan)
  // Kiriman ulang membawa webhook-id yang sama.
  if (!sudah.has(id)) console.log(JSON.stringify(data))
  sudah.add(id)
  return jawaban.writeHead(204).end()
}).listen(Number(process.env.PORT))`

const webhooks = (appUrl: string): Section => ({
  id: 'pengamat',
  title: 'Diberi tahu saat status berubah (webhook)',
  paragraphs: [
    `Pemegang sertifikat mengundang pengamat dari halaman sertifikatnya; undangan berlaku ${INVITATION_DAYS} hari. Pengamat menulis satu alamat https pada halaman undangan. Alamat itu langsung diuji: penerima mengirim kembali isi data.tantangan dengan status 200.`,
    'Setiap kiriman ditandatangani menurut Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature). Perubahan dikirim paling lambat lima menit sesudah terjadi. Tujuan yang menjawab selain 2xx dicoba lagi selama sehari dengan jeda yang bertambah dan webhook-id yang sama; 410 menghentikan pengamatan. Pemegang dapat mencabut persetujuannya kapan saja, dan sejak itu tidak ada yang dikirim.',
  ],
  examples: [
    {
      title: 'Isi kiriman',
      kind: 'json',
      code: JSON.stringify(
        {
          type: 'sertifikat.status_berubah',
          timestamp: '2026-11-20T03:00:00.000Z',
          data: {
            no_sertifikasi: NUMBER,
            dari: 'aktif',
            ke: 'dibekukan',
            at: '2026-11-20T03:00:00.000Z',
            tautan: `${appUrl}/verifikasi/${NUMBER}`,
          },
        },
        null,
        2,
      ),
    },
    { title: 'Penerima dengan TypeScript', kind: 'ts', code: RECEIVER },
  ],
})

const sections = (appUrl: string): Section[] => [verification(appUrl), badge(appUrl), bulk(appUrl), webhooks(appUrl)]

const exampleMarkup = ({ title, kind, code }: Example): string =>
  `<h3>${escapeMarkup(title)}</h3><pre role="region" aria-label="Contoh: ${escapeMarkup(title)}" tabindex="0"><code data-contoh="${kind}">${escapeMarkup(code)}</code></pre>`

/** Returns the guide for programs of others, with examples that can be copied. */
export const apiGuide = (appUrl: string): string =>
  sections(appUrl)
    .map(({ id, title, paragraphs, examples }) =>
      [
        `<section id="${id}"><h2>${escapeMarkup(title)}</h2>`,
        ...paragraphs.map((words) => `<p>${escapeMarkup(words)}</p>`),
        ...examples.map(exampleMarkup),
        '</section>',
      ].join(''),
    )
    .join('')
