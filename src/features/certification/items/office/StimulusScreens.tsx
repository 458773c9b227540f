import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Typography } from '@mui/material'
import { BooleanField, DataTable, Link, Show, useRecordContext, useRefresh } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { RichTextInput } from '../../../../office/inputs/RichTextInput.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { StimulusView } from './ItemPreview.tsx'
import { BankGate } from './parts/BankGate.tsx'
import { OpeningList } from './parts/OpeningList.tsx'
import { StimulusPicture } from './StimulusPicture.tsx'
import { UnitInput } from './UnitInput.tsx'

const column = columnOf<'listStimulus'>()
const filter = inputOf<'listStimulus'>()
const input = inputOf<'createStimulus'>()

export const StimulusList = () => (
  <BankGate>
    <OfficeList<'listStimulus'>
      sort={{ field: 'id', order: 'DESC' }}
      filters={[<UnitInput key="unit" source={filter('unit')} />]}
      bulk={false}
      searchable={false}
      narrow={{ first: ({ id }) => `Stimulus ${id}`, second: ({ unit }) => unit }}
    >
      <DataTable.Col source={column('id')} />
      <DataTable.Col source={column('unit')} />
      <DataTable.Col source={column('bergambar')} disableSort>
        <BooleanField source={column('bergambar')} />
      </DataTable.Col>
      <DataTable.NumberCol source={column('dipakai')} disableSort />
      <DataTable.Col source={column('pembuat')} disableSort />
    </OfficeList>
  </BankGate>
)

const fields = (
  <>
    <UnitInput source={input('unit')} isRequired />
    <RichTextInput
      source={input('teks')}
      pictures={false}
      help="Teks atau tabel. Gambar dipasang di halaman stimulus, tersegel."
    />
    <Text
      source={input('keterangan_gambar')}
      helperText="Apa yang tampak pada gambarnya, bagi yang tidak dapat melihatnya. Tampil di bawah gambar."
    />
  </>
)

export const StimulusCreate = () => (
  <BankGate>
    <OfficeCreate<'createStimulus'> then="show" start={{ teks: '', keterangan_gambar: '' }}>
      {fields}
    </OfficeCreate>
  </BankGate>
)

export const StimulusEdit = () => (
  <BankGate>
    <PageEdit>{fields}</PageEdit>
  </BankGate>
)

/** A stimulus: what it shows, the items that ask about it, and who opened it. */
export const StimulusPage = () => (
  <BankGate>
    <Show actions={false}>
      <Matter />
    </Show>
  </BankGate>
)

function Matter() {
  const stimulus = useWhole<'getStimulus'>('pembukaan')
  if (!stimulus) return null
  const { id, tetap } = stimulus
  return (
    <RecordPage title={`Stimulus ${id}`} editable={!tetap} actions={tetap ? null : <Pictures />}>
      <FactList
        items={[
          ['Unit kompetensi', stimulus.unit],
          ['Pembuat', stimulus.pembuat],
          ['Diubah', momentText(stimulus.updated_at)],
          ['Dapat diubah', tetap ? 'Tidak: soalnya sudah dikirim ke penelaah' : 'Ya'],
        ]}
      />
      <Part>Isi</Part>
      <StimulusView stimulus={stimulus} />
      <Part>Soal</Part>
      {stimulus.soal.length === 0 ? <Typography>Belum ada soal yang menanyakannya.</Typography> : null}
      {stimulus.soal.map((item) => (
        <Typography key={item.item_id}>
          <Link to={`/soal/${item.item_id}/show`}>
            Soal {item.item_id} versi {item.versi}
          </Link>
        </Typography>
      ))}
      <OpeningList openings={stimulus.pembukaan} lineOf={({ nama, at }) => `${nama}, ${momentText(at)}`} />
    </RecordPage>
  )
}

function Pictures() {
  const stimulus = useRecordContext<Answer<'getStimulus'>>()
  const refresh = useRefresh()
  if (!stimulus) return null
  return (
    <>
      <StimulusPicture id={stimulus.id} hasOne={stimulus.bergambar} done={refresh} />
      {stimulus.bergambar ? (
        <TransitionButton
          label="Hapus gambar"
          icon={<DeleteIcon />}
          call="removeStimulusPicture"
          weight="ending"
          question="Gambarnya dihapus dari stimulus ini."
          done="Gambar dihapus."
        />
      ) : null}
    </>
  )
}
