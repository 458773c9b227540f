import { useCallback, useEffect, useState } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import type { Wallet } from '../contract.ts'
import { BadgesAndPasses } from './BadgesAndPasses.tsx'
import { WalletOffers } from './WalletOffers.tsx'

/** Shows the ways to take along a certificate in force: in a wallet, as a badge, as a pass on the phone. */
export function WalletPart({ certificateId }: { certificateId: number }) {
  const { wallet, failure, load } = useWallet(certificateId)
  if (!wallet && failure === undefined) return <Spinner label="Memuat pilihan" />
  if (!wallet)
    return (
      <div className="grid justify-items-start gap-3">
        <Alert tone="error" urgent>
          {failure}
        </Alert>
        <ActionButton busy={false} onClick={() => void load()}>
          Coba lagi
        </ActionButton>
      </div>
    )
  return (
    <div className="no-print grid gap-x-10 gap-y-8 md:grid-cols-2">
      <WalletOffers certificateId={certificateId} wallet={wallet} onLook={load} />
      <BadgesAndPasses certificateId={certificateId} wallet={wallet} />
    </div>
  )
}

/** Loads the state of the wallet; a failed load keeps what was shown before. */
function useWallet(id: number) {
  const [wallet, setWallet] = useState<Wallet>()
  const [failure, setFailure] = useState<string>()
  const load = useCallback(async () => {
    try {
      setWallet(await client.getWallet({ id }))
      setFailure(undefined)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setFailure(error.message)
    }
  }, [id])
  useEffect(() => void load(), [load])
  return { wallet, failure, load }
}
