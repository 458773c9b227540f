import { partName } from '../../../../../lib/people/titles.ts'
import type { Change } from '../../../../../ui/form/drafts/use-draft.ts'
import type { PersonalDraft } from '../../contract.ts'

type Named = Pick<PersonalDraft, 'nama_lengkap' | 'gelar_depan' | 'gelar_belakang'>

/** What a name would be with its titles in their own fields; undefined where nothing is to be tidied. */
export function tidiedName({ nama_lengkap, gelar_depan, gelar_belakang }: Named): Named | undefined {
  const parted = partName(nama_lengkap)
  if (parted.nama === '' || parted.nama === nama_lengkap.trim()) return undefined
  const joinTitles = (mark: string, ...parts: string[]) => parts.filter((part) => part.trim() !== '').join(mark)
  return {
    nama_lengkap: parted.nama,
    gelar_depan: joinTitles(' ', gelar_depan, parted.gelar_depan),
    gelar_belakang: joinTitles(', ', parted.gelar_belakang, gelar_belakang),
  }
}

/** Offers to move the titles in a name to their fields and to tidy its blanks and capitals. */
export function TidyName({ values, change }: { values: Named; change: Change<PersonalDraft> }) {
  const tidied = tidiedName(values)
  if (!tidied) return null
  const titles = [tidied.gelar_depan, tidied.gelar_belakang].filter((title) => title !== '').join(' dan ')
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span>
        Nama menjadi <strong>{tidied.nama_lengkap}</strong>
        {titles === '' ? '' : `, gelar ${titles}`}?
      </span>
      <button type="button" className="btn btn-outline btn-sm" onClick={() => change(tidied)}>
        Rapikan nama
      </button>
    </p>
  )
}
