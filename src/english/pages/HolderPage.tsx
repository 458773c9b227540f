import { englishTo } from '../../english-paths.ts'
import { partIn } from '../../features/certification/holders/pages/address.ts'
import * as holders from '../../features/certification/holders/pages/HolderPage.tsx'
import { to } from '../../paths.ts'
import { type EnglishPage, inBoth } from '../english-page.ts'
import { FileCheck, type FileData, loadFile } from './FileCheck.tsx'

const page = inBoth({ path: englishTo.holders, indonesian: to.holders, fresh: true }, holders)

type Data = Awaited<ReturnType<typeof page.load>> & { file?: FileData }

/** The public register; a file is asked about by an address, as no browser program shows what was found. */
export const holderPage: EnglishPage<Data> = {
  ...page,
  async load(client, at) {
    const { searchParams } = at.url
    if (partIn(searchParams) !== 'berkas') return page.load(client, at)
    return { part: 'berkas', checked: null, file: await loadFile(client, searchParams) }
  },
  View: ({ data }) =>
    data.file ? (
      <holders.HolderFrame part="berkas">
        <FileCheck data={data.file} />
      </holders.HolderFrame>
    ) : (
      <holders.Page data={data} />
    ),
}
