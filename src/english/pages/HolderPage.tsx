import type { ApiClient, Opened } from '../../app/routing/page.ts'
import { englishTo } from '../../english-paths.ts'
import { numberIn, type Part, partIn, searchIn, teamIn } from '../../features/certification/holders/pages/address.ts'
import { teamMistake } from '../../features/certification/holders/pages/team.ts'
import { to } from '../../paths.ts'
import { LinkTabs } from '../../ui/navigation/LinkTabs.tsx'
import { englishPage, type Shown } from '../english-page.ts'
import { EnglishHeader } from '../parts.tsx'
import { t } from '../text.ts'
import { FileCheck, type FileData, loadFile } from './FileCheck.tsx'
import { HolderSearch, type SearchData } from './HolderSearch.tsx'
import { TeamCheck, type TeamData } from './TeamCheck.tsx'
import { NumberCheck, type VerdictData } from './Verdict.tsx'

type Data =
  | ({ part: 'cari' } & SearchData)
  | { part: 'nomor'; checked: VerdictData | null }
  | ({ part: 'berkas' } & FileData)
  | ({ part: 'tim' } & TeamData)

const PARTS: Record<Part, string> = {
  cari: t('holders.search'),
  nomor: t('holders.number'),
  tim: t('holders.team'),
  berkas: t('holders.file'),
}
const ORDER: Part[] = ['cari', 'nomor', 'tim', 'berkas']

const partHref = (part: Part): string => (part === 'cari' ? englishTo.holders : `${englishTo.holders}?bagian=${part}`)

async function load(client: ApiClient, { url }: Opened): Promise<Data> {
  const query = url.searchParams
  const part = partIn(query)
  const address = url.href
  switch (part) {
    case 'cari': {
      const { status_sertifikat, ...asked } = searchIn(query)
      const state = status_sertifikat === '' ? {} : { status_sertifikat }
      const answer = await client.listHolders({ ...asked, ...state })
      return { part, search: { ...asked, status_sertifikat, page: answer.page }, ...answer }
    }
    case 'tim': {
      const given = teamIn(query)
      const mistake = query.has('nomor') ? teamMistake(given.nomor) : ''
      const isAsked = query.has('nomor') && mistake === ''
      return { part, given, mistake, verdict: isAsked ? await client.checkTeam(given) : null, address }
    }
    case 'berkas':
      return { part, ...(await loadFile(client, query)) }
    case 'nomor': {
      const nomor = numberIn(query)
      return { part, checked: nomor ? { ...(await client.checkHolder({ no_sertifikasi: nomor })), address } : null }
    }
  }
}

/** The public register, and the proof of what it says. */
export const holderPage = englishPage<Data>({
  path: englishTo.holders,
  indonesian: to.holders,
  fresh: true,
  load,
  head: ({ at }) => ({
    title: t('holders.title'),
    description: t('holders.description'),
    noindex: at.url.search !== '',
  }),
  View: (shown) => (
    <>
      <EnglishHeader title={t('holders.title')} intro={t('holders.intro')} crumbs={[{ label: t('holders.title') }]} />
      <div className="wrap space-y-6 py-8 lg:py-12">
        <LinkTabs
          label={t('shell.parts')}
          items={ORDER.map((part) => ({ label: PARTS[part], to: partHref(part), current: part === shown.data.part }))}
        />
        <PartOf {...shown} />
      </div>
    </>
  ),
})

function PartOf({ data, content, english }: Shown<Data>) {
  const site = { content, english }
  switch (data.part) {
    case 'cari':
      return <HolderSearch data={data} english={english} />
    case 'tim':
      return <TeamCheck data={data} site={site} />
    case 'nomor':
      return <NumberCheck checked={data.checked} site={site} />
    case 'berkas':
      return <FileCheck data={data} />
  }
}
