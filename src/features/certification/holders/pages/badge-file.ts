const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The keywords of a credential inside a picture (Open Badges 3.0 and 2.0, "baking"). */
const KEYWORDS = ['openbadgecredential', 'openbadges']
const ELEMENTS = ['credential', 'assertion']

type Bytes = Uint8Array<ArrayBuffer>

const startsWith = (bytes: Bytes, start: readonly number[], at = 0): boolean =>
  start.every((byte, place) => bytes[at + place] === byte)

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/** Tells by its first bytes whether a file is a picture from a camera, scanner or phone. */
export const isPicture = (bytes: Bytes): boolean =>
  startsWith(bytes, PNG) ||
  startsWith(bytes, [0xff, 0xd8, 0xff]) ||
  ['GIF8', 'BM', 'II*\0', 'MM\0*'].some((start) => startsWith(bytes, ascii(start))) ||
  (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) ||
  ['ftypheic', 'ftypheix', 'ftypmif1', 'ftypavif'].some((brand) => startsWith(bytes, ascii(brand), 4)) ||
  isSvg(textOf(bytes))

const isSvg = (text: string): boolean =>
  /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/.test(text)

const textOf = (bytes: Bytes): string => new TextDecoder().decode(bytes)

/** Returns the credential in a file, or in a PNG or SVG badge; undefined where there is none to read. */
export async function credentialIn(bytes: Bytes): Promise<object | undefined> {
  if (startsWith(bytes, PNG)) return objectIn(await textInPng(bytes))
  const text = textOf(bytes)
  return objectIn(isSvg(text) ? textInSvg(text) : text)
}

function objectIn(text: string | undefined): object | undefined {
  if (!text?.trimStart().startsWith('{')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function textInSvg(text: string): string | undefined {
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml')
  return ELEMENTS.map((name) => drawing.getElementsByTagNameNS('*', name)[0]?.textContent ?? undefined).find(Boolean)
}

async function textInPng(bytes: Bytes): Promise<string | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = PNG.length; at + 12 <= bytes.length; ) {
    const end = at + 8 + view.getUint32(at)
    const text = await textInChunk(textOf(bytes.slice(at + 4, at + 8)), bytes.slice(at + 8, end))
    if (text !== undefined) return text
    // A check sum follows each chunk.
    at = end + 4
  }
  return undefined
}

/** Reads a text chunk. PNG 11.3.4.5: keyword, 0, compression flag, method, language, 0, translated keyword, 0, text. */
async function textInChunk(type: string, chunk: Bytes): Promise<string | undefined> {
  const keyword = chunk.indexOf(0)
  if (keyword < 0 || !KEYWORDS.includes(textOf(chunk.slice(0, keyword)))) return undefined
  if (type === 'tEXt') return textOf(chunk.slice(keyword + 1))
  if (type !== 'iTXt') return undefined
  const language = chunk.indexOf(0, keyword + 3)
  const text = chunk.slice(chunk.indexOf(0, language + 1) + 1)
  return chunk[keyword + 1] === 1 ? inflate(text) : textOf(text)
}

const inflate = (bytes: Bytes): Promise<string | undefined> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).text().catch(() => undefined)
