import { contentRefusals, type ItemContent, type ItemKind, rightSides } from '../items/content-rules.ts'

/** A new key, by the kind of the item; options and right sides by their place in the content that was asked. */
export interface NewKey {
  benar: number[]
  /** The places of the right sides, in the order of the left ones. */
  pasang: number[]
  nilai: number | null
  toleransi: number
  ejaan: string[]
  rubrik: { kriteria: string; poin: number }[]
}

interface Standing {
  /** The content with the key that counts so far. */
  berlaku: ItemContent
  /** What the item is worth in the bank. */
  poin: number
}

/** The field of a new key by the kind of item, beside which a refusal stands. */
const KEY_FIELDS = {
  pilihan_ganda: 'benar',
  pilihan_jamak: 'benar',
  menjodohkan: 'pasang',
  angka: 'nilai',
  isian: 'ejaan',
  esai: 'rubrik',
} as const satisfies Record<ItemKind, keyof NewKey>

type Keyed = { isi: ItemContent } | { field: string; text: string }

/** Returns a content with another key than the one that counts; the question stays as it was asked. */
export function withKey(asked: ItemContent, key: NewKey, { berlaku, poin }: Standing): Keyed {
  const keyed = keyedContent(asked, key, poin)
  if ('text' in keyed || keyOf(keyed.isi) !== keyOf(berlaku)) return keyed
  return { field: KEY_FIELDS[asked.jenis], text: 'Kunci ini sama dengan yang berlaku.' }
}

/** Returns a content with a key; one of several may have several right ones, and several left sides the same right one. */
function keyedContent(
  asked: ItemContent,
  { benar, pasang, nilai, toleransi, ejaan, rubrik }: NewKey,
  poin: number,
): Keyed {
  const field = KEY_FIELDS[asked.jenis]
  switch (asked.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak': {
      const right = new Set(benar)
      if (right.size === 0 || benar.some((place) => !asked.pilihan[place]))
        return { field, text: 'Tandai pilihan yang benar.' }
      const pilihan = asked.pilihan.map(({ teks }, place) => ({ teks, benar: right.has(place) }))
      return { isi: { ...asked, pilihan } }
    }
    case 'menjodohkan': {
      const sides = rightSides(asked)
      const pasangan = asked.pasangan.flatMap(({ kiri }, at) => {
        const kanan = sides[pasang[at] ?? -1]
        return kanan === undefined ? [] : [{ kiri, kanan }]
      })
      if (pasangan.length < asked.pasangan.length) return { field, text: 'Pilih pasangan setiap sisi kiri.' }
      return { isi: { ...asked, pasangan, pengecoh: sides.filter((_side, place) => !pasang.includes(place)) } }
    }
    case 'angka':
      return nilai === null ? { field, text: 'Tulis jawaban yang benar.' } : { isi: { ...asked, nilai, toleransi } }
    case 'isian':
      return ejaan.length === 0 ? { field, text: 'Tulis jawaban yang diterima.' } : { isi: { ...asked, ejaan } }
    case 'esai': {
      const isi = { ...asked, rubrik }
      const [refusal] = contentRefusals(isi, poin)
      return refusal ?? { isi }
    }
    default:
      return asked satisfies never
  }
}

/** Writes what of a content is its key, so that two can be compared. */
function keyOf(content: ItemContent): string {
  switch (content.jenis) {
    case 'angka':
      return `${content.nilai} ${content.toleransi}`
    case 'isian':
      return content.ejaan.toSorted().join('\n')
    default:
      return keyLines(content).join('\n')
  }
}

/** Returns the key of a content as a person reads it. */
export function keyLines(content: ItemContent): string[] {
  switch (content.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return content.pilihan.filter(({ benar }) => benar).map(({ teks }) => teks)
    case 'angka':
      return [`${content.nilai.toLocaleString('id-ID', { maximumFractionDigits: 20 })} ${content.satuan}`.trim()]
    case 'isian':
      return content.ejaan
    case 'menjodohkan':
      return content.pasangan.map(({ kiri, kanan }) => `${kiri} = ${kanan}`)
    case 'esai':
      return content.rubrik.map(({ kriteria, poin }) => `${kriteria} (${poin})`)
    default:
      return content satisfies never
  }
}
