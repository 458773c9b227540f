import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import ReportProblemIcon from '@mui/icons-material/ReportProblemOutlined'
import { inputOf } from '../../../../office/calls/fields.ts'
import type { Leading } from '../../../../office/check/CheckedCase.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'

const input = inputOf<'differSampleAudit'>()

/** The evidence bears out what the holder submitted. */
export const MatchSample = (leading: Leading) => (
  <TransitionForm
    {...leading}
    label="Sesuai"
    icon={<CheckCircleIcon />}
    call="matchSampleAudit"
    passesOn
    note="Setiap isian cocok dengan buktinya. Yang sudah diterima tidak berubah."
    done="Audit sampel selesai: sesuai."
  >
    <LongText source={input('catatan')} helperText="Boleh kosong." />
  </TransitionForm>
)

/** It does not; what was noted beside the documents says where. */
export const DifferSample = ({ alasan, ...leading }: Leading & { alasan: string }) => (
  <TransitionForm
    {...leading}
    label="Tidak sesuai"
    icon={<ReportProblemIcon />}
    call="differSampleAudit"
    passesOn
    begin={{ catatan: alasan }}
    note="Yang sudah diterima tidak berubah, dan belum ada sanksi: perkaranya diusulkan kepada petugas keputusan, yang memutuskannya. Catatan ini menjadi uraian usul itu."
    done="Audit sampel selesai: tidak sesuai."
  >
    <LongText
      source={input('catatan')}
      isRequired
      helperText="Sebutkan isian yang mana, dan apa yang tampak pada buktinya."
    />
  </TransitionForm>
)
