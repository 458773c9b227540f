import { useEffect, useState } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import { longMoment } from '../../../../lib/day.ts'
import { Fold } from '../../../../ui/Fold.tsx'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import type { Wallet, WalletOffer } from '../contract.ts'
import { OfferCode } from './OfferCode.tsx'

/** The interval at which the page asks for the state of an open offer. */
const LOOK_MS = 3000

interface WalletOffersProps {
  certificateId: number
  wallet: Wallet
  onLook: () => Promise<void>
}

/** Puts the certificate into a wallet that speaks OpenID4VCI. */
export function WalletOffers({ certificateId, wallet, onLook }: WalletOffersProps) {
  const { running, failure, run } = useAction()
  const [offer, setOffer] = useState<WalletOffer>()
  const isOpen = offer !== undefined && (wallet.keadaan === 'menunggu' || wallet.keadaan === 'diambil')
  useLookAgain(isOpen, onLook)
  const make = () =>
    run('make', async () => {
      const made = await client.makeWalletOffer({ id: certificateId })
      await onLook()
      setOffer(made)
    })
  return (
    <section className="grid content-start justify-items-start gap-3">
      <h3 className="text-lg">Dompet digital</h3>
      <p className="max-w-[45em]">Simpan di dompet digital ponsel Anda.</p>
      <Fold title="Selengkapnya" className="max-w-[45em]">
        <p className="mt-1">
          Aplikasi dompetnya harus mendukung OpenID4VCI. Saat diminta, Anda memilih sendiri data mana yang ditunjukkan,
          misalnya kualifikasi tanpa nama.
        </p>
      </Fold>
      <Outcome keadaan={offer ? wallet.keadaan : null} />
      {isOpen && wallet.keadaan === 'menunggu' && <OfferCode offer={offer} onOver={() => void onLook()} />}
      <FormErrors message={failure} />
      {!isOpen && wallet.keadaan === 'menunggu' && (
        <p className="text-muted text-sm">
          Tawaran sebelumnya belum dipakai. PIN-nya hanya ditampilkan sekali; tawaran baru menggantikannya.
        </p>
      )}
      <ActionButton busy={running !== undefined} onClick={() => void make()}>
        {offer ? 'Buat tawaran baru' : 'Simpan di dompet digital'}
      </ActionButton>
      <Stored wallet={wallet} />
    </section>
  )
}

function Outcome({ keadaan }: { keadaan: Wallet['keadaan'] }) {
  if (keadaan === 'diambil') return <Alert tone="info">Dompet Anda sedang mengambil sertifikat.</Alert>
  if (keadaan === 'tersimpan') return <Alert tone="success">Sertifikat sudah tersimpan di dompet Anda.</Alert>
  if (keadaan === 'berakhir')
    return <Alert tone="warning">Tawaran ini berakhir tanpa dipakai. Buat tawaran baru bila masih perlu.</Alert>
  return null
}

function Stored({ wallet: { tersimpan } }: { wallet: Wallet }) {
  const [newest] = tersimpan
  if (!newest) return null
  const times = tersimpan.length > 1 ? ` (${tersimpan.length} kali)` : ''
  return (
    <p className="text-muted text-sm">
      Terakhir disimpan <time dateTime={newest.created_at}>{longMoment(new Date(newest.created_at))}</time>
      {times}. Bukan Anda? Ganti password Anda dan hubungi kami.
    </p>
  )
}

function useLookAgain(isOpen: boolean, onLook: () => Promise<void>): void {
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void onLook(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isOpen, onLook])
}
