import { Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { KeysOf } from '../actions/Keys.tsx'
import type { Payload, RecordCall } from '../calls/client.ts'
import { CloseButton, OfficeDialog } from '../forms/OfficeDialog.tsx'
import { FAILED, OfficeForm, type Refused } from '../forms/OfficeForm.tsx'
import { AND_NEXT, useNext } from '../queue/queue-context.ts'
import { ConfirmPassword } from '../session/ConfirmPassword.tsx'
import { pressUsual, USUAL } from './press-usual.ts'
import { StaleRecord } from './StaleRecord.tsx'
import { type Transition, useRecordTransition } from './use-transition.ts'
import { WEIGHTS, type Weight } from './weights.ts'

interface Props<Name extends RecordCall> extends Transition<Name> {
  label: string
  icon: ReactElement
  /** The effect of the transition, in words. */
  note: string
  /** Values that the form begins with. */
  begin?: { [Field in keyof Payload<Name>]?: Payload<Name>[Field] | null | undefined }
  children: ReactNode
  weight?: Weight
  /** It takes the record out of its queue, so that the next one may follow. */
  passesOn?: boolean
  /** Its keys, as aria-keyshortcuts names them. */
  keys?: string
}

/** A transition of a record that asks for something first, in a dialog; refusals stand where they belong in it. */
export function TransitionForm<Name extends RecordCall>({
  label,
  icon,
  note,
  begin = {},
  children,
  weight = 'other',
  passesOn = false,
  keys,
  ...transition
}: Props<Name>) {
  const [open, setOpen] = useState(false)
  const { make, busy, record, isOfPage } = useRecordTransition(transition)
  /** The record as it stood when the dialog opened: another's change meanwhile is to be noticed. */
  const [seen, setSeen] = useState<RaRecord>()
  /** The record as it stood when another's change was noticed. */
  const [stale, setStale] = useState<RaRecord>()
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  const next = useNext(passesOn)
  // Which of the two buttons sent the form.
  const goesOn = useRef(false)
  const buttons = useRef<HTMLDivElement>(null)
  const title = useId()
  const name = `${transition.call}/${record?.id}/${label}`

  function begins(): void {
    setSeen(record)
    setStale(undefined)
    setOpen(true)
  }

  async function send(typed: object, sent: () => void): Promise<Refused> {
    const close = () => {
      sent()
      setOpen(false)
    }
    const outcome = await make(typed, { seen, accepted: close, goOn: goesOn.current ? next : undefined })
    if (outcome.accepted) return undefined
    setStale(outcome.isStale ? seen : undefined)
    setUnconfirmed(outcome.isUnconfirmed === true)
    if (outcome.isStale || outcome.isUnconfirmed) return {}
    return outcome.errors ?? { [FAILED]: outcome.message }
  }

  function sendAgain(): void {
    setUnconfirmed(false)
    buttons.current?.closest('form')?.requestSubmit()
  }

  return (
    <>
      <Button {...WEIGHTS[weight]} aria-haspopup="dialog" aria-keyshortcuts={keys} startIcon={icon} onClick={begins}>
        {label}
        <KeysOf name={keys} />
      </Button>
      <OfficeDialog
        open={open}
        onClose={() => setOpen(false)}
        onKeyDown={pressUsual}
        aria-labelledby={title}
        fullWidth
        maxWidth="sm"
      >
        <DialogTitle id={title}>{label}</DialogTitle>
        <OfficeForm
          key={name}
          name={name}
          start={begin}
          onSubmit={send}
          below={
            <DialogActions ref={buttons}>
              <CloseButton />
              <SendButtons
                {...{ label, icon, weight, busy }}
                goesOn={next !== undefined}
                choose={(isNext) => {
                  goesOn.current = isNext
                }}
              />
            </DialogActions>
          }
        >
          <DialogContent>
            <Typography sx={{ mb: 2 }}>{note}</Typography>
            {stale ? <StaleRecord key={JSON.stringify(stale)} seen={stale} isOfPage={isOfPage} take={setSeen} /> : null}
            {children}
          </DialogContent>
        </OfficeForm>
      </OfficeDialog>
      {isUnconfirmed ? (
        <ConfirmPassword why={note} verb={label} onConfirmed={sendAgain} onClose={() => setUnconfirmed(false)} />
      ) : null}
    </>
  )
}

interface SendProps {
  label: string
  icon: ReactElement
  weight: Weight
  busy: boolean
  /** Another case waits: the usual button leads there. */
  goesOn: boolean
  choose: (isNext: boolean) => void
}

const SendButtons = ({ label, icon, weight, busy, goesOn, choose }: SendProps) => (
  <>
    <Button
      type="submit"
      color={WEIGHTS[weight].color}
      variant={goesOn ? 'text' : 'contained'}
      startIcon={icon}
      disabled={busy}
      aria-keyshortcuts={goesOn ? undefined : USUAL}
      onClick={() => choose(false)}
    >
      {label}
    </Button>
    {goesOn ? (
      <Button type="submit" variant="contained" disabled={busy} aria-keyshortcuts={USUAL} onClick={() => choose(true)}>
        {AND_NEXT}
        <KeysOf name={USUAL} />
      </Button>
    ) : null}
  </>
)
