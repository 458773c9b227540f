import type { CSSProperties } from 'react'
import type { BodyColours } from '../../lib/graphics/colour-scheme.ts'
import { openingLine } from '../../lib/people/opening-line.ts'
import type { LetterBody, LetterSite } from './letter.ts'

/** The parts of a letter's sheet around the letter itself. */
export interface Letterhead extends LetterSite {
  /** The reader's. */
  name: string
  siteName: string
  siteAddress: string
  colours: BodyColours
  /** Where its picture comes from: a part of the mail. */
  logo?: string | undefined
}

const INK = '#1d2b24'
const stylesIn = ({ warna_utama, warna_kedua }: BodyColours) =>
  ({
    page: {
      margin: 0,
      padding: '24px 12px',
      background: '#faf8f3',
      color: INK,
      fontFamily: 'Arial, Helvetica, sans-serif',
    },
    /** Read by mail programs that list a letter with its first words; seen by nobody. */
    preheader: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 },
    sheet: { width: '100%', maxWidth: 560, margin: '0 auto', background: '#ffffff', borderRadius: 8 },
    head: {
      padding: '20px 28px',
      borderBottom: `3px solid ${warna_kedua}`,
      fontSize: 16,
      fontWeight: 700,
      color: warna_utama,
    },
    logo: { display: 'block', height: 44, width: 'auto', maxWidth: 160, marginBottom: 8, border: 0 },
    main: { padding: '24px 28px', fontSize: 16, lineHeight: 1.6 },
    button: {
      display: 'inline-block',
      padding: '12px 22px',
      background: warna_utama,
      color: '#ffffff',
      borderRadius: 6,
      textDecoration: 'none',
      fontWeight: 700,
    },
    table: { width: '100%', margin: '16px 0', borderCollapse: 'collapse', fontSize: 15 },
    label: {
      padding: '8px 12px 8px 0',
      borderBottom: '1px solid #e4e1d8',
      color: '#4a5751',
      textAlign: 'left',
      fontWeight: 400,
      verticalAlign: 'top',
    },
    value: { padding: '8px 0', borderBottom: '1px solid #e4e1d8', fontWeight: 700, verticalAlign: 'top' },
    note: { margin: '12px 0 0', fontSize: 14, lineHeight: 1.5, color: '#4a5751' },
    link: { wordBreak: 'break-all', color: warna_utama },
    foot: {
      padding: '16px 28px 24px',
      fontSize: 13,
      lineHeight: 1.5,
      color: '#4a5751',
      borderTop: '1px solid #e4e1d8',
    },
  }) as const satisfies Record<string, CSSProperties>

type Styles = ReturnType<typeof stylesIn>

function FactTable({ rows, styles }: { rows: NonNullable<LetterBody['table']>; styles: Styles }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={styles.table}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" style={styles.label}>
              {label}
            </th>
            <td style={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** One letter as mail programs can show it: a table, styles on each element, no picture but the logo. */
export function LetterSheet({
  body,
  name,
  siteName,
  siteAddress,
  appUrl,
  colours,
  logo,
}: Letterhead & { body: LetterBody }) {
  const styles = stylesIn(colours)
  return (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{body.subject}</title>
      </head>
      <body style={styles.page}>
        <div style={styles.preheader}>{body.paragraphs[0]}</div>
        <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.sheet}>
          <tbody>
            <tr>
              <td style={styles.head}>
                {/* React asks for a preload of any other picture, which a mail has no use for. */}
                {logo && <img src={logo} alt="" height={44} fetchPriority="low" style={styles.logo} />}
                {siteName}
              </td>
            </tr>
            <tr>
              <td style={styles.main}>
                <p>{openingLine(name)}</p>
                {body.paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
                {body.table && <FactTable rows={body.table} styles={styles} />}
                {body.button && (
                  <>
                    <p style={{ margin: '24px 0' }}>
                      <a href={body.button.link} style={styles.button}>
                        {body.button.label}
                      </a>
                    </p>
                    <p style={styles.note}>
                      Jika tombol tidak dapat ditekan, salin alamat ini ke peramban:
                      <br />
                      <a href={body.button.link} style={styles.link}>
                        {body.button.link}
                      </a>
                    </p>
                  </>
                )}
                {body.notes?.map((text) => (
                  <p key={text} style={styles.note}>
                    {text}
                  </p>
                ))}
                <p style={{ margin: '24px 0 0' }}>
                  Hormat kami,
                  <br />
                  {siteName}
                </p>
              </td>
            </tr>
            <tr>
              <td style={styles.foot}>
                {siteAddress}
                <br />
                <a href={appUrl} style={styles.link}>
                  {appUrl}
                </a>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
