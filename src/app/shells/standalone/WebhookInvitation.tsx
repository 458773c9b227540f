import type { SiteContent } from '../../../features/platform/site-content/contract.ts'
import { longMoment } from '../../../lib/day.ts'
import { AloneShell } from './AloneShell.tsx'

interface Invitation {
  no_sertifikasi: string
  nama_pengamat: string
  token_until: string
  rahasia: string
}

export type InvitationState =
  | { state: 'open'; invitation: Invitation; alamat: string; refusal: string }
  | { state: 'accepted'; no_sertifikasi: string; nama_pengamat: string; host: string }
  | { state: 'refused'; message: string }

type Props = InvitationState & { content: SiteContent }

/** Where a receiver takes up a holder's invitation; it stands by itself, without the program. */
export function WebhookInvitation({ content: { nama_lembaga }, ...shown }: Props) {
  return (
    <AloneShell name={nama_lembaga}>
      <h1 className="text-3xl">Pantau status sertifikat</h1>
      <Shown {...shown} />
    </AloneShell>
  )
}

function Shown(shown: InvitationState) {
  switch (shown.state) {
    case 'open':
      return <Open {...shown} />
    case 'accepted':
      return (
        <p role="status" className="max-w-[45em] text-lead">
          {shown.nama_pengamat} kini diberi tahu di {shown.host} setiap kali status sertifikat {shown.no_sertifikasi}{' '}
          berubah. Pemegangnya dapat mencabut persetujuan ini kapan saja.
        </p>
      )
    case 'refused':
      return (
        <p role="alert" className="max-w-[45em] text-lead">
          {shown.message}
        </p>
      )
  }
}

type OpenProps = Extract<InvitationState, { state: 'open' }>

function Open({ invitation, alamat, refusal }: OpenProps) {
  const { no_sertifikasi, nama_pengamat, token_until, rahasia } = invitation
  return (
    <>
      <p className="max-w-[45em]">
        Pemegang sertifikat {no_sertifikasi} mengundang {nama_pengamat} untuk diberi tahu setiap kali statusnya berubah.
        Undangan ini berlaku sampai {longMoment(new Date(token_until))} dan hanya dapat dipakai sekali.
      </p>
      <ol className="max-w-[45em] list-decimal space-y-3 ps-5">
        <li>
          Simpan rahasia penanda tangan ini di penerima Anda. Setiap kiriman ditandatangani dengannya menurut Standard
          Webhooks:
          <code className="mt-1 block font-mono text-sm [overflow-wrap:anywhere]">{rahasia}</code>
        </li>
        <li>
          Siapkan penerima yang menjawab uji alamat dengan mengirim kembali isi <code>data.tantangan</code>.{' '}
          <a href="/dokumentasi-api#pengamat" className="text-link">
            Contohnya ada pada dokumentasi API
          </a>
          .
        </li>
        <li>Tulis alamatnya di bawah ini. Alamat itu langsung diuji.</li>
      </ol>
      <form noValidate method="post" encType="multipart/form-data" className="panel grid max-w-[45em] gap-4 p-5 sm:p-6">
        <div className="grid gap-1.5">
          <label htmlFor="alamat" className="font-semibold">
            Alamat penerima (https)
          </label>
          <input
            id="alamat"
            name="alamat"
            type="url"
            defaultValue={alamat}
            maxLength={500}
            required
            aria-invalid={refusal !== '' || undefined}
            aria-describedby={refusal === '' ? undefined : 'salah'}
            className="input w-full"
          />
          {refusal !== '' && (
            <p id="salah" role="alert" className="text-error">
              {refusal}
            </p>
          )}
        </div>
        <div>
          <button type="submit" className="btn btn-primary">
            Uji dan mulai pantau
          </button>
        </div>
      </form>
    </>
  )
}
