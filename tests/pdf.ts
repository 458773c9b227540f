/** A PDF of these objects; a Buffer is a stream with the dictionary before it. */
export function pdf(...objects: (string | [dictionary: string, stream: Buffer])[]): Buffer {
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
    ...objects,
  ]
  const written = parts.flatMap((part, index) => {
    const head = `${index + 1} 0 obj\n`
    if (typeof part === 'string') return [Buffer.from(`${head}${part}\nendobj\n`, 'latin1')]
    return [Buffer.from(`${head}${part[0]}\nstream\n`, 'latin1'), part[1], Buffer.from('\nendstream\nendobj\n')]
  })
  const before = Buffer.concat([Buffer.from('%PDF-1.7\n'), ...written])
  return Buffer.concat([before, references(before, parts.length)])
}

/** The table of where the objects 1 to `count` last stand, and the trailer, for what has been written so far. */
export function references(before: Buffer, count: number, trailer = ''): Buffer {
  const text = before.toString('latin1')
  const places = Array.from({ length: count }, (_, index) => text.lastIndexOf(`\n${index + 1} 0 obj`) + 1)
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${count + 1}\n0000000000 65535 f \n${rows.join('')}`
  return Buffer.from(
    `${table}trailer\n<</Root 1 0 R/Size ${count + 1}${trailer}>>\nstartxref\n${before.length}\n%%EOF\n`,
  )
}
