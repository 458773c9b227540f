import { readFileSync } from 'node:fs'
import http from 'node:http'

/** node:http and nothing else, sending the bytes and headers of the file it is given. */
const { headers, body } = JSON.parse(readFileSync(process.env['ANSWER'] ?? '', 'utf8')) as {
  headers: string[]
  body: string
}
const bytes = Buffer.from(body, 'base64')
http
  .createServer((_request, response) => response.writeHead(200, headers).end(bytes))
  .listen(Number(process.env['PORT']), '127.0.0.1')
