import type { CallSeen } from '#app/areas/consult/calls/cards/call-line.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { benchCallEnd, benchCallPhone } from '../contract.ts'

interface DialProps {
  consultationId: string
  seen: CallSeen
  onDone: (now: CallSeen) => void
}

/** What a doctor does with a call by phone: ring, give up, or say that it is done. */
export function Dial({ consultationId, seen, onDone }: DialProps) {
  const dialling = useAct(benchCallPhone)
  const ending = useAct(benchCallEnd)
  const isOpen = ['dialling', 'ringing', 'talking'].includes(seen.state)
  const act = async (doing: typeof dialling | typeof ending) => {
    const now = await doing.run({ ask_id: consultationId })
    if (now) onDone(now)
  }
  return (
    <BottomAction note="号码由平台中转，患者看不到您的号码">
      {isOpen ? (
        <Button kind="danger" busy={ending.busy} onClick={() => void act(ending)}>
          挂断
        </Button>
      ) : (
        <Button busy={dialling.busy} onClick={() => void act(dialling)}>
          {seen.state === 'none' ? '拨打电话' : '再次拨打'}
        </Button>
      )}
    </BottomAction>
  )
}
