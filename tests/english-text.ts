const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
const SILENT = new Set(['script', 'style'])
const SAID = ['alt', 'aria-label', 'placeholder', 'title', 'content', 'label']

/**
 * Returns the English text of a document without tags and addresses, with attributes that are read out: all that is not
 * marked as Indonesian.
 */
export function englishTextOf(html: string): string {
  const said: string[] = []
  const open: { name: string; isEnglish: boolean }[] = []
  for (const [, tag, text] of html.matchAll(/<([^>]+)>|([^<]+)/g)) {
    const isEnglish = open.at(-1)?.isEnglish ?? true
    if (text !== undefined) {
      if (isEnglish) said.push(text)
      continue
    }
    if (tag === undefined || tag.startsWith('!')) continue
    if (tag.startsWith('/')) {
      open.pop()
      continue
    }
    const name = /^[a-z\d]+/i.exec(tag)?.[0].toLowerCase() ?? ''
    const language = /\slang="([a-z]+)"/.exec(tag)?.[1]
    const here = !SILENT.has(name) && (language === undefined ? isEnglish : language === 'en')
    if (here) said.push(...SAID.map((each) => new RegExp(`\\s${each}="([^"]*)"`).exec(tag)?.[1] ?? ''))
    if (!VOID.has(name) && !tag.endsWith('/')) open.push({ name, isEnglish: here })
  }
  return said
    .join(' ')
    .replaceAll(/https?:\/\/\S+/g, '')
    .replaceAll(/\s+/g, ' ')
}

const INDONESIAN = new RegExp(
  `\\b(${`yang dan atau untuk dengan tidak belum sudah dari pada ini itu anda kami adalah sertifikat pengaduan skema pemegang
  nomor halaman berlaku sampai daftar jadwal hari tanggal tulis pilih wajib diisi boleh bahasa beranda tentang cari
  semua terbit dibekukan dicabut kedaluwarsa aktif penguji berkas lampiran uraian nama januari februari maret mei juni
  juli agustus oktober desember pukul rupiah visi misi lembaga kualifikasi keahlian provinsi kota biaya persyaratan`.replaceAll(
    /\s+/g,
    '|',
  )})\\b`,
  'gi',
)

/** Indonesian words in a text that should be English; names of places, people and qualifications aside. */
export const indonesianIn = (text: string): string[] => [...new Set(text.match(INDONESIAN) ?? [])]
