import { crc32 } from 'node:zlib'

/** Behind the eight signs of a PNG stands its header, which has a fixed length. */
const BEHIND_HEADER = 8 + 25

/** A PNG that carries a credential as text (Open Badges 3.0, section 5.3.1), and says in words what it shows. */
export function bakePng(png: Uint8Array, credential: string, title: string): Buffer {
  return Buffer.concat([
    png.subarray(0, BEHIND_HEADER),
    textChunk('openbadgecredential', credential),
    textChunk('Title', title),
    png.subarray(BEHIND_HEADER),
  ])
}

function textChunk(keyword: string, words: string): Buffer {
  // Keyword, not compressed, no language, no translated keyword.
  const text = Buffer.from(`${keyword}\0\0\0\0\0${words}`)
  const typed = Buffer.concat([Buffer.from('iTXt'), text])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(text.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

const NAMESPACE = 'https://purl.imsglobal.org/ob/v3p0'

/** An SVG that carries a credential as its first element (Open Badges 3.0, section 5.3.2). */
export function bakeSvg(svg: string, credential: string): string {
  const safe = credential.replaceAll(']]>', ']]]]><![CDATA[>')
  const element = `<openbadges:credential><![CDATA[${safe}]]></openbadges:credential>`
  return svg.replace(/<svg([^>]*)>/, (_, rest: string) => `<svg xmlns:openbadges="${NAMESPACE}"${rest}>${element}`)
}
