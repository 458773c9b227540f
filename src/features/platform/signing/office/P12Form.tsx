import { useState } from 'react'
import { office } from '../../../../office/calls/client.ts'
import { FileButton } from '../../../../office/inputs/FileButton.tsx'
import { SignerField } from './SignerField.tsx'
import { SignerForm } from './SignerForm.tsx'

/** Larger files are no P12. */
const MOST_BYTES = 70_000

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** A certificate and its key from a file. */
export function P12Form() {
  const [file, setFile] = useState<File>()
  const [password, setPassword] = useState('')

  async function payload() {
    if (!file) throw new Error('Pilih berkas P12.')
    if (file.size > MOST_BYTES) throw new Error('Berkas ini terlalu besar untuk sebuah P12.')
    return { p12: await base64Of(file), kata_sandi_p12: password }
  }
  return (
    <SignerForm
      typed={`${file?.name} ${file?.lastModified} ${password}`}
      examine={async () => office.examineSigningKey(await payload())}
      install={async () => office.installSigningKey(await payload())}
    >
      {({ kata_sandi_p12 }) => (
        <>
          <div>
            <FileButton accept=".p12,.pfx" onFile={setFile}>
              {file ? file.name : 'Pilih berkas P12'}
            </FileButton>
          </div>
          <SignerField
            label="Password berkas P12"
            secret
            value={password}
            sentence={kata_sandi_p12}
            onChange={setPassword}
          />
        </>
      )}
    </SignerForm>
  )
}
