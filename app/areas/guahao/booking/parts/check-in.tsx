import { QrCodeIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { requestPlace } from '#kit/bridge/place.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { checkInOrder } from '../contract.ts'
import { justCheckedIn } from '../rules/queue-words.ts'
import { ArrivalCode } from './arrival-code.tsx'
import type { Order } from './use-live-order.ts'

interface CheckInProps {
  order: Order
  onChanged: () => void
  onShowCode: () => void
}

/** Refusals after which the code at the door leads on. */
const byCode = ['no-place', 'too-far', 'wrong-code']

/** Says that one has come: by where the phone is, and where that is not known by the code at the door. */
export function CheckIn({ order, onChanged, onShowCode }: CheckInProps) {
  const [locating, setLocating] = useState(false)
  const [typing, setTyping] = useState(false)
  const form = useId()
  const arriving = useAct(checkInOrder)
  const { error } = arriving
  const arrive = async (by: { arrival_code: string } | { lat: number; lng: number } | null) => {
    const queue = await arriving.run({ id: order.order_id, ...by })
    if (queue) toast(justCheckedIn(queue))
    onChanged()
  }
  const arriveHere = async () => {
    setLocating(true)
    const place = await requestPlace()
    setLocating(false)
    await arrive(place)
  }
  const needsCode = typing || (error instanceof RefusedError && byCode.includes(error.reason))
  return (
    <BottomAction
      error={error?.words}
      note={needsCode && <ArrivalCode form={form} onSend={(arrival_code) => arrive({ arrival_code })} />}
      aside={
        <Button kind="text" onClick={onShowCode}>
          <QrCodeIcon />
          就诊码
        </Button>
      }
    >
      {needsCode ? (
        <>
          <Button kind="text" busy={locating} onClick={arriveHere}>
            用位置
          </Button>
          <Button type="submit" form={form} busy={arriving.busy}>
            签到
          </Button>
        </>
      ) : (
        <>
          <Button kind="text" onClick={() => setTyping(true)}>
            用签到码
          </Button>
          <Button busy={locating || arriving.busy} onClick={arriveHere}>
            签到
          </Button>
        </>
      )}
    </BottomAction>
  )
}
