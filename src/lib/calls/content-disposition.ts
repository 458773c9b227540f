/** A file's name for the browser (RFC 6266): in Unicode, and for old programs the nearest ASCII. */
export function contentDisposition(name: string, inline = false): string {
  const whole = name.toWellFormed()
  const plain = whole
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const coded = encodeURIComponent(whole).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const extended = plain === whole ? '' : `; filename*=UTF-8''${coded}`
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"${extended}`
}
