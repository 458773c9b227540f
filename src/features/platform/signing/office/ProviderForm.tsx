import { MenuItem } from '@mui/material'
import { useState } from 'react'
import { office, type Payload } from '../../../../office/calls/client.ts'
import { PROVIDER_ENTRIES, PROVIDER_VERSIONS } from '../rules.ts'
import { SignerField } from './SignerField.tsx'
import { SignerForm } from './SignerForm.tsx'

const EMPTY = {
  ...{ alamat: '', versi: 'v1', cara_masuk: 'oauth2', alamat_token: '', nama_masuk: '', kata_kunci: '' },
  ...{ kredensial: '', pin: '' },
}
type Typed = typeof EMPTY

const choicesOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => (
    <MenuItem key={value} value={value}>
      {label}
    </MenuItem>
  ))

interface FieldsProps {
  typed: Typed
  sentences: Record<string, string>
  set: (field: keyof Typed) => (value: string) => void
}

function ProviderFields({ typed, sentences, set }: FieldsProps) {
  const field = (name: keyof Typed) => ({ value: typed[name], sentence: sentences[name], onChange: set(name) })
  const isBearer = typed.cara_masuk === 'bearer'
  return (
    <>
      <SignerField
        label="Alamat penyedia"
        helperText="Sampai versinya, misalnya https://psre.example/csc/v1."
        {...field('alamat')}
      />
      <SignerField label="Versi" select {...field('versi')}>
        {choicesOf(PROVIDER_VERSIONS)}
      </SignerField>
      <SignerField label="Cara masuk" select {...field('cara_masuk')}>
        {choicesOf(PROVIDER_ENTRIES)}
      </SignerField>
      {typed.cara_masuk === 'oauth2' && (
        <SignerField
          label="Alamat token"
          helperText="Kosongkan bila di bawah alamat penyedia: oauth2/token."
          {...field('alamat_token')}
        />
      )}
      {!isBearer && (
        <SignerField label={typed.cara_masuk === 'oauth2' ? 'Client ID' : 'Nama masuk'} {...field('nama_masuk')} />
      )}
      <SignerField label={isBearer ? 'Token akses' : 'Kata kunci'} secret {...field('kata_kunci')} />
      <SignerField
        label="Kredensial"
        helperText="credentialID. Kosongkan bila akun hanya mempunyai satu."
        {...field('kredensial')}
      />
      <SignerField label="PIN kredensial" secret helperText="Kosongkan bila tidak diminta." {...field('pin')} />
    </>
  )
}

/** A key that a provider keeps and signs with (Cloud Signature Consortium). */
export function ProviderForm() {
  const [typed, setTyped] = useState(EMPTY)
  const given = typed as Payload<'examineProviderSigner'>
  return (
    <SignerForm
      typed={JSON.stringify(typed)}
      examine={() => office.examineProviderSigner(given)}
      install={() => office.installProviderSigner(given)}
    >
      {(sentences) => (
        <ProviderFields
          typed={typed}
          sentences={sentences}
          set={(field) => (value) => setTyped((now) => ({ ...now, [field]: value }))}
        />
      )}
    </SignerForm>
  )
}
