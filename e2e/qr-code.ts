import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import decodeQR from 'qr/decode.js'
import { visit } from './browser.ts'

const READER = 'https://pdf.example.com/pdfjs.mjs'

/** Big enough for the smallest module of a code to be some pixels wide. */
const SCALE = 3

/** What the QR code on the first page of a PDF says: the page is drawn, and looked at as a camera would. */
export const qrCodeOf = (pdf: Buffer): Promise<string> =>
  visit({ baseURL: 'https://pdf.example.com' }, async ({ page }) => {
    const reader = await readFile(fileURLToPath(import.meta.resolve('unpdf/pdfjs')), 'utf8')
    await page.route('https://pdf.example.com/**', (route) =>
      route.request().url() === READER
        ? route.fulfill({ contentType: 'text/javascript', body: reader })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>PDF</title>' }),
    )
    await page.goto('/')
    const image = (await page.evaluate(DRAW.replace('PDF', JSON.stringify(pdf.toString('base64'))))) as Drawn
    const data = Uint8ClampedArray.from(Buffer.from(image.pixels, 'base64'))
    return decodeQR({ width: image.width, height: image.height, data })
  })

interface Drawn {
  width: number
  height: number
  /** RGBA, as base64. */
  pixels: string
}

/** Runs in the browser; a string, as its names are the browser's. */
const DRAW = `(async () => {
  const { getDocument } = await import('${READER}')
  const data = Uint8Array.from(atob(PDF), (letter) => letter.charCodeAt(0))
  const sheet = await (await getDocument({ data }).promise).getPage(1)
  const viewport = sheet.getViewport({ scale: ${SCALE} })
  const canvas = Object.assign(document.createElement('canvas'), { width: viewport.width, height: viewport.height })
  const canvasContext = canvas.getContext('2d')
  await sheet.render({ canvas, canvasContext, viewport }).promise
  const { width, height } = canvas
  const bytes = canvasContext.getImageData(0, 0, width, height).data
  let letters = ''
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return { width, height, pixels: btoa(letters) }
})()`
