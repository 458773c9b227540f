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
  const tail = `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R/Size ${parts.length + 1}>>\nstartxref\n9\n%%EOF\n`
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...written, Buffer.from(tail)])
}
