import { type ReactNode, Suspense } from 'react'
import { lazyPiece } from '../../../../app/routing/lazy-piece.ts'
import type { ApiClient, At, Head } from '../../../../app/routing/page.ts'
import { unreadFilter } from '../../../../app/routing/unread-filter.ts'
import { isNumber } from '../../../../lib/identifiers/number.ts'
import { LinkTabs } from '../../../../ui/navigation/LinkTabs.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { languageOfPage, t } from '../../../../ui/words.tsx'
import { noSearch, numberIn, PARTS, type Part, partHref, partIn, type Search, searchIn, teamIn } from './address.ts'
import type { SearchData } from './HolderSearch.tsx'
import type { TeamData } from './TeamCheck.tsx'
import { teamMistake } from './team.ts'
import type { VerdictData } from './VerdictCard.tsx'

type Data =
  | ({ part: 'cari'; checked: VerdictData | null } & SearchData)
  | { part: 'nomor' | 'berkas'; checked: VerdictData | null }
  | ({ part: 'tim' } & TeamData)

const ORDER: Part[] = ['cari', 'tim', 'berkas']

// Each part is loaded on its own, so that none makes the first load of another longer.
const holderSearch = lazyPiece(async () => (await import('./HolderSearch.tsx')).HolderSearch)
const verdictCard = lazyPiece(async () => (await import('./VerdictCard.tsx')).VerdictCard)
const numberCheck = lazyPiece(async () => (await import('./NumberCheck.tsx')).NumberCheck)
const fileCheck = lazyPiece(async () => (await import('./FileCheck.tsx')).FileCheck)
const teamCheck = lazyPiece(async () => (await import('./TeamCheck.tsx')).TeamCheck)

export async function load(client: ApiClient, { url }: At): Promise<Data> {
  const query = url.searchParams
  const nomor = numberIn(query)
  const part = partIn(query)
  const address = url.href
  // The field of a number takes a name as well.
  if (part === 'cari' || (part === 'nomor' && nomor && !isNumber(nomor))) {
    return loadMatches(client, part === 'cari' ? searchIn(query) : { ...noSearch, search: nomor }, address)
  }
  if (part === 'tim') {
    await teamCheck.prepare()
    const given = teamIn(query)
    const mistake = teamMistake(given.nomor)
    const isAsked = query.has('nomor') && mistake === ''
    const verdict = isAsked ? await client.checkTeam(given) : null
    return { part, given, mistake: query.has('nomor') ? mistake : '', verdict, address }
  }
  await (part === 'berkas' ? fileCheck.prepare() : numberCheck.prepare())
  return { part, checked: nomor ? { ...(await client.checkHolder({ no_sertifikasi: nomor })), address } : null }
}

/**
 * Loads matching holders; a whole number is checked as well, as holders who are not listed are confirmed by number
 * only.
 */
async function loadMatches(client: ApiClient, search: Search, address: string): Promise<Data> {
  await holderSearch.prepare()
  const { status_sertifikat, ...asked } = search
  const state = status_sertifikat === '' ? {} : { status_sertifikat }
  const answer = await client.listHolders({ ...asked, ...state }).catch((error: unknown) => ({
    ...{ data: [], total: 0, lebih: false, mirip: false, page: 1, unread: unreadFilter(error) },
  }))
  const mayBeWhole = !('unread' in answer) && isNumber(search.search) && answer.data.length < 2
  const verdict = mayBeWhole ? await client.checkHolder({ no_sertifikasi: search.search }) : null
  const isAnswer = verdict !== null && (verdict.pemegang !== null || verdict.mirip.length > 0)
  if (isAnswer) await verdictCard.prepare()
  const checked = isAnswer ? { ...verdict, address } : null
  return { part: 'cari', search: { ...search, page: answer.page }, checked, ...answer }
}

export const head = (_data: Data, { url }: At): Head => ({
  title: t('Daftar Pemegang Sertifikat'),
  description: t(
    'Periksa keaslian dan masa berlaku sertifikat kompetensi penyusun Amdal: cari nama atau nomor, cek komposisi tim, bandingkan berkas.',
  ),
  noindex: url.search !== '',
})

export const Page = ({ data }: { data: Data }) => (
  <HolderFrame part={data.part}>
    <Suspense>
      <PartOf data={data} />
    </Suspense>
  </HolderFrame>
)

/** The head of the page and the way to its parts, around one of them. */
export function HolderFrame({ part, children }: { part: Part; children: ReactNode }) {
  const order = languageOfPage() ? (Object.keys(PARTS) as Part[]) : ORDER
  const current = order.includes(part) ? part : 'cari'
  return (
    <>
      <PageHeader
        title={t('Daftar Pemegang Sertifikat')}
        intro={t(
          'Cari pemegang sertifikat, atau pastikan bahwa sebuah sertifikat benar dan masih berlaku. Terbuka untuk siapa saja.',
        )}
        crumbs={[{ label: t('Daftar Pemegang') }]}
      />
      <div className="wrap space-y-6 py-8 lg:py-12">
        <LinkTabs
          label={t('Bagian halaman')}
          items={order.map((each) => ({ label: t(PARTS[each]), to: partHref(each), current: each === current }))}
        />
        {children}
      </div>
    </>
  )
}

function PartOf({ data }: { data: Data }) {
  switch (data.part) {
    case 'cari': {
      const HolderSearch = holderSearch.component()
      const VerdictCard = verdictCard.component()
      return <HolderSearch data={data} verdict={data.checked && <VerdictCard checked={data.checked} />} />
    }
    case 'tim': {
      const TeamCheck = teamCheck.component()
      return <TeamCheck data={data} />
    }
    case 'nomor': {
      const NumberCheck = numberCheck.component()
      return <NumberCheck checked={data.checked} />
    }
    case 'berkas': {
      const FileCheck = fileCheck.component()
      return <FileCheck checked={data.checked} key={data.checked?.no_sertifikasi ?? ''} />
    }
  }
}
