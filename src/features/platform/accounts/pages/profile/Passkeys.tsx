import { useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { lazyChunk } from '../../../../../app/routing/lazy-chunk.ts'
import { loadUser } from '../../../../../app/session/account.ts'
import { browserName } from '../../../../../lib/browser/browser-name.ts'
import { Chip } from '../../../../../ui/Chip.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../../ui/form/fields/Field.tsx'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../../ui/form/use-server-form.ts'
import { useResumed } from '../../parts/use-resumed.ts'
import type { Passkey } from '../../passkeys/contract.ts'

const SECTION = 'keamanan'

const clock = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long' })
const dayText = (moment: string): string => clock.format(new Date(moment))

interface PasskeysProps {
  passkeys: Passkey[]
  onChange: () => Promise<void>
}

async function addPasskey(): Promise<void> {
  const { makePasskey } = await lazyChunk(() => import('../../parts/passkey-ceremony.ts'))
  const credential = await makePasskey(await client.startPasskey())
  await client.addPasskey({
    name: browserName(navigator.userAgent),
    credential: { ...credential, type: 'public-key' },
  })
}

/** The passkeys of an account: added, named, removed. */
export function Passkeys({ passkeys, onChange }: PasskeysProps) {
  const { running, failure, run } = useAction()
  const add = useResumed(run, 'add-passkey', SECTION, async () => {
    await addPasskey()
    await loadUser()
    await onChange()
  })
  const remove = ({ id, name }: Passkey) => {
    if (!window.confirm(`Hapus passkey ${name}? Passkey ini tidak dapat dipakai lagi untuk masuk.`)) return
    void run(`remove ${id}`, async () => {
      await client.removePasskey({ id })
      await loadUser()
      await onChange()
    })
  }
  return (
    <div className="mt-6 border-line border-t pt-6">
      <h3 className="text-lg">Passkey</h3>
      <p className="mt-2 text-muted">
        Masuk dengan sidik jari, wajah, atau PIN perangkat Anda, tanpa mengetik password. Passkey hanya bekerja pada
        situs ini, jadi tidak dapat dikelabui situs tiruan.
      </p>
      <ul className="mt-4 divide-y divide-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="py-4">
            <Entry
              passkey={passkey}
              busy={running === `remove ${passkey.id}`}
              onRemove={() => remove(passkey)}
              onChange={onChange}
            />
          </li>
        ))}
      </ul>
      <FormErrors message={failure} className="mt-4" />
      <div className="mt-4">
        <ActionButton busy={running === 'add-passkey'} onClick={add}>
          Tambah passkey
        </ActionButton>
      </div>
    </div>
  )
}

interface EntryProps {
  passkey: Passkey
  busy: boolean
  onRemove: () => void
  onChange: () => Promise<void>
}

function Entry({ passkey, busy, onRemove, onChange }: EntryProps) {
  const { name, synced, created_at, last_used_at, blocked_at } = passkey
  const [isNaming, setIsNaming] = useState(false)
  const leaveNaming = async () => {
    await onChange()
    setIsNaming(false)
  }
  if (isNaming) return <NameForm passkey={passkey} onDone={leaveNaming} onCancel={() => setIsNaming(false)} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 break-words font-semibold">
          {name}
          {blocked_at && <Chip tone="error">Diblokir</Chip>}
        </p>
        <p className="mt-1 text-muted text-sm">
          {synced ? 'Tersimpan di pengelola password' : 'Tersimpan di satu perangkat'} · dibuat {dayText(created_at)} ·{' '}
          {last_used_at ? `terakhir dipakai ${dayText(last_used_at)}` : 'belum pernah dipakai'}
        </p>
        {blocked_at && (
          <p className="mt-1 text-sm">
            Mungkin ada salinan passkey ini, jadi tidak diterima lagi sejak {dayText(blocked_at)}. Hapus, lalu buat yang
            baru.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <ActionButton small busy={false} onClick={() => setIsNaming(true)} aria-label={`Ubah nama passkey ${name}`}>
          Ubah nama
        </ActionButton>
        <ActionButton small variant="danger" busy={busy} onClick={onRemove} aria-label={`Hapus passkey ${name}`}>
          Hapus
        </ActionButton>
      </div>
    </div>
  )
}

interface NameFormProps {
  passkey: Passkey
  onDone: () => Promise<void>
  onCancel: () => void
}

function NameForm({ passkey: { id, name }, onDone, onCancel }: NameFormProps) {
  const form = useServerForm({ name }, async (values) => {
    await client.renamePasskey({ id, ...values })
    await onDone()
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <Field label="Nama passkey" required maxLength={60} bind={form.field('name')} />
      <FormErrors {...form.summary} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton busy={form.busy}>Simpan nama</SubmitButton>
        <ActionButton busy={false} onClick={onCancel}>
          Batal
        </ActionButton>
      </div>
    </form>
  )
}
