import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import ChangeIcon from '@mui/icons-material/SyncAltOutlined'
import { Box, Button, Chip, Link, Typography } from '@mui/material'
import { DateInput, Show } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { FactList } from '../../../../office/display/FactList.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { longRegulation, shortRegulation } from '../../../platform/regulations/rules.ts'
import { doneWords } from '../../quality/office/parts/by.ts'
import { Words } from '../../quality/office/parts/Words.tsx'
import { CHANGE_STATES } from '../rules.ts'
import { PlaceName } from './PlaceName.tsx'

type Regulation = Answer<'getRegulation'>

const review = inputOf<'reviewRegulation'>()

/** A regulation: what it is about, what became of it, and every place of the portal that speaks of it. */
export const RegulationPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const regulation = useWhole<'getRegulation'>('diubah_oleh')
  if (!regulation) return null
  const { cara, tautan } = regulation
  return (
    <RecordPage
      title={longRegulation(regulation)}
      marks={cara ? <Chip size="small" color="warning" label={cara === 'mencabut' ? 'Dicabut' : 'Diubah'} /> : null}
      actions={<Actions key="langkah" regulation={regulation} />}
    >
      <FactList
        items={[
          ['Tentang', regulation.tentang],
          ['Nama lain', regulation.nama_lain.join(', ') || null],
          ['Berlaku sejak', regulation.berlaku_sejak ? longDay(regulation.berlaku_sejak) : 'Belum dicatat'],
          ['Naskah resmi', tautan ? <Official key="naskah" address={tautan} /> : 'Tautannya belum dicatat'],
          ['Penanggung jawab', regulation.owner_name ?? 'Belum ditetapkan'],
          ['Ditinjau pada', regulation.tinjau_pada ? longDay(regulation.tinjau_pada) : 'Belum ditetapkan'],
          ['Ditinjau terakhir', doneWords(regulation.reviewed_at, regulation.reviewed_by_name)],
        ]}
      />
      <Words title="Peninjauan terakhir" words={regulation.catatan} />
      <Relations title="Diubah atau dicabut oleh" relations={regulation.diubah_oleh} />
      <Relations title="Mengubah atau mencabut" relations={regulation.mengubah} />
      <Part>Tempat yang menyebutnya hari ini</Part>
      <Waiting call="listRegulationPlaces" payload={{ id: regulation.id }}>
        {(places) => <Places places={places} />}
      </Waiting>
    </RecordPage>
  )
}

const Official = ({ address }: { address: string }) => (
  <Link href={address} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
    {address} (tab baru)
  </Link>
)

function Relations({ title, relations }: { title: string; relations: Regulation['diubah_oleh'] }) {
  if (relations.length === 0) return null
  return (
    <>
      <Part>{title}</Part>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {relations.map(({ id, aturan, cara, status, berlaku_sejak }) => (
          <Typography component="li" key={id}>
            <Link component={RouterLink} to={`/perubahan-aturan/${id}/show`}>
              {shortRegulation(aturan)}
            </Link>
            , {cara}
            {berlaku_sejak ? `, berlaku sejak ${longDay(berlaku_sejak)}` : ''}. Peninjauan:{' '}
            {CHANGE_STATES[status].toLowerCase()}
          </Typography>
        ))}
      </Box>
    </>
  )
}

function Places({ places }: { places: Answer<'listRegulationPlaces'> }) {
  if (places.length === 0) {
    return <Typography>Tidak ada teks yang menyebutnya. Soal ujian tidak dibuka untuk halaman ini.</Typography>
  }
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {places.length} tempat, dibaca dari teksnya sendiri. Soal ujian dan isi berkas PDF tidak termasuk.
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {places.map((place) => (
          <Typography component="li" key={`${place.jenis} ${place.kunci}`} sx={{ overflowWrap: 'anywhere' }}>
            <PlaceName place={place} />
          </Typography>
        ))}
      </Box>
    </>
  )
}

const Actions = ({ regulation: { id } }: { regulation: Regulation }) => (
  <>
    <TransitionForm
      label="Catat peninjauan"
      icon={<ReviewIcon />}
      call="reviewRegulation"
      weight="main"
      note="Lihat pada sumber resminya apakah aturan ini masih berlaku. Bila diubah atau dicabut, catat aturan barunya."
      done="Peninjauan tercatat."
    >
      <LongText source={review('catatan')} label="Hasil peninjauan" isRequired />
      <DateInput source={review('tinjau_pada')} label="Ditinjau lagi pada" isRequired />
    </TransitionForm>
    <Button
      component={RouterLink}
      to={`/perubahan-aturan/create?lama=${id}`}
      size="small"
      variant="outlined"
      startIcon={<ChangeIcon />}
    >
      Diubah aturan baru
    </Button>
    <Button
      component={RouterLink}
      to={`/perubahan-aturan/create?baru=${id}`}
      size="small"
      variant="outlined"
      startIcon={<ChangeIcon />}
    >
      Mengubah aturan lain
    </Button>
  </>
)
