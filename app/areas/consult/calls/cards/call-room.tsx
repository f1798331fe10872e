import { type ReactNode, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { CallAhead } from './call-ahead.tsx'
import type { CallLine, CallSeen } from './call-line.ts'
import { CallLobby } from './call-lobby.tsx'
import { CallOver } from './call-over.tsx'
import { CallStage } from './call-stage.tsx'
import { PhoneCall } from './phone-call.tsx'
import { useCall } from './use-call.ts'
import { useSeen } from './use-seen.ts'

interface CallRoomProps {
  line: CallLine
  first: CallSeen
  /** Where one goes from here once it is over. */
  next: ReactNode
  /** Where one goes from here while its agreed time is ahead. */
  meanwhile: ReactNode
  /** What one can do about a phone that does not ring, by how the call stands. */
  dial?: ((seen: CallSeen, take: (now: CallSeen) => void) => ReactNode) | undefined
}

/** A consultation by video or phone, from the waiting room to its end; `line` says by whose key. */
export function CallRoom({ line, first, next, meanwhile, dial }: CallRoomProps) {
  const room = useSeen(line, first)
  const { seen, take } = room
  const [goesIn, setGoesIn] = useState(false)
  const isOpen = ['waiting', 'dialling', 'ringing', 'talking'].includes(seen.state)
  if (seen.is_early === 1) return <CallAhead seen={seen} next={meanwhile} />
  if (!isOpen && seen.why_not) return <CallOver seen={seen} next={next} />
  // Who has just talked is asked what they do next; the camera waits until they say that they go in again.
  if (seen.state === 'ended' && !goesIn) return <CallOver seen={seen} next={next} onAgain={() => setGoesIn(true)} />
  if (seen.kind === 'phone')
    return (
      <>
        <PhoneCall seen={seen} />
        {dial?.(seen, take)}
      </>
    )
  return <VideoCall line={line} room={room} />
}

function VideoCall({ line, room }: { line: CallLine; room: ReturnType<typeof useSeen> }) {
  const { phase, others, own, busy, isCutOff, join, hangUp, goByPhone } = useCall(line, room)
  const { seen } = room
  if (phase === 'in')
    return (
      <CallStage
        {...{ seen, own, others, busy }}
        onRejoin={isCutOff ? () => void join() : undefined}
        onHangUp={() => void hangUp()}
        onPhone={goByPhone && (() => void goByPhone())}
        onInvite={line.invite}
        words={line.words}
      />
    )
  if (phase === 'moved')
    return (
      <Empty
        drawing="message"
        title="已在另一台设备上继续"
        text="您用另一台设备进入了这次通话，这里已经断开。"
        action={<Button onClick={() => void join()}>改回这台设备</Button>}
      />
    )
  return <CallLobby seen={seen} own={own} busy={busy} onJoin={() => void join()} />
}
