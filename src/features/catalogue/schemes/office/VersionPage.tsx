import { Show } from 'react-admin'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { NextVersionButton, PublicationActions, ReviewNotice } from './Publication.tsx'
import { VersionView } from './VersionView.tsx'

/** A version as anybody in the office reads it; the second person publishes it here. */
export const VersionPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const version = useWhole<'getSchemeVersion'>('description')
  if (!version) return null
  const { name, versi, published_at } = version
  return (
    <RecordPage
      title={`${name} (versi ${versi})`}
      actions={published_at === null ? undefined : <NextVersionButton />}
      editable={published_at === null}
      history={false}
    >
      <PublicationActions />
      <ReviewNotice />
      <VersionView />
    </RecordPage>
  )
}
