import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { talkNode } from '#app/areas/consult/chat/contract.ts'
import { openLine } from '#kit/bus/browser/line.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { askCall, askCallsExpected } from '../contract.ts'
import type { CallLive } from '../rules.ts'
import type { CallSeen } from './call-line.ts'

/** Somebody who waits for a doctor is asked again so often whether one can call now. */
const ASKED_EVERY_MS = 60_000

interface Expected {
  /** The consultations in which a doctor can call now. */
  open: readonly string[]
  /** There are some in which one may call later. */
  isAhead: boolean
}

const none: Expected = { open: [], isAhead: false }

/** What is expected for who is signed in: asked when the page begins, when they come from asking or paying, and while they wait. */
const useExpected = (): Expected => {
  const key = useSession()
  const { pathname } = useLocation()
  // Only on the way through these pages something new is expected.
  const place = /^\/(ask|pay)\//.test(pathname) ? pathname : ''
  const [expected, setExpected] = useState(none)
  const look = useEffectEvent(() => {
    if (key === null) return setExpected(none)
    callApi(askCallsExpected, {}).then(
      ({ list }) =>
        setExpected({
          open: list.filter(({ is_open }) => is_open === 1).map(({ ask_id }) => ask_id),
          isAhead: list.some(({ is_open }) => is_open === 0),
        }),
      () => undefined,
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another person and another place
  useEffect(() => look(), [key, place])
  useEffect(() => {
    if (!expected.isAhead) return
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), ASKED_EVERY_MS)
    return () => clearInterval(timer)
  }, [expected.isAhead])
  return expected
}

const isRinging = ({ state, people }: CallSeen): boolean =>
  state === 'ringing' || (state === 'waiting' && people.length > 0 && people.every(({ who }) => who === 'doctor'))

/** The call that a doctor makes to who looks at any page; undefined while nobody calls. */
export const useIncoming = () => {
  const { open } = useExpected()
  const [calling, setCalling] = useState<{ consultationId: string; seen: CallSeen }>()
  const first = open[0]
  const look = useEffectEvent((consultationId: string) =>
    callApi(askCall, { ask_id: consultationId }).then(
      (seen) => {
        if (isRinging(seen)) setCalling({ consultationId, seen })
        else setCalling((before) => (before?.consultationId === consultationId ? undefined : before))
      },
      () => undefined,
    ),
  )
  const lookAtAll = useEffectEvent(() => {
    for (const consultationId of open) void look(consultationId)
  })
  useEffect(() => {
    if (first === undefined) return
    // One line tells of all their calls.
    const line = openLine({
      base: location.href,
      ticket: () => callApi(talkNode, { ask_id: first }),
      hear: (live) => {
        const heard = live as CallLive
        if (heard.type === 'call') void look(heard.of)
      },
      changed: (isOpen) => isOpen && lookAtAll(),
    })
    return () => line.close()
  }, [first])
  return { calling, dismiss: () => setCalling(undefined) }
}
