import { Button } from '#kit/ui/button.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type myConsents, sayConsent } from '../contract.ts'

interface WithdrawDialogProps {
  consent: CallOutput<typeof myConsents>['list'][number]
  onClose: () => void
  onDone: () => void
}

/** Takes a consent back, once it was said what stops working then. */
export function WithdrawDialog({
  consent: { document, title, version, what_stops },
  onClose,
  onDone,
}: WithdrawDialogProps) {
  const withdraw = useAct(sayConsent)
  const run = async () => {
    if (!(await withdraw.run({ document, version, is_given: 0 }))) return
    toast('已撤回，随时可以再次同意')
    onDone()
  }
  const action = (
    <div>
      {withdraw.error && (
        <p role="alert" className="pb-8 text-14 text-danger">
          {withdraw.error.words}
        </p>
      )}
      <div className="flex gap-12 *:flex-1">
        <Button kind="secondary" onClick={onClose}>
          先不撤回
        </Button>
        <Button kind="danger" busy={withdraw.busy} onClick={run}>
          撤回同意
        </Button>
      </div>
    </div>
  )
  return (
    <Sheet open title={`撤回${title}？`} action={action} onClose={onClose}>
      <p className="text-14 text-ink-2">撤回以后：</p>
      <ul className="list-disc space-y-6 pt-8 pl-20 text-14 text-ink-2">
        {what_stops.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Sheet>
  )
}
