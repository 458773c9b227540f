import SendIcon from '@mui/icons-material/SendOutlined'
import {
  BooleanInput,
  DateInput,
  ReferenceInput,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  Toolbar,
  useRecordContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import type { Answer, Payload } from '../../../../office/calls/client.ts'
import { inputOf, itemOf } from '../../../../office/calls/fields.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { TextLines } from '../../../../office/inputs/TextLines.tsx'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { CONTENT_LIMITS, type ItemKind } from '../content-rules.ts'
import { ChosenStimulus } from './ChosenStimulus.tsx'
import { KINDS, LEVEL_CHOICES } from './item-words.ts'
import { BankGate } from './parts/BankGate.tsx'
import { SimilarItems } from './SimilarItems.tsx'
import { UnitInput } from './UnitInput.tsx'

type Content = Payload<'createItem'>['isi']
type Of<Kind extends ItemKind> = Extract<Content, { jenis: Kind }>

const input = inputOf<'createItem'>()
const option = itemOf<Extract<Content, { pilihan: unknown }>['pilihan'][number]>()
const pair = itemOf<Of<'menjodohkan'>['pasangan'][number]>()
const criterion = itemOf<Of<'esai'>['rubrik'][number]>()

const DECIMALS = 6
/** Beside the others of its row; below one another a share would be one of the height. */
const WIDE_FIELD = { flex: { sm: '1 1 16rem' } }
const FOUR = Array.from({ length: 4 }, () => ({ teks: '', benar: false }))
const BEGIN = { poin: 1, stimulus_id: null, isi: { jenis: 'pilihan_ganda' as const, soal: '', pilihan: FOUR } }

/** The words of a draft with the button that sends it on at once. */
const toolbar = (
  <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
    <SaveButton label="Simpan rancangan" variant="outlined" />
    <SaveButton
      type="button"
      alwaysEnable
      label="Simpan dan kirim ke penelaah"
      icon={<SendIcon />}
      transform={(typed: object) => ({ ...typed, kirim: true })}
    />
  </Toolbar>
)

export const ItemCreate = () => (
  <BankGate>
    <OfficeCreate<'createItem'>
      start={{ ...BEGIN, tanggal_sumber: dayIn(bodyZone(), new Date()) }}
      then="show"
      toolbar={toolbar}
    >
      <Fields />
    </OfficeCreate>
  </BankGate>
)

export const ItemEdit = () => (
  <BankGate>
    <PageEdit toolbar={toolbar}>
      <Fields />
    </PageEdit>
  </BankGate>
)

const Fields = () => (
  <>
    <UnitInput source={input('unit')} isRequired />
    <SelectInput source={input('tingkat')} choices={LEVEL_CHOICES} isRequired />
    <SelectInput source={input('isi.jenis')} choices={KINDS} validate={required()} />
    <NumberInput source={input('poin')} least={1} most={CONTENT_LIMITS.points} isRequired />
    <ReferenceInput
      source={input('stimulus_id')}
      reference="stimulus"
      sort={{ field: 'id', order: 'DESC' }}
      perPage={100}
    >
      <SelectInput
        optionText={({ id, unit }: { id: number; unit: string }) => `Stimulus ${id}: ${unit}`}
        helperText="Teks, tabel, atau gambar yang ditanyakan beberapa soal. Kosongkan bila tidak ada."
      />
    </ReferenceInput>
    <ChosenStimulus />
    <Part>Soal dan kunci</Part>
    <LongText source={input('isi.soal')} isRequired />
    <ByKind />
    <Similar />
    <Part>Sumber</Part>
    <TextInput
      source={input('sumber')}
      isRequired
      helperText="Peraturan dan pasalnya, atau buku dan halamannya. Ikut dirahasiakan."
    />
    <DateInput source={input('tanggal_sumber')} isRequired helperText="Hari Anda membaca sumbernya." />
  </>
)

/** What is typed besides the question, by the kind of item. */
function ByKind() {
  const kind: ItemKind | undefined = useWatch({ name: 'isi.jenis' })
  switch (kind) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return (
        <Rows source={input('isi.pilihan')}>
          <Text source={option('teks')} sx={WIDE_FIELD} />
          <BooleanInput source={option('benar')} defaultValue={false} helperText={false} />
        </Rows>
      )
    case 'menjodohkan':
      return (
        <>
          <Rows source={input('isi.pasangan')}>
            <Text source={pair('kiri')} />
            <Text source={pair('kanan')} />
          </Rows>
          <TextLines
            source={input('isi.pengecoh')}
            helperText="Jawaban tanpa pasangan, satu per baris. Boleh kosong."
          />
        </>
      )
    case 'angka':
      return (
        <>
          <NumberInput source={input('isi.nilai')} decimals={DECIMALS} isRequired />
          <NumberInput
            source={input('isi.toleransi')}
            decimals={DECIMALS}
            least={0}
            helperText="Selisih yang masih dianggap benar; kosong berarti harus tepat."
          />
          <Text source={input('isi.satuan')} helperText="Misalnya: mg/L. Tampil di sebelah isian peserta." />
        </>
      )
    case 'isian':
      return (
        <TextLines
          source={input('isi.ejaan')}
          helperText="Setiap ejaan yang diterima, satu per baris. Huruf besar dan kecil dianggap sama."
        />
      )
    case 'esai':
      return (
        <Rows source={input('isi.rubrik')}>
          <Text source={criterion('kriteria')} sx={WIDE_FIELD} />
          <NumberInput source={criterion('poin')} least={1} most={CONTENT_LIMITS.points} />
        </Rows>
      )
    default:
      return null
  }
}

/** Items like the one that is being written. */
function Similar() {
  const item = useRecordContext<Answer<'getItem'>>()
  const unit: string | undefined = useWatch({ name: 'unit' })
  const content: unknown = useWatch({ name: 'isi' })
  return <SimilarItems unit={unit} content={content} except={item?.id} />
}
