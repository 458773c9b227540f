import RestoreIcon from '@mui/icons-material/RestartAltOutlined'
import { Box } from '@mui/material'
import { Button, DateInput, required } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { PictureInput } from '../../../../office/inputs/PictureInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { type DesignedKind, type DesignPart, isSigned, partsOf, textsOf } from '../rules.ts'
import { DesignPreview } from './DesignPreview.tsx'

const input = inputOf<'createDocumentDesign'>()

/** Form and preview side by side where there is room. */
const BESIDE = {
  width: '100%',
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
}

/** Everything that the design of a kind consists of, and the document that comes of it. */
export function DesignFields({ kind }: { kind: DesignedKind }) {
  return (
    <Box sx={BESIDE}>
      <div>
        <DateInput
          source={input('berlaku_sejak')}
          validate={required()}
          helperText="Hari ini atau sesudahnya. Dokumen yang sudah terbit tetap seperti semula."
          slotProps={{ htmlInput: { min: dayIn(bodyZone(), new Date()) } }}
        />
        <Part>Teks</Part>
        {Object.entries(partsOf(kind)).map(([name, part]) => (
          <PartInput key={name} name={name} part={part} />
        ))}
        <BuiltInTexts kind={kind} />
        {isSigned(kind) && <Signing kind={kind} />}
        <Part>Gambar</Part>
        <PictureInput source={input('stempel')} help="PNG dengan latar tembus pandang, kira-kira persegi." />
        <PictureInput source={input('latar')} help={BACKGROUNDS[kind]} />
      </div>
      <DesignPreview kind={kind} />
    </Box>
  )
}

const PALE = 'Pakai gambar pucat agar teks tetap terbaca.'
const BACKGROUNDS: Record<DesignedKind, string> = {
  sertifikat: `Mengganti garis kontur di kanan pita warna utama, perbandingan 21 : 20. ${PALE}`,
  surat_keterangan: `Satu halaman A4 tegak. ${PALE}`,
  kartu_peserta: `Satu halaman A5 mendatar. ${PALE}`,
  invoice: `Satu halaman A4 tegak. ${PALE}`,
  kuitansi: `Satu halaman A4 tegak. ${PALE}`,
}

/** From this length on a text is written over several lines. */
const LONG = 80

function PartInput({ name, part: { label, most, slots = [], optional } }: { name: string; part: DesignPart }) {
  const known = slots.length > 0 ? `Dapat memakai ${slots.map((slot) => `{${slot}}`).join(', ')}. ` : ''
  const Field = most > LONG ? LongText : Text
  return (
    <Field
      source={`teks.${name}`}
      label={label}
      isRequired={!optional}
      helperText={`${known}${optional ? 'Boleh kosong. ' : ''}Paling panjang ${most} huruf.`}
      slotProps={{ htmlInput: { maxLength: most } }}
    />
  )
}

function BuiltInTexts({ kind }: { kind: DesignedKind }) {
  const { setValue } = useFormContext()
  const takeBuiltIn = () => setValue('teks', textsOf(kind), { shouldDirty: true })
  return (
    <Button label="Pakai teks bawaan" onClick={takeBuiltIn}>
      <RestoreIcon />
    </Button>
  )
}

function Signing({ kind }: { kind: DesignedKind }) {
  const empty =
    kind === 'sertifikat'
      ? 'Bila kosong, dipakai nama dan jabatan pada Pengaturan.'
      : 'Bila kosong, dokumen tidak bertanda tangan.'
  return (
    <>
      <Part>Penandatangan</Part>
      <Text source={input('penandatangan')} helperText={empty} />
      <Text source={input('jabatan')} />
      <PictureInput source={input('tanda_tangan')} help="PNG dengan latar tembus pandang, mendatar." />
    </>
  )
}
