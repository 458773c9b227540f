import CancelIcon from '@mui/icons-material/CancelOutlined'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined'
import { Stack } from '@mui/material'
import { BooleanInput, type RaRecord, SelectInput } from 'react-admin'
import { namedChoices } from '../../../../office/choices.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TextLines } from '../../../../office/inputs/TextLines.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'
import type { SanctionCase } from '../office-contract.ts'
import { OFFICE_REASONS, SANCTION_KINDS } from '../rules.ts'

const KINDS = namedChoices(SANCTION_KINDS)
const REASONS = namedChoices(OFFICE_REASONS)

const EFFECTS = {
  pembekuan: 'Sertifikat dibekukan saat itu juga dan daftar pemegang mengikutinya.',
  pencabutan: 'Sertifikat dicabut saat itu juga dan daftar pemegang mengikutinya.',
}

/** What may be done with a case as it stands; every text goes to the holder by letter. */
export function SanctionSteps({ sanction }: { sanction: SanctionCase }) {
  const { can, jenis } = sanction
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {can.beritahukan ? <Notify sanction={sanction} /> : null}
      {can.batalkan ? (
        <StepForm
          label="Batalkan usul"
          icon={<CancelIcon />}
          step="batalkan"
          note="Usul ditutup tanpa pemberitahuan; pemegang tidak pernah mendengarnya."
          done="Usul dibatalkan."
        >
          <LongText source="putusan" label="Alasan, hanya untuk petugas" isRequired />
        </StepForm>
      ) : null}
      {can.jatuhkan ? (
        <StepForm
          label={`Jatuhkan ${SANCTION_KINDS[jenis].toLowerCase()}`}
          icon={<GavelIcon />}
          step="putuskan"
          values={{ jatuhkan: true }}
          note={`${EFFECTS[jenis]} Pemegang menerima putusan ini beserta cara mengajukan banding.`}
          done="Sanksi dijatuhkan."
        >
          <LongText source="putusan" isRequired />
          {jenis === 'pembekuan' ? <TextLines source="tugas" /> : null}
          <BooleanInput source="tidak_terlibat" />
        </StepForm>
      ) : null}
      {can.tidak_jatuhkan ? (
        <StepForm
          label="Tidak dijatuhkan"
          icon={<ThumbUpIcon />}
          step="putuskan"
          values={{ jatuhkan: false }}
          note="Sertifikat tetap seperti sekarang. Pemegang menerima putusan ini."
          done="Perkara ditutup tanpa sanksi."
        >
          <LongText source="putusan" isRequired />
          <BooleanInput source="tidak_terlibat" />
        </StepForm>
      ) : null}
    </Stack>
  )
}

const Notify = ({ sanction: { jenis, alasan, uraian } }: { sanction: SanctionCase }) => (
  <StepForm
    label="Beritahukan rencana"
    icon={<SendIcon />}
    step="beritahukan"
    note="Pemegang menerima rencana ini dengan batas waktu untuk menjawab. Baru sesudah dijawab atau batas itu lewat dapat diputuskan."
    done="Rencana diberitahukan kepada pemegang."
    begin={{ jenis, alasan, uraian } as unknown as RaRecord}
  >
    <SelectInput source="jenis" choices={KINDS} isRequired />
    <SelectInput source="alasan" choices={REASONS} isRequired />
    <LongText source="uraian" isRequired />
  </StepForm>
)
