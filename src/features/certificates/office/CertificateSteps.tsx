import AcUnitIcon from '@mui/icons-material/AcUnitOutlined'
import BlockIcon from '@mui/icons-material/BlockOutlined'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import NumbersIcon from '@mui/icons-material/NumbersOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import RestoreIcon from '@mui/icons-material/RestoreOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Stack } from '@mui/material'
import type { ReactElement } from 'react'
import type { RaRecord } from 'react-admin'
import { LongText, Text } from '../../../office/inputs/Text.tsx'
import { StepForm } from '../../../office/screens/StepForm.tsx'
import type { OfficeCertificate } from '../office-contract.ts'

interface Reasoned {
  may: keyof OfficeCertificate['can']
  label: string
  icon: ReactElement
  step: string
  note: string
  done: string
}

const TOLD = 'Pemegang menerima alasan ini; pemeriksa hanya melihat statusnya.'

const STEPS: Reasoned[] = [
  {
    may: 'bekukan',
    label: 'Bekukan',
    icon: <AcUnitIcon />,
    step: 'bekukan',
    note: `Sertifikat tidak boleh dipakai sampai dipulihkan. ${TOLD}`,
    done: 'Sertifikat dibekukan.',
  },
  {
    may: 'pulihkan',
    label: 'Pulihkan',
    icon: <RestoreIcon />,
    step: 'pulihkan',
    note: `Sertifikat dapat dipakai lagi sampai masa berlakunya habis. ${TOLD}`,
    done: 'Sertifikat dipulihkan.',
  },
  {
    may: 'cetak_ulang',
    label: 'Cetak ulang',
    icon: <PrintIcon />,
    step: 'cetak-ulang',
    note: 'Sertifikat ditulis lagi dengan data pemegang yang terkini; nomor dan masa berlakunya tetap.',
    done: 'Sertifikat dicetak ulang.',
  },
  {
    may: 'usulkan_cabut',
    label: 'Usulkan pencabutan',
    icon: <GavelIcon />,
    step: 'usul-cabut',
    note: 'Petugas lain menegaskan atau membatalkannya. Sampai itu tidak ada yang berubah dan pemegang tidak diberi tahu.',
    done: 'Usul dicatat. Minta petugas lain menegaskannya.',
  },
  {
    may: 'tegaskan_cabut',
    label: 'Tegaskan pencabutan',
    icon: <BlockIcon />,
    step: 'cabut',
    note: `Sertifikat dicabut untuk selamanya. ${TOLD}`,
    done: 'Sertifikat dicabut.',
  },
  {
    may: 'batalkan_usul',
    label: 'Batalkan usul',
    icon: <UndoIcon />,
    step: 'batal-cabut',
    note: 'Usul pencabutan dihapus; alasannya tercatat dalam riwayat.',
    done: 'Usul dibatalkan.',
  },
]

/** What may be done with a certificate as it stands; sanctions with a reason in words. */
export function CertificateSteps({ certificate }: { certificate: OfficeCertificate }) {
  const { can, usul, no_registrasi } = certificate
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {STEPS.filter(({ may }) => can[may]).map(({ may, ...step }) => (
        <StepForm
          key={may}
          {...step}
          begin={{ alasan: may === 'tegaskan_cabut' ? (usul?.alasan ?? '') : '' } as unknown as RaRecord}
        >
          <LongText source="alasan" isRequired />
        </StepForm>
      ))}
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
