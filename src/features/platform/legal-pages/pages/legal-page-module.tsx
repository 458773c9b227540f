import type { ApiClient, At, Head } from '../../../../app/routing/page.ts'
import { firstWords, stripMarkup } from '../../../../lib/text/markup.ts'
import type { LegalPage } from '../contract.ts'
import { LEGAL_PAGES, type LegalPageKind, versionName } from '../rules.ts'
import { LegalText } from './LegalText.tsx'

function search(query: URLSearchParams): { versi?: number } {
  const wanted = query.get('versi')
  return wanted && /^\d{1,6}$/.test(wanted) ? { versi: Number(wanted) } : {}
}

/** The page of a kind: `?versi=` shows an earlier or a coming version. */
export const legalPageModule = (jenis: LegalPageKind) => ({
  search,

  load: (client: ApiClient, { url }: At): Promise<LegalPage> =>
    client.getLegalPage({ jenis, ...search(url.searchParams) }),

  head: ({ isi, versi, status }: LegalPage): Head => {
    const { judul } = LEGAL_PAGES[jenis]
    const description = firstWords(stripMarkup(isi), 155)
    return status === 'berlaku'
      ? { title: judul, description }
      : { title: `${judul}, ${versionName(versi).toLowerCase()}`, description, noindex: true }
  },

  Page: ({ data }: { data: LegalPage }) => <LegalText page={data} />,
})
