import { useEffect, useRef } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Payload } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import { slugOf } from '../rules.ts'

const input = inputOf<'createOfficeArticle'>()

/** Follows the title of a new article until somebody writes an address; a published one keeps its own. */
export function SlugInput() {
  const saved = useRecordContext()?.id !== undefined
  const { setValue, getValues } = useFormContext()
  const title = useWatch<Payload<'createOfficeArticle'>, 'title'>({ name: 'title' })
  const made = useRef('')

  useEffect(() => {
    if (saved || (getValues('slug') ?? '') !== made.current) return
    made.current = title ? slugOf(title) : ''
    setValue('slug', made.current, { shouldDirty: true })
  }, [saved, title, getValues, setValue])

  return (
    <Text
      source={input('slug')}
      isRequired
      helperText={saved ? 'Alamat lama tetap mengantar ke artikel ini.' : 'Dibuat dari judul; boleh diubah.'}
    />
  )
}
