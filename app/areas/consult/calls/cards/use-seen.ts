import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openLine } from '#kit/bus/browser/line.ts'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import { type CallLive, type CallSignal, PRESENT_EVERY_MS } from '../rules.ts'
import type { CallLine, CallSeen } from './call-line.ts'

/** This device as it sits in a call. */
export interface Sitting {
  device: string
  hear: (signal: CallSignal) => void
  /** Another device of the same person took over. */
  movedAway: () => void
  /** The network is back. */
  hurry: () => void
}

/** A call as this page knows it, kept fresh by the bus, and by asking again now and then. */
export const useSeen = (line: CallLine, first: CallSeen) => {
  const [seen, setSeen] = useState(first)
  const sitting = useRef<Sitting>(undefined)

  const fail = async (thrown: unknown) => {
    // What did not come through is asked for again soon.
    if (!(thrown instanceof WireError)) throw thrown
    if (!(thrown instanceof RefusedError)) return
    if (thrown.reason === 'moved-away') sitting.current?.movedAway()
    else setSeen(await line.look().catch(() => overNow(seen)))
  }
  const lookAnew = () => {
    const asked = sitting.current ? line.here(sitting.current.device) : line.look()
    return asked.then(setSeen, fail)
  }
  const refresh = useEffectEvent(lookAnew)
  const hear = useEffectEvent((live: CallLive) => {
    if (live.type !== 'signal') return void refresh()
    if (live.call_id === seen.call_id && live.to_device === sitting.current?.device) sitting.current.hear(live)
  })
  const ticket = useEffectEvent(() => line.ticket())
  useEffect(() => {
    const bus = openLine({
      base: location.href,
      ticket: () => ticket(),
      hear: (live) => hear(live as CallLive),
      changed: (isOpen) => isOpen && void refresh(),
    })
    const back = () => {
      bus.hurry()
      sitting.current?.hurry()
      void refresh()
    }
    const timer = setInterval(() => void refresh(), PRESENT_EVERY_MS)
    window.addEventListener('online', back)
    return () => {
      bus.close()
      clearInterval(timer)
      window.removeEventListener('online', back)
    }
  }, [])
  const sit = (now: Sitting | undefined) => {
    sitting.current = now
  }
  return { seen, take: setSeen, sit, lookAnew }
}

/** What a page shows of a call at which it may not look any more. */
const overNow = (seen: CallSeen): CallSeen => ({
  ...seen,
  state: 'ended',
  state_desc: '通话已结束',
  people: [],
  why_not: '这次通话已经结束',
})
