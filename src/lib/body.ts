/** The portal's name until its body has entered its own. */
const UNNAMED = 'Portal sertifikasi'

/** The body's name as readers see it, never empty. */
export const bodyName = ({ nama_lembaga }: { nama_lembaga: string }): string => nama_lembaga || UNNAMED

/** The name for narrow places: the short one, else the whole. */
export const shortBodyName = (body: { nama_lembaga: string; nama_singkat: string }): string =>
  body.nama_singkat || bodyName(body)

/** At most three letters that stand for a body without a logo: 'LSK' of 'LSK', 'LAN' of 'Lembaga Amdal Nusantara'. */
export function monogram(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = '', ...rest] = words
  if (rest.length === 0) return first.slice(0, first === first.toUpperCase() ? 3 : 1).toUpperCase()
  return words
    .slice(0, 3)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
