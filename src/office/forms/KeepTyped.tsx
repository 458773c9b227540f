import { Alert, Button, Typography } from '@mui/material'
import { type Ref, use, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useResourceContext } from 'react-admin'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { storedDrafts } from '../../lib/browser/stored-drafts.ts'
import { vault } from '../../lib/browser/vault.ts'
import { Changes } from '../history/Changes.tsx'
import type { Difference, Fields } from '../history/differences.ts'
import { useMe } from '../session/me-context.ts'
import { officeVault } from '../session/office-vault.ts'
import {
  changedUnder,
  draftOf,
  type FormDraft,
  isTypedOver,
  isWhole,
  readFormDraft,
  typedOnTop,
  unsentOf,
  versionOf,
} from './form-draft.ts'
import { TypedPlaceContext } from './typed-work.ts'

/** What its form may ask of it. */
export interface Kept {
  /** It has gone out: nothing of it is left to keep. */
  markSent: () => void
  /** Forgets what was typed; the fields show the record again. */
  discard: () => void
  /** The record as it stood under what was typed. */
  seen: () => Fields
}

interface Props {
  /** Tells the form from all others of the office. */
  name: string
  ref?: Ref<Kept>
}

const PAUSE_MS = 300
const SECRETS =
  'input[type=password][name], input[autocomplete$=password][name], input[autocomplete=one-time-code][name]'

/**
 * Keeps what is typed into the form around it: over a record that is fetched again, and sealed in this browser over a
 * reload and in another tab, until it is sent or discarded.
 */
export function KeepTyped({ name, ref }: Props) {
  const me = useMe()
  const stored = `kantor:${me.id}:${name}`
  const resource = useResourceContext() ?? ''
  const place = use(TypedPlaceContext)
  const { watch, getValues, setValue, reset } = useFormContext()
  const { defaultValues } = useFormState()
  const [restored, setRestored] = useState<{ changes: Difference[] }>()
  const mark = useRef<HTMLDivElement>(null)
  /** The record under the fields. */
  const record = useRef<Fields>({})
  /** The version in which the fields that were typed over were seen. */
  const version = useRef(0)
  const draft = useRef<FormDraft>(undefined)
  /** Until the record is known, inputs fill in their first values, which nobody typed. */
  const isShown = useRef(false)
  const isSent = useRef(false)
  const isStored = useRef(false)
  const secrets = useRef(new Set<string>())
  const timer = useRef<number>(undefined)

  function learnSecrets(): void {
    for (const field of mark.current?.closest('form')?.querySelectorAll<HTMLInputElement>(SECRETS) ?? [])
      secrets.current.add(field.name)
  }

  /** Puts typed words on top of the record. Where another has changed the same fields, the server is to refuse them. */
  function putBack(one: FormDraft): Difference[] {
    const changes = changedUnder(one, record.current)
    draft.current = one
    for (const [field, value] of Object.entries(one.typed))
      setValue(field, value as FieldValues[string], { shouldDirty: true, shouldTouch: true })
    if (changes.length === 0) version.current = versionOf(record.current)
    else if (version.current > 0) setValue('version', version.current)
    return changes
  }

  function write(): void {
    window.clearTimeout(timer.current)
    if (draft.current) storedDrafts.write(stored, { values: draft.current, version: version.current })
    else if (isStored.current) storedDrafts.drop(stored)
    isStored.current = draft.current !== undefined
  }

  function forget(): void {
    draft.current = undefined
    isStored.current = true
    write()
    setRestored(undefined)
  }

  const noteTyped = useEffectEvent(() => {
    if (!isShown.current) return
    learnSecrets()
    isSent.current = false
    if (!draft.current) version.current = versionOf(record.current)
    draft.current = typedOnTop(draft.current, draftOf(record.current, getValues(), secrets.current))
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(write, PAUSE_MS)
  })

  /** The fields show a record: what was typed before goes on top of it, else what is kept of earlier. */
  const showRecord = useEffectEvent(() => {
    // What was typed may stand in the fields already; below it is what the form was given.
    const below = Object.keys(draft.current?.typed ?? {}).map((field) => [field, defaultValues?.[field]])
    record.current = structuredClone({ ...getValues(), ...Object.fromEntries(below) })
    isShown.current = true
    learnSecrets()
    const unsent = draft.current && unsentOf(draft.current, record.current)
    const changes = unsent ? putBack(unsent) : []
    setRestored((shown) => (shown || changes.length > 0 ? { changes } : shown))
  })

  const restore = useEffectEvent(() => {
    const kept = storedDrafts.read(stored)
    const found = readFormDraft(kept)
    const unsent = found && unsentOf(found, record.current)
    if (draft.current || !kept || !unsent) return
    isStored.current = true
    version.current = kept.version
    setRestored({ changes: putBack(unsent) })
  })

  const writeNow = useEffectEvent(() => write())

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form was given another record
  useEffect(() => soon(() => showRecord()), [defaultValues])
  useEffect(() => soon(() => restore(), officeVault.ready()), [])
  useEffect(() => {
    const watching = watch((_values, { name: field }) => field !== undefined && field !== 'version' && noteTyped())
    window.addEventListener('pagehide', writeNow)
    return () => {
      watching.unsubscribe()
      window.removeEventListener('pagehide', writeNow)
      writeNow()
    }
  }, [watch])

  function discard(): void {
    forget()
    isSent.current = true
    reset()
  }

  const discardIt = useEffectEvent(discard)
  useEffect(
    () =>
      place.add({
        isTyped: () => !isSent.current && isTypedOver(record.current, getValues()),
        isKept: () =>
          vault.isOpen() && isWhole(draftOf(record.current, getValues(), secrets.current), record.current, getValues()),
        discard: () => discardIt(),
      }),
    [place, getValues],
  )

  useImperativeHandle(ref, () => ({
    markSent() {
      isSent.current = true
      forget()
    },
    discard,
    seen: () => ({ ...record.current, ...draft.current?.seen }),
  }))

  return (
    <div ref={mark} data-keeps-typed="">
      {restored ? <Restored changes={restored.changes} resource={resource} discard={discard} /> : null}
    </div>
  )
}

/** Waits until the inputs have taken their first values too; returns how to stop. */
function soon(work: () => void, after: Promise<void> = Promise.resolve()): () => void {
  let left = false
  void after.then(() => left || work())
  return () => {
    left = true
  }
}

interface RestoredProps {
  changes: Difference[]
  resource: string
  discard: () => void
}

/** Says that what stands in the fields was typed earlier, and what somebody else has changed meanwhile. */
const Restored = ({ changes, resource, discard }: RestoredProps) => (
  <Alert
    severity={changes.length > 0 ? 'warning' : 'info'}
    role="status"
    sx={{ my: 1 }}
    action={
      <Button color="inherit" size="small" onClick={discard}>
        Buang isian
      </Button>
    }
  >
    <Typography variant="body2">Isian Anda yang belum dikirim ada lagi di sini.</Typography>
    {changes.length > 0 ? (
      <>
        <Typography variant="body2" sx={{ my: 1 }}>
          Sesudah Anda mengetiknya, orang lain mengubah:
        </Typography>
        <Changes resource={resource} changes={changes} />
      </>
    ) : null}
  </Alert>
)
