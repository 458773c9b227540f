import { pictureUrl } from '../../lib/graphics/picture.ts'

const IMG = /<img\b[^>]*>/gi
const SRC = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
const ALT = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const MOST_NAMED = 60
const OWN = pictureUrl('')

const firstOf = (found: RegExpExecArray | null): string => found?.slice(1).find((each) => each !== undefined) ?? ''

/** Returns the name by which a person knows a picture: the file's, else its description. */
function nameOf(tag: string): string {
  const source = firstOf(SRC.exec(tag))
  const file = source.startsWith('data:') ? '' : (source.split(/[/\\]/).at(-1) ?? '').split(/[?#]/)[0]
  const name = file || firstOf(ALT.exec(tag)).replaceAll(/\s+/g, ' ').trim()
  return name ? `“${name.slice(0, MOST_NAMED)}”` : 'satu gambar tanpa nama'
}

/** Takes out of pasted HTML the pictures that lie elsewhere, which cannot be kept, and names them. */
export function withoutLostPictures(html: string): { html: string; lost: string[] } {
  const lost: string[] = []
  const kept = html.replaceAll(IMG, (tag) => {
    if (firstOf(SRC.exec(tag)).startsWith(OWN)) return tag
    lost.push(nameOf(tag))
    return ''
  })
  return { html: kept, lost }
}

/** Says which pictures did not come along, and how they do. */
export const lostPicturesWords = (lost: readonly string[]): string =>
  `Gambar tidak ikut ditempel: ${lost.join(', ')}. Simpan gambarnya sebagai berkas, lalu sisipkan dengan tombol Gambar.`
