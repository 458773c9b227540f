import { readPdf } from './reader.ts'

const UNREADABLE = 'Dokumen tidak dapat dibaca. Simpan ulang sebagai PDF biasa, lalu kirim lagi.'

const COMMAND = 'Dokumen memuat perintah atau media. Simpan ulang sebagai PDF biasa, lalu kirim lagi.'
const ACTIONS = {
  command: COMMAND,
  elsewhere: 'Dokumen menunjuk berkas di tempat lain. Hapus tautannya, simpan ulang sebagai PDF, lalu kirim lagi.',
}

/** The dangerous features of a document besides being read; each with the sentence for its sender. */
const DANGERS: [string[], string][] = [
  [['/Encrypt'], 'Dokumen terkunci password. Kirim PDF tanpa password.'],
  [['/JavaScript', '/JS', '/Rendition'], 'Dokumen memuat skrip. Simpan ulang sebagai PDF biasa, lalu kirim lagi.'],
  [['/Launch', '/SubmitForm', '/ImportData', '/GoToE', '/GoToR', '/RichMedia', '/Movie', '/Sound', '/XFA'], COMMAND],
  [
    ['/EmbeddedFile', '/EmbeddedFiles', '/FileAttachment', '/EF'],
    'Dokumen memuat lampiran. Kirim dokumennya saja, tanpa berkas di dalamnya.',
  ],
]

// Readers that repair a document take objects also from within streams, where the parser sees only bytes;
// these names are long enough never to occur there by chance.
const ANYWHERE = /\/(?:JavaScript|Encrypt|Launch|EmbeddedFile|GoToR|SubmitForm|ImportData|RichMedia)(?![A-Za-z])/

/** Decodes names, any character of which may be written as #xx. */
const withPlainNames = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * Returns why a PDF is refused: scripts, unsafe actions, external files, attachments, encryption, or that it cannot be
 * read whole. For workers only.
 */
export function pdfDanger(pdf: Buffer): string | undefined {
  const { names, unpacked, action, isWhole } = readPdf(pdf)
  const danger = DANGERS.find(([dangerous]) => dangerous.some((name) => names.has(name)))
  if (danger) return danger[1]
  if (action) return ACTIONS[action]
  return !isWhole || [pdf, ...unpacked].some((bytes) => ANYWHERE.test(withPlainNames(bytes))) ? UNREADABLE : undefined
}
