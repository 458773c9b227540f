import GavelIcon from '@mui/icons-material/GavelOutlined'
import NumbersIcon from '@mui/icons-material/NumbersOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import RestoreIcon from '@mui/icons-material/RestoreOutlined'
import { Stack } from '@mui/material'
import { type RaRecord, SelectInput, useRedirect } from 'react-admin'
import { namedChoices } from '../../../../office/choices.ts'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'
import { OFFICE_REASONS, SANCTION_KINDS } from '../../../upkeep/sanctions/rules.ts'
import type { OfficeCertificate } from '../office-contract.ts'

const KINDS = namedChoices(SANCTION_KINDS)
const REASONS = namedChoices(OFFICE_REASONS)

/** What may be done with a certificate as it stands; sanctions only by a case of their own. */
export function CertificateSteps({ certificate }: { certificate: OfficeCertificate }) {
  const { can, no_registrasi, tugas } = certificate
  const isDone = tugas.length > 0 && tugas.every(({ selesai_at }) => selesai_at)
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {can.sanksi ? <OpenSanction /> : null}
      {can.pulihkan ? (
        <StepForm
          label="Pulihkan"
          icon={<RestoreIcon />}
          step="pulihkan"
          note="Sertifikat dapat dipakai lagi sampai masa berlakunya habis. Pemegang menerima alasan ini; pemeriksa hanya melihat statusnya."
          done="Sertifikat dipulihkan."
        >
          <LongText
            source="alasan"
            isRequired={!isDone}
            helperText={isDone ? 'Semua tugas sudah selesai, jadi alasan boleh dikosongkan.' : false}
          />
        </StepForm>
      ) : null}
      {can.cetak_ulang ? (
        <StepForm
          label="Cetak ulang"
          icon={<PrintIcon />}
          step="cetak-ulang"
          note="Sertifikat ditulis lagi dengan data pemegang yang terkini; nomor dan masa berlakunya tetap."
          done="Sertifikat dicetak ulang."
        >
          <LongText source="alasan" isRequired />
        </StepForm>
      ) : null}
      {can.registrasi ? (
        <StepForm
          label="Catat nomor registrasi"
          icon={<NumbersIcon />}
          step="registrasi"
          note="Nomor dari kementerian; tampil di daftar pemegang."
          done="Nomor registrasi dicatat."
          begin={{ no_registrasi: no_registrasi ?? '' } as unknown as RaRecord}
        >
          <Text source="no_registrasi" isRequired />
        </StepForm>
      ) : null}
    </Stack>
  )
}

/** Leads on to the case, where the holder is notified. */
function OpenSanction() {
  const redirect = useRedirect()
  return (
    <StepForm
      label="Usulkan sanksi"
      icon={<GavelIcon />}
      step="sanksi"
      note="Belum ada yang berubah, dan pemegang belum diberi tahu. Sesudah rencananya diberitahukan, pemegang dapat menjawab, lalu diputuskan."
      done="Usul sanksi dicatat."
      then={({ id }) => redirect('show', 'sanksi', id)}
    >
      <SelectInput source="jenis" label="Jenis sanksi" choices={KINDS} isRequired />
      <SelectInput source="alasan" choices={REASONS} isRequired />
      <LongText source="uraian" label="Uraian: apa yang terjadi, kapan, dan buktinya" isRequired />
    </StepForm>
  )
}
