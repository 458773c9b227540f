import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/client.ts'
import { FactList } from '../../../../office/FactList.tsx'

/** What the applicant wrote of who they are, to be read beside the scan of the paper that says so. */
export function WrittenIdentity({ orang }: { orang: NonNullable<Answer<'getOfficeApplication'>['orang']> }) {
  const { nik, no_paspor, nama_lengkap, tempat_lahir, tanggal_lahir } = orang
  return (
    <FactList
      items={[
        ['NIK', nik?.replaceAll(/(\d{4})(?=\d)/g, '$1 ') ?? ''],
        ['No. paspor', no_paspor ?? ''],
        ['Nama', nama_lengkap],
        ['Tempat dan tanggal lahir', `${tempat_lahir}, ${longDay(tanggal_lahir)}`],
      ]}
    />
  )
}
