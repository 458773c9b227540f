import { constants, inflateSync } from 'node:zlib'

const UNREADABLE = 'Dokumen tidak dapat dibaca. Simpan ulang sebagai PDF biasa, lalu kirim lagi.'

/** What a document may do besides being read; each with the sentence for its sender. */
const DANGERS: [RegExp, string][] = [
  [/\/Encrypt(?![A-Za-z])/, 'Dokumen terkunci sandi. Kirim PDF tanpa sandi.'],
  [
    /\/(?:JavaScript|JS|Rendition)(?![A-Za-z])/,
    'Dokumen memuat skrip. Simpan ulang sebagai PDF biasa, lalu kirim lagi.',
  ],
  [
    /\/(?:Launch|SubmitForm|ImportData|GoToE|RichMedia|XFA)(?![A-Za-z])/,
    'Dokumen memuat perintah atau media. Simpan ulang sebagai PDF biasa, lalu kirim lagi.',
  ],
  [
    /\/(?:EmbeddedFiles?|FileAttachment|EF)(?![A-Za-z])/,
    'Dokumen memuat lampiran. Kirim dokumennya saja, tanpa berkas di dalamnya.',
  ],
]

/** Long enough never to occur by chance in packed bytes, so they are looked for everywhere. */
const ANYWHERE = /\/(?:JavaScript|Encrypt|Launch|EmbeddedFile|SubmitForm|ImportData|RichMedia)(?![A-Za-z])/

/** Unpacked bytes of all object streams together; a small file can unfold to gigabytes. */
const MOST_UNPACKED = 40_000_000
/** Streams begun without an end between them: no program writes that. */
const MOST_UNENDED = 20

/** Any character of a name may be written as #xx. */
const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

interface Stream {
  /** All that stands between the end of the stream before and this one. */
  before: string
  bytes: Buffer
}

/** The streams of a file and what is left outside them; undefined when it is built to confuse. */
function partsOf(pdf: Buffer): { outside: string; streams: Stream[] } | undefined {
  const text = pdf.toString('latin1')
  const streams: Stream[] = []
  const outside: string[] = []
  let ended = 0
  let unended = 0
  for (const match of text.matchAll(/(end)?stream[ \t]*(?:\r\n|\n|\r)?/g)) {
    if (match[1]) {
      ended = match.index + 'endstream'.length
      unended = 0
      continue
    }
    unended += 1
    if (unended > MOST_UNENDED) return undefined
    const begin = match.index + match[0].length
    const end = text.indexOf('endstream', begin)
    const before = withPlainNames(text.slice(ended, match.index))
    streams.push({ before, bytes: pdf.subarray(begin, end < 0 ? pdf.length : end) })
    outside.push(before)
  }
  return { outside: [...outside, withPlainNames(text.slice(ended))].join(' '), streams }
}

/** Objects may lie packed in a stream, whether or not it says so by its type. */
const holdsObjects = ({ before }: Stream): boolean =>
  /\/ObjStm(?![A-Za-z])/.test(before) || (/\/First(?![A-Za-z])/.test(before) && /\/N(?![A-Za-z])/.test(before))

const occurrences = (text: string, what: RegExp): number => text.match(what)?.length ?? 0

/** The objects of a stream as text; undefined when they are packed in a way that nobody needs. */
function unpack({ before, bytes }: Stream, most: number): string | undefined {
  const filters = occurrences(before, /\/Filter(?![A-Za-z])/g)
  if (filters === 0) return bytes.toString('latin1')
  const plain = occurrences(before, /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])(?![A-Za-z])/g)
  if (plain !== filters || /\/DecodeParms(?![A-Za-z])/.test(before) || most <= 0) return undefined
  try {
    return inflateSync(bytes, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
  } catch {
    return undefined
  }
}

/** Why a PDF is refused: scripts, actions, attachments, encryption, or that it cannot be looked into. */
export function pdfDanger(pdf: Buffer): string | undefined {
  const tail = pdf.subarray(-2048).toString('latin1')
  const parts = tail.includes('%%EOF') && tail.includes('startxref') ? partsOf(pdf) : undefined
  if (!parts) return UNREADABLE
  const texts = [parts.outside]
  let left = MOST_UNPACKED
  for (const stream of parts.streams.filter(holdsObjects)) {
    const objects = unpack(stream, left)
    if (objects === undefined) return UNREADABLE
    left -= objects.length
    texts.push(withPlainNames(objects))
  }
  const danger = DANGERS.find(([name]) => texts.some((text) => name.test(text)))
  if (danger) return danger[1]
  return ANYWHERE.test(withPlainNames(pdf.toString('latin1'))) ? UNREADABLE : undefined
}
