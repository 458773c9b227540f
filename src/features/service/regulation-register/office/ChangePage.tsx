import FinishIcon from '@mui/icons-material/DoneAllOutlined'
import SearchIcon from '@mui/icons-material/ManageSearchOutlined'
import { Alert, Chip, Link } from '@mui/material'
import { Show } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { CHANGE_WAYS, shortRegulation } from '../../../platform/regulations/rules.ts'
import { doneWords } from '../../quality/office/parts/by.ts'
import { CHANGE_STATES, nextChange, progressWords } from '../rules.ts'
import { PlaceList } from './PlaceList.tsx'

type Change = Answer<'getRegulationChange'>

/** A regulation that changes another, and the walk through every place that speaks of the former one. */
export const ChangePage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const change = useWhole<'getRegulationChange'>('tempat')
  if (!change) return null
  const { status, cara, baru, lama, tempat } = change
  const isOpen = status === 'berjalan'
  return (
    <RecordPage
      title={`${shortRegulation(baru)} ${cara} ${shortRegulation(lama)}`}
      marks={<Chip size="small" color={isOpen ? 'warning' : 'success'} label={CHANGE_STATES[status]} />}
      actions={<Actions key="langkah" change={change} />}
      editable={isOpen}
    >
      <Facts change={change} />
      <Part>{progressWords(change)}</Part>
      <PlaceList key={change.version} places={tempat} call={isOpen ? 'reviewRegulationPlaces' : undefined} />
      <Part>Soal ujian</Part>
      <Items change={change} />
    </RecordPage>
  )
}

const Facts = ({ change }: { change: Change }) => (
  <FactList
    items={[
      ['Perubahan', CHANGE_WAYS[change.cara]],
      ['Aturan baru', <Regulation key="baru" {...change.baru} />],
      ['Aturan yang diubah', <Regulation key="lama" {...change.lama} />],
      ['Penanggung jawab', change.owner_name],
      ['Batas', change.batas ? longDay(change.batas) : null],
      [
        'Dicatat',
        change.created_by_name ? doneWords(change.created_at, change.created_by_name) : 'Sejak portal dipasang',
      ],
      ['Teks dicari terakhir', change.searched_at ? momentText(change.searched_at) : null],
      ['Selesai', doneWords(change.finished_at, change.finished_by_name)],
    ]}
  />
)

const Regulation = (name: Change['baru']) => (
  <Link component={RouterLink} to={`/aturan/${name.id}/show`}>
    {shortRegulation(name)}
  </Link>
)

/** Of exam items, which are sealed, only their number. */
function Items({ change }: { change: Change }) {
  const { items_searched_at, items_searched_by_name, jumlah_soal, jumlah_soal_belum, created_by_name } = change
  if (created_by_name === null)
    return <Alert severity="info">Tidak dicari: perubahan ini lebih dahulu dari daftar ini.</Alert>
  if (items_searched_at === null) {
    return (
      <Alert severity="warning">
        Bank soal belum dicari. Pencariannya membuka setiap soal dan tercatat, sehingga dijalankan petugas dengan izin
        soal; hal ini ada pada mejanya.
      </Alert>
    )
  }
  const by = items_searched_by_name ? ` oleh ${items_searched_by_name}` : ''
  return (
    <Alert severity={jumlah_soal_belum > 0 ? 'warning' : 'success'}>
      {jumlah_soal} soal menyebutnya, {jumlah_soal - jumlah_soal_belum} sudah ditinjau. Dicari{by} pada{' '}
      {momentText(items_searched_at)}.
    </Alert>
  )
}

function Actions({ change }: { change: Change }) {
  if ('refused' in nextChange('search', change)) return null
  const mayFinish = 'next' in nextChange('finish', change)
  return (
    <>
      <TransitionButton
        label="Cari lagi"
        icon={<SearchIcon />}
        call="searchRegulationChange"
        question="Semua teks portal dicari lagi. Tempat yang baru ditambahkan; yang sudah ditinjau tidak berubah."
        done="Teks dicari lagi."
      />
      {mayFinish ? (
        <TransitionButton
          label="Selesaikan"
          icon={<FinishIcon />}
          call="finishRegulationChange"
          weight="main"
          question="Setiap tempat sudah ditinjau. Sesudah ini tidak ada yang berubah lagi pada peninjauan ini."
          done="Perubahan aturan selesai."
        />
      ) : null}
    </>
  )
}
