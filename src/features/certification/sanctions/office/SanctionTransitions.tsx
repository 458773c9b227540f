import CancelIcon from '@mui/icons-material/CancelOutlined'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined'
import { Stack } from '@mui/material'
import { BooleanInput, SelectInput } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TextLines } from '../../../../office/inputs/TextLines.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { OFFICE_REASONS, SANCTION_KINDS } from '../rules.ts'

const KINDS = namedChoices(SANCTION_KINDS)
const REASONS = namedChoices(OFFICE_REASONS)

const input = inputOf<'decideSanction'>()
const notice = inputOf<'notifySanction'>()

const EFFECTS = {
  pembekuan: 'Sertifikat dibekukan saat itu juga dan daftar pemegang mengikutinya.',
  pencabutan: 'Sertifikat dicabut saat itu juga dan daftar pemegang mengikutinya.',
}

/** The actions that a case allows in its present state; every text goes to the holder by letter. */
export function SanctionTransitions({ sanction }: { sanction: Answer<'getSanction'> }) {
  const { can, jenis } = sanction
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {can.beritahukan ? <Notify sanction={sanction} /> : null}
      {can.batalkan ? (
        <TransitionForm
          label="Batalkan usul"
          icon={<CancelIcon />}
          call="dropSanction"
          note="Usul ditutup tanpa pemberitahuan; pemegang tidak pernah mendengarnya."
          done="Usul dibatalkan."
        >
          <LongText source={input('putusan')} label="Alasan, hanya untuk petugas" isRequired />
        </TransitionForm>
      ) : null}
      {can.jatuhkan ? (
        <TransitionForm
          label={`Jatuhkan ${SANCTION_KINDS[jenis].toLowerCase()}`}
          icon={<GavelIcon />}
          call="decideSanction"
          values={{ jatuhkan: true }}
          note={`${EFFECTS[jenis]} Pemegang menerima putusan ini beserta cara mengajukan banding.`}
          done="Sanksi dijatuhkan."
        >
          <LongText source={input('putusan')} isRequired />
          {jenis === 'pembekuan' ? <TextLines source={input('tugas')} /> : null}
          <BooleanInput source={input('tidak_terlibat')} />
        </TransitionForm>
      ) : null}
      {can.tidak_jatuhkan ? (
        <TransitionForm
          label="Tidak dijatuhkan"
          icon={<ThumbUpIcon />}
          call="decideSanction"
          values={{ jatuhkan: false }}
          note="Sertifikat tetap seperti sekarang. Pemegang menerima putusan ini."
          done="Perkara ditutup tanpa sanksi."
        >
          <LongText source={input('putusan')} isRequired />
          <BooleanInput source={input('tidak_terlibat')} />
        </TransitionForm>
      ) : null}
    </Stack>
  )
}

const Notify = ({ sanction: { jenis, alasan, uraian } }: { sanction: Answer<'getSanction'> }) => (
  <TransitionForm
    label="Beritahukan rencana"
    icon={<SendIcon />}
    call="notifySanction"
    note="Pemegang menerima rencana ini dengan batas waktu untuk menjawab. Baru sesudah dijawab atau batas itu lewat dapat diputuskan."
    done="Rencana diberitahukan kepada pemegang."
    begin={{ jenis, alasan: alasan === 'permintaan_sendiri' ? null : alasan, uraian }}
  >
    <SelectInput source={notice('jenis')} choices={KINDS} isRequired />
    <SelectInput source={notice('alasan')} choices={REASONS} isRequired />
    <LongText source={notice('uraian')} isRequired />
  </TransitionForm>
)
