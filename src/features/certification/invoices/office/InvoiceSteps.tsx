import AlarmIcon from '@mui/icons-material/AlarmOutlined'
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import ReplayIcon from '@mui/icons-material/ReplayOutlined'
import { Stack } from '@mui/material'
import { NumberInput, type RaRecord } from 'react-admin'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { StepButton } from '../../../../office/screens/StepButton.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'
import type { OfficeInvoice } from '../office-contract.ts'

/** What finance may do with an invoice as it stands. */
export function InvoiceSteps({ invoice }: { invoice: OfficeInvoice }) {
  const { can, total, pengembalian, bukti } = invoice
  const told = bukti.find(({ status }) => status === 'diajukan')?.jumlah ?? total
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {can.konfirmasi ? (
        <StepForm
          label="Konfirmasi pembayaran"
          icon={<CheckCircleIcon />}
          step="konfirmasi"
          note={`Cocokkan dengan rekening lembaga. Total invoice ${formatRupiah(total)}. Peserta terjadwal dan kuitansi terbit.`}
          done="Pembayaran dikonfirmasi."
          begin={{ jumlah: told } as unknown as RaRecord}
        >
          <NumberInput source="jumlah" isRequired helperText="Jumlah yang masuk ke rekening, dalam rupiah." />
        </StepForm>
      ) : null}
      {can.tolak_bukti ? (
        <StepForm
          label="Tolak bukti"
          icon={<DoNotDisturbIcon />}
          step="tolak-bukti"
          note="Pemohon menerima alasan ini dan dapat mengirim bukti lagi."
          done="Bukti ditolak."
        >
          <ReasonInput kind="pembayaran" />
        </StepForm>
      ) : null}
      {can.ingatkan ? (
        <StepButton
          label="Ingatkan"
          icon={<AlarmIcon />}
          step="ingatkan"
          question="Pemohon menerima pengingat pembayaran melalui email."
          done="Pengingat dikirim."
        />
      ) : null}
      {can.kembalikan ? (
        <StepForm
          label="Catat pengembalian"
          icon={<ReplayIcon />}
          step="kembalikan"
          note={`Catat sesudah ${formatRupiah(pengembalian)} ditransfer. Pemohon diberi tahu.`}
          done="Pengembalian dicatat."
        >
          <LongText source="catatan" isRequired />
        </StepForm>
      ) : null}
    </Stack>
  )
}
