import decodeQR from 'qr/decode.js'
import { extractText, getDocumentProxy } from 'unpdf'
import type { App } from '../src/program/http/app.ts'
import type { Browser } from './http.ts'

export interface OpenedPdf {
  bytes: Buffer
  text: string
  pages: number
  /** Content-Disposition. */
  name: string
}

/** Fetches a PDF as somebody and reads its text. */
export async function openedPdf(app: App, browser: Browser, url: string): Promise<OpenedPdf> {
  const headers = { accept: 'application/pdf', cookie: browser.cookieHeader }
  const answer = await app.server.inject({ url, headers })
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  const { text } = await extractText(document, { mergePages: true })
  const name = String(answer.headers['content-disposition'])
  return { bytes: answer.rawPayload, text, pages: document.numPages, name }
}

/** The words of a PDF, all of its pages. */
export const textIn = async (bytes: Buffer): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text

/** A drawn path, in its own units: 0 x y moves, 1 x y draws a line, 4 closes. */
type Drawn = ArrayLike<number>

/** The corners of the bars that a path consists of; undefined for a path of anything else. */
function barsIn(path: Drawn): number[][] | undefined {
  const bars: number[][] = []
  for (let at = 0; at < path.length; at += 13) {
    const [move, x = 0, y = 0, ...rest] = Array.from({ length: 13 }, (_, n) => path[at + n] ?? -1)
    const [line, , , second, right = 0, bottom = 0, third, , , close] = rest
    if (move !== 0 || line !== 1 || second !== 1 || third !== 1 || close !== 4) return undefined
    bars.push([x, y, right, bottom])
  }
  return bars
}

const PIXELS = 4

/** Returns the text of the QR code on the first page: paints the code as a camera would see it, and decodes it. */
export async function qrIn(bytes: Buffer): Promise<string> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  const { argsArray } = await page.getOperatorList()
  const paths = argsArray.map((args) => (Array.isArray(args) && Array.isArray(args[1]) ? args[1][0] : undefined))
  const [bars] = paths.map((path) => path && barsIn(path as Drawn)).filter((found) => found && found.length > 50)
  if (!bars) throw new Error('no code on the page')
  const side = (Math.max(...bars.map(([, , right = 0]) => right)) + 4) * PIXELS
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [left = 0, top = 0, right = 0, bottom = 0] of bars) {
    for (let y = top * PIXELS; y < bottom * PIXELS; y += 1) {
      data.fill(0, (y * side + left * PIXELS) * 4, (y * side + right * PIXELS) * 4)
    }
  }
  return decodeQR({ width: side, height: side, data: data.map((value, at) => (at % 4 === 3 ? 255 : value)) })
}

/** How many pictures a PDF holds; what makes one of them transparent is none of its own. */
export const picturesIn = (bytes: Buffer): number => {
  const masks = bytes.toString('latin1').match(/\/SMask /g)?.length ?? 0
  return (bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0) - masks
}
