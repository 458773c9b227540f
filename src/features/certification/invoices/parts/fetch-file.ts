import { awayRefusal, type Reply } from '../../../../app/browser-client.ts'

/** The name that the server gives a file. */
const nameIn = (header: string | null): string => /filename="([^"]+)"/.exec(header ?? '')?.[1] ?? 'dokumen.pdf'

/** Sends JSON for a file and hands that to the browser's downloads; a refusal is answered as it is read elsewhere. */
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
