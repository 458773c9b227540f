import { useState } from 'react'
import { englishTo } from '../../../../english-paths.ts'
import { CopyButton } from '../../../../ui/feedback/CopyButton.tsx'
import { BADGE_HEIGHT, BADGE_WIDTH } from '../badge-rules.ts'
import { BADGE_LANGUAGES, BADGE_THEMES, type BadgeLook, badgePath, USUAL_LOOK, verificationPath } from '../rules.ts'

const NAMES = { terang: 'Terang', gelap: 'Gelap', id: 'Bahasa Indonesia', en: 'English' }
const ALTERNATIVES = { id: 'Status sertifikat', en: 'Certificate status' }

/** Shows the HTML for a status badge on one's own site: a picture, no script. */
export function BadgeSnippet({ no_sertifikasi }: { no_sertifikasi: string }) {
  const [look, setLook] = useState<BadgeLook>(USUAL_LOOK)
  const html = snippetOf(window.location.origin, no_sertifikasi, look)
  return (
    <div className="no-print grid gap-4">
      <p className="max-w-[45em]">
        Pasang gambar ini di situs atau profil Anda. Gambarnya selalu mengikuti status terbaru dan tidak menjalankan
        skrip.
      </p>
      <div className="flex flex-wrap gap-3">
        <Choice label="Warna" of={BADGE_THEMES} value={look.tema} choose={(tema) => setLook({ ...look, tema })} />
        <Choice
          label="Bahasa"
          of={BADGE_LANGUAGES}
          value={look.bahasa}
          choose={(bahasa) => setLook({ ...look, bahasa })}
        />
      </div>
      <img
        src={badgePath(no_sertifikasi, look)}
        alt={`${ALTERNATIVES[look.bahasa]} ${no_sertifikasi}`}
        width={BADGE_WIDTH}
        height={BADGE_HEIGHT}
        className="h-auto max-w-full"
      />
      <label className="grid gap-1.5">
        <span className="font-semibold">HTML lencana</span>
        <textarea
          readOnly
          rows={4}
          value={html}
          className="textarea w-full font-mono text-sm"
          onFocus={({ target }) => target.select()}
        />
      </label>
      <div>
        <CopyButton text={html}>Salin HTML</CopyButton>
      </div>
    </div>
  )
}

interface ChoiceProps<T extends keyof typeof NAMES> {
  label: string
  of: readonly T[]
  value: T
  choose: (value: T) => void
}

const Choice = <T extends keyof typeof NAMES>({ label, of, value, choose }: ChoiceProps<T>) => (
  <label className="grid gap-1.5">
    <span className="font-semibold">{label}</span>
    <select className="select" value={value} onChange={({ target }) => choose(target.value as T)}>
      {of.map((each) => (
        <option key={each} value={each}>
          {NAMES[each]}
        </option>
      ))}
    </select>
  </label>
)

/**
 * Returns the HTML to copy. Only & and " are escaped: a certificate number has no other letters that HTML would need
 * escaped.
 */
function snippetOf(origin: string, nomor: string, look: BadgeLook): string {
  const page = look.bahasa === 'en' ? englishTo.verdict(nomor) : verificationPath(nomor)
  const address = (path: string) => `${origin}${path}`.replaceAll('&', '&amp;')
  const alt = `${ALTERNATIVES[look.bahasa]} ${nomor}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<a href="${address(page)}"><img src="${address(badgePath(nomor, look))}" alt="${alt}" width="${BADGE_WIDTH}" height="${BADGE_HEIGHT}"></a>`
}
