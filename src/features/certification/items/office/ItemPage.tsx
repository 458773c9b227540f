import CommentIcon from '@mui/icons-material/AddCommentOutlined'
import { Box, Chip, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { stateTone } from '../../../../office/display/state-tones.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { LEVEL_NAMES } from '../../../catalogue/schemes/level-rules.ts'
import { ItemStatistics } from '../../item-statistics/office/parts/ItemStatistics.tsx'
import { KeyCorrections } from '../../key-corrections/office/parts/KeyCorrections.tsx'
import { ITEM_KINDS } from '../content-rules.ts'
import { ITEM_STATES } from '../state-rules.ts'
import { ItemActions } from './ItemActions.tsx'
import { ItemKey } from './ItemKey.tsx'
import { ItemVersions } from './ItemVersions.tsx'
import { ITEM_QUEUE, TONES } from './item-words.ts'
import { PreviewPart } from './PreviewPart.tsx'
import { BankGate } from './parts/BankGate.tsx'
import { OpeningList } from './parts/OpeningList.tsx'
import { AlikeItems } from './SimilarItems.tsx'

type Item = Answer<'getItem'>

const comment = inputOf<'commentOnItem'>()

/** An item: as candidates see it, its key, who agreed to it, what was said of it, and who opened it. */
export const ItemPage = () => (
  <BankGate>
    <Show actions={false}>
      <Matter />
    </Show>
  </BankGate>
)

function Matter() {
  const item = useWhole<'getItem'>('pembukaan')
  if (!item) return null
  const { id, status } = item
  const waits = item.langkah.includes('setujui') || item.langkah.includes('rilis')
  return (
    <QueueProvider queue={ITEM_QUEUE} id={id} waits={waits}>
      <RecordPage
        title={`Soal ${id}, versi ${item.versi}`}
        marks={
          <Chip
            size="small"
            color={TONES[status as keyof typeof TONES] ?? stateTone(status)}
            label={ITEM_STATES[status]}
          />
        }
        editable={item.dapat_diubah}
        actions={<ItemActions item={item} />}
      >
        <QueuePlace />
        <FactList
          items={[
            ['Unit kompetensi', item.unit],
            ['Tingkat', LEVEL_NAMES[item.tingkat]],
            ['Jenis', ITEM_KINDS[item.isi.jenis]],
            ['Poin', item.poin],
            ['Penulis', item.penulis],
            ['Sejak', momentText(item.status_since)],
          ]}
        />
        <AlikeItems alike={item.serupa} />
        <Part>Pratinjau</Part>
        <PreviewPart id={id} version={item} />
        <Part>Kunci dan sumber</Part>
        <ItemKey isi={item.isi} />
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          Sumber: {item.sumber} (dibaca {longDay(item.tanggal_sumber)})
        </Typography>
        <ItemStatistics id={id} versi={item.versi} pilihan={'pilihan' in item.isi ? item.isi.pilihan : []} />
        <KeyCorrections id={id} versi={item.versi} isi={item.isi} />
        <Approvals item={item} />
        <Comments item={item} />
        <ItemVersions item={item} />
        <OpeningList
          recorded="Setiap kali soal ini dibuka, dicetak, atau diekspor"
          openings={item.pembukaan}
          lineOf={({ nama, at, versi, cara }) => `${nama}, ${momentText(at)}: versi ${versi} ${WAYS[cara]}`}
        />
      </RecordPage>
    </QueueProvider>
  )
}

const AGREED: Partial<Record<Item['persetujuan'][number]['langkah'], string>> = {
  setujui: 'Ditelaah',
  rilis: 'Disetujui untuk rilis',
}

function Approvals({ item: { persetujuan } }: { item: Item }) {
  return (
    <>
      <Part>Persetujuan</Part>
      {persetujuan.length === 0 ? <Typography>Belum ada. Penulisnya tidak dapat menyetujui.</Typography> : null}
      {persetujuan.map(({ langkah, user_id, nama, at }) => (
        <Typography key={`${langkah} ${user_id}`}>
          {AGREED[langkah] ?? langkah} oleh {nama}, {momentText(at)}
        </Typography>
      ))}
    </>
  )
}

function Comments({ item: { id, komentar } }: { item: Item }) {
  return (
    <>
      <Part>Komentar</Part>
      {komentar.length === 0 ? <Typography sx={{ mb: 1 }}>Belum ada komentar.</Typography> : null}
      {komentar.map((one) => (
        <Box key={one.id} sx={{ mb: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            {one.nama}, {momentText(one.at)}, tentang versi {one.versi}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{one.isi}</Typography>
        </Box>
      ))}
      <TransitionForm
        key={`${id} ${komentar.length}`}
        label="Beri komentar"
        icon={<CommentIcon />}
        call="commentOnItem"
        note="Dibaca penulis dan semua yang bekerja dengan bank soal."
        done="Komentar disimpan."
      >
        <LongText source={comment('komentar')} isRequired autoFocus />
      </TransitionForm>
    </>
  )
}

const WAYS = { layar: 'dibuka', cetak: 'dicetak', ekspor: 'diekspor', cari: 'dibuka oleh pencarian' }
