import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { outbox } from '../../../../app/offline/outbox.ts'
import { useQueuedSend } from '../../../../app/offline/use-queued-send.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { readWrittenAmount } from '../../../../lib/written-amount.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { unsavedDraft } from '../../../../ui/form/drafts/unsaved-draft.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { DayField } from '../../../../ui/form/fields/DayField.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import type { PrivateFile } from '../../../platform/files/contract.ts'
import { PrivateFileField } from '../../../platform/files/parts/PrivateFileField.tsx'
import type { Invoice } from '../contract.ts'
import { shortfallOf } from '../state-rules.ts'
import { invoiceCallsOf } from './invoice-calls.ts'
import { Transfer } from './Transfer.tsx'

/** Reads an amount; an unreadable one becomes zero, which the server refuses beside the field. */
const amountIn = (text: string): number => readWrittenAmount(text) ?? 0

const BLANK = { bank_pengirim: '', nama_pengirim: '', tanggal_transfer: '', file_id: '' }

type Typed = typeof BLANK & { jumlah: string }

/** The typed fields with the uploaded proof, before they are sent. */
interface Unsent {
  typed: Typed
  proof: PrivateFile | undefined
}

/**
 * Sends the payment, or queues it until the network is back; if it cannot be queued, the form keeps it in this browser.
 */
async function pay(invoice: Invoice, name: string, { typed, proof }: Unsent): Promise<void> {
  const { jumlah, ...values } = typed
  const given = { ...values, jumlah: amountIn(jumlah), file_id: proof?.id ?? '' }
  const kept = { values: { typed, proof }, version: 0 }
  const calls = invoiceCallsOf(invoice)
  const send = {
    ...{ id: name, label: `bukti pembayaran ${invoice.nomor}`, path: calls.page },
    ...{ calls: [calls.payment(given)], draft: { name, kept } },
  }
  if (proof && (await outbox.addWhileAway(send))) return
  try {
    await calls.pay(given)
  } catch (error) {
    if (error instanceof Refusal && error.status === 0) unsavedDraft.write(name, kept)
    throw error
  }
  unsavedDraft.drop(name)
}

/** Lets the payer report a payment, with the proof. */
export function PaymentForm({ invoice }: { invoice: Invoice }) {
  const revalidator = useRevalidator()
  const wanted = shortfallOf(invoice)
  const name = `pembayaran:${invoice.id}`
  const [before] = useState(() => unsavedDraft.read<Unsent>(name)?.values)
  const [proof, setProof] = useState(before?.proof)
  const waits = useQueuedSend(name)?.state === 'waiting'
  const form = useServerForm<Typed>(before?.typed ?? { ...BLANK, jumlah: String(wanted) }, async (typed) => {
    await pay(invoice, name, { typed, proof })
    await revalidator.revalidate()
  })
  const refused = invoice.bukti.find(({ status }) => status === 'ditolak')
  return (
    <section aria-labelledby="bayar" className="panel p-4 sm:p-6">
      <h2 id="bayar" className="text-lg sm:text-xl">
        Transfer, lalu kirim buktinya
      </h2>
      <Transfer invoice={invoice} />
      {invoice.status === 'bukti_ditolak' && refused && (
        <div className="mt-4">
          <Alert tone="warning">Bukti sebelumnya ditolak: {refused.alasan}</Alert>
        </div>
      )}
      <form noValidate onSubmit={form.onSubmit} className="mt-4 grid gap-4">
        <Field label="Bank pengirim" bind={form.field('bank_pengirim')} />
        <Field label="Nama pengirim" autoComplete="name" bind={form.field('nama_pengirim')} />
        <DayField label="Tanggal transfer" bind={form.field('tanggal_transfer')} />
        <Field
          label="Jumlah (rupiah)"
          inputMode="numeric"
          hint={`Yang benar-benar Anda transfer. ${invoice.diterima > 0 ? 'Kekurangannya' : 'Tagihannya'} ${formatRupiah(wanted)}${invoice.diterima > 0 ? '' : ', termasuk kode uniknya'}.`}
          bind={form.field('jumlah')}
        />
        <PrivateFileField
          label="Bukti transfer"
          hint="PDF atau gambar, paling besar 2 MB."
          bind={form.field('file_id')}
          value={proof}
          onChange={setProof}
          jenis="bukti_bayar"
        />
        <FormErrors {...form.summary} />
        {waits && (
          <Alert tone="info">
            Bukti pembayaran menunggu jaringan dan dikirim satu kali begitu tersambung. Yang Anda ubah sebelum itu perlu
            dikirim sekali lagi.
          </Alert>
        )}
        <SubmitButton busy={form.busy} className="justify-self-start">
          Kirim bukti pembayaran
        </SubmitButton>
      </form>
    </section>
  )
}
