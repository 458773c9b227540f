import { useCallback } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { useLoaded } from '../../../../ui/form/pages/use-loaded.ts'

/**
 * Lets people choose who pays for their application: themselves or an employer. Hidden for those who belong to none.
 */
export function PayerChoice({ id }: { id: number }) {
  const load = useCallback(() => client.getApplicationPayer({ id }), [id])
  const { loaded, put } = useLoaded(load)
  const { running, failure, run } = useAction()
  if (loaded.state !== 'ready' || loaded.value.pilihan.length === 0) return null
  const { employer_id, pilihan, boleh_diubah } = loaded.value
  const payer = pilihan.find((one) => one.id === employer_id)
  const choose = (chosen: number | null) =>
    run(String(chosen), async () => put(await client.chooseApplicationPayer({ id, employer_id: chosen })))
  const others = [{ id: null, nama: 'Bayar sendiri' }, ...pilihan].filter((one) => one.id !== employer_id)
  return (
    <section aria-labelledby="pembayar" className="panel p-5 sm:p-6">
      <h2 id="pembayar" className="text-xl">
        Pembayar
      </h2>
      <p className="mt-2">
        {payer ? (
          <>
            Biaya permohonan ini ditagihkan kepada <strong>{payer.nama}</strong>.
          </>
        ) : (
          'Biaya permohonan ini Anda bayar sendiri.'
        )}
      </p>
      {boleh_diubah && (
        <div className="mt-4 flex flex-wrap gap-3">
          {others.map((one) => (
            <ActionButton key={one.id} busy={running === String(one.id)} onClick={() => choose(one.id)}>
              {one.id === null ? one.nama : `Dibayar ${one.nama}`}
            </ActionButton>
          ))}
        </div>
      )}
      <FormErrors message={failure} className="mt-3" />
    </section>
  )
}
