import type { RenderedLetter } from './render.tsx'

/** A picture inside the mail, which the letter names by its id, or a paper beside it. */
export interface Attachment {
  filename: string
  content: Buffer
  cid?: string
  contentType?: 'application/pdf'
  contentDisposition: 'inline' | 'attachment'
}

export interface Message extends RenderedLetter {
  to: string
  from: string | { name: string; address: string }
  attachments?: Attachment[]
  icalEvent?: { method: string; filename: string; content: string }
  /** The same over all tries, so that a receiver recognises a letter sent twice. */
  messageId: string
  headers?: Record<string, string>
}
