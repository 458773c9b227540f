import { Show } from 'react-admin'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { SchemeVersions } from './SchemeVersions.tsx'

/** A scheme: what it is for, and its versions. */
export const SchemePage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const scheme = useWhole<'getScheme'>('versi')
  if (!scheme) return null
  return (
    <RecordPage title={scheme.name}>
      <FactList
        items={[
          ['Kategori', scheme.kategori],
          ['Kualifikasi sertifikat', scheme.kualifikasi || 'Sama dengan kategorinya'],
          ['Nama (Inggris)', scheme.name_en],
        ]}
      />
      <SchemeVersions />
    </RecordPage>
  )
}
