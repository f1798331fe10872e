import { type ReactNode, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallInput, CallOutput, CallSpec } from '#kit/wire/call.ts'

interface ActButtonProps<C extends CallSpec> {
  call: C
  input: CallInput<C>
  kind?: 'primary' | 'secondary' | 'text' | 'danger'
  size?: 'large' | 'small'
  disabled?: boolean
  wide?: boolean
  /** What must be said before it is done: the question, and what follows from it. */
  confirm?: { title: string; text: ReactNode; yes: string; danger?: boolean }
  /** What was done, in words. */
  said: (reply: CallOutput<C>) => string
  onDone: (reply: CallOutput<C>) => void
  children: ReactNode
}

/** A button that does something at the desk: asks where that is due, takes no second tap, says what was done or why not. */
export function ActButton<C extends CallSpec>(props: ActButtonProps<C>) {
  const { call, input, kind = 'secondary', size = 'small', disabled, wide, confirm, said, onDone, children } = props
  const act = useAct(call)
  const [asking, setAsking] = useState(false)
  const run = async () => {
    const reply = await act.run(input)
    if (reply === undefined) return
    setAsking(false)
    toast(said(reply))
    onDone(reply)
  }
  return (
    <>
      <Button
        kind={kind}
        size={size}
        wide={wide}
        disabled={disabled}
        busy={act.busy}
        onClick={confirm ? () => setAsking(true) : run}
      >
        {children}
      </Button>
      {!confirm && act.error && (
        <span role="alert" className="text-12 text-danger">
          {act.error.words}
        </span>
      )}
      {confirm && (
        <Dialog
          open={asking}
          title={confirm.title}
          confirmText={confirm.yes}
          danger={confirm.danger}
          busy={act.busy}
          onCancel={() => setAsking(false)}
          onConfirm={run}
        >
          {confirm.text}
          {act.error && (
            <p role="alert" className="pt-8 text-danger">
              {act.error.words}
            </p>
          )}
        </Dialog>
      )}
    </>
  )
}
