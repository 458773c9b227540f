import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMember } from '../../../../app/session/member.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import { sendIfConfirmed, waitingValues } from '../../../platform/accounts/parts/waiting-values.ts'
import type { Invoice } from '../contract.ts'
import { invoiceCallsOf } from './invoice-calls.ts'

const waiting = waitingValues<{ invoice: string; account: { bank: string; nomor: string; atas_nama: string } }>()

/** Asks for the account to which money goes back. */
export function RefundAccount({ invoice }: { invoice: Invoice }) {
  const revalidator = useRevalidator()
  const [isSaved, setIsSaved] = useState(false)
  const { id } = useMember()
  const sent = useRef<HTMLFormElement>(null)
  const [found] = useState(() => waiting.of(id))
  const typed = found?.invoice === invoice.nomor ? found.account : undefined
  const { bank = '', nomor = '', atas_nama = '' } = typed ?? invoice.rekening_pengembalian ?? {}
  const form = useServerForm({ bank, nomor, atas_nama }, async (account) => {
    setIsSaved(false)
    await waiting.guard(id, { invoice: invoice.nomor, account }, () => invoiceCallsOf(invoice).giveAccount(account))
    await revalidator.revalidate()
    setIsSaved(true)
  })
  useEffect(() => {
    if (waiting.of(id)?.invoice !== invoice.nomor) return
    waiting.forget()
    void sendIfConfirmed(sent.current)
  }, [id, invoice.nomor])
  return (
    <section aria-labelledby="pengembalian" className="panel p-5 sm:p-6">
      <h2 id="pengembalian" className="text-xl">
        Pengembalian dana
      </h2>
      <p className="mt-2 text-muted">
        {formatRupiah(invoice.pengembalian_transfer)} dikembalikan ke rekening yang Anda tulis di sini. Menyimpannya
        memerlukan konfirmasi password, dan kami memberitahukannya ke email Anda.
        {invoice.alasan_pengembalian && ` ${invoice.alasan_pengembalian}`}
      </p>
      <form ref={sent} noValidate onSubmit={form.onSubmit} className="mt-4 grid gap-4">
        <Field label="Bank" bind={form.field('bank')} />
        <Field label="Nomor rekening" inputMode="numeric" bind={form.field('nomor')} />
        <Field label="Nama pemilik rekening" bind={form.field('atas_nama')} />
        <FormErrors {...form.summary} />
        {isSaved && <Alert tone="success">Rekening tujuan sudah disimpan.</Alert>}
        <SubmitButton busy={form.busy} className="justify-self-start">
          Simpan rekening
        </SubmitButton>
      </form>
    </section>
  )
}
