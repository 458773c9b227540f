import SearchIcon from '@mui/icons-material/ManageSearchOutlined'
import { Alert, Chip } from '@mui/material'
import { Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { CHANGE_WAYS, longRegulation, shortRegulation } from '../../../platform/regulations/rules.ts'
import { doneWords } from '../../quality/office/parts/by.ts'
import { CHANGE_STATES } from '../rules.ts'
import { PlaceList } from './PlaceList.tsx'

/** A changed regulation for those who keep the bank: they search it, and review the items that name it. */
export const ItemChangePage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const change = useWhole<'getItemRegulation'>('tempat')
  if (!change) return null
  const { status, cara, baru, lama, batas, tempat, items_searched_at, items_searched_by_name } = change
  const isOpen = status === 'berjalan'
  return (
    <RecordPage
      title={`${shortRegulation(baru)} ${cara} ${shortRegulation(lama)}`}
      marks={<Chip size="small" color={isOpen ? 'warning' : 'success'} label={CHANGE_STATES[status]} />}
      actions={isOpen ? <Search key="cari" isAgain={items_searched_at !== null} /> : null}
      history={false}
    >
      <FactList
        items={[
          ['Perubahan', CHANGE_WAYS[cara]],
          ['Aturan baru', longRegulation(baru)],
          ['Aturan yang diubah', longRegulation(lama)],
          ['Batas', batas ? longDay(batas) : null],
          ['Bank soal dicari', doneWords(items_searched_at, items_searched_by_name)],
        ]}
      />
      <Part>Soal yang menyebutnya</Part>
      {items_searched_at === null ? (
        <Alert severity="info">
          Belum dicari. Pencarian membuka setiap soal satu kali, dan tercatat atas nama Anda.
        </Alert>
      ) : tempat.length === 0 ? (
        <Alert severity="success">Tidak ada soal yang menyebutnya.</Alert>
      ) : (
        <PlaceList key={change.version} places={tempat} call={isOpen ? 'reviewRegulationItems' : undefined} />
      )}
    </RecordPage>
  )
}

const Search = ({ isAgain }: { isAgain: boolean }) => (
  <TransitionButton
    label={isAgain ? 'Cari lagi pada bank soal' : 'Cari pada bank soal'}
    icon={<SearchIcon />}
    call="searchRegulationItems"
    weight={isAgain ? 'other' : 'main'}
    question="Setiap soal dibuka untuk dicari, dan pembukaannya tercatat atas nama Anda pada riwayat soal itu."
    done="Bank soal selesai dicari."
  />
)
