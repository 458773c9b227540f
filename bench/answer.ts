import { writeFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'

/** Fetches an answer as it goes over the wire and keeps it for a bare server to send; gives the file's path. */
export function keepAnswer(
  url: string,
  requestHeaders: Record<string, string>,
  folder: string,
  name: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: requestHeaders }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const hopByHop = ['connection', 'keep-alive', 'date', 'transfer-encoding']
        const headers = Object.entries(response.headers)
          .filter(([field]) => !hopByHop.includes(field))
          .flatMap(([field, value]) => [field, String(value)])
        const file = path.join(folder, `${name}.json`)
        writeFileSync(file, JSON.stringify({ headers, body: Buffer.concat(chunks).toString('base64') }))
        resolve(file)
      })
    })
    request.on('error', reject)
  })
}
