import { awayRefusal, type Reply } from '../../../../app/calls/browser-client.ts'

/** Returns the name that the server gives a file. */
const nameIn = (header: string | null): string => /filename="([^"]+)"/.exec(header ?? '')?.[1] ?? 'dokumen.pdf'

/** Sends JSON, and saves the file in the answer as a download; a refusal is returned like any other reply. */
export async function fetchFile(url: string, body: string, headers: Record<string, string>): Promise<Reply> {
  const sent = { ...headers, 'Content-Type': 'application/json' }
  const response = await fetch(url, { method: 'POST', credentials: 'include', headers: sent, body }).catch(() => {
    throw awayRefusal()
  })
  const { status, headers: said } = response
  if (!response.ok) return { status, text: await response.text(), headers: said }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = nameIn(said.get('content-disposition'))
  link.click()
  URL.revokeObjectURL(link.href)
  return { status, text: '', headers: said }
}
