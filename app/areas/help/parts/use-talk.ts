import { useEffect, useEffectEvent, useState } from 'react'
import { openLine } from '#kit/bus/browser/line.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { session } from '#kit/wire/browser/session.ts'
import { visitorId } from '#kit/wire/browser/visitor-id.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { serviceMessages, talkServicer } from '../contract.ts'
import { ANSWERED } from '../rules.ts'

type Talk = CallOutput<typeof serviceMessages>
type Said = Talk['list']

/** Somebody waits for an answer: so often is asked whether there is one, while the page is looked at. */
const POLL_MS = 5_000

/**
 * What was said, and how one was last served, kept up to date; `add` puts what was just said under it, `addEarlier` what was said
 * before above it, `rated` how one has just rated the service.
 */
export const useTalk = (first: Talk) => {
  const [list, setList] = useState(first.list)
  const [service, setService] = useState(first.service)
  const lookAgain = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return
    const now = await callApi(serviceMessages, { visitor_id: visitorId() }).catch(() => undefined)
    if (!now) return
    setList((shown) => withNews(shown, now.list))
    setService(now.service)
  })
  // Who is signed in hears it at once; a browser without an account asks.
  useEffect(() => {
    if (session.read() === null) return
    const line = openLine({
      base: location.href,
      ticket: () => callApi(talkServicer, {}),
      hear: (told) => (told as Partial<typeof ANSWERED>).type === ANSWERED.type && lookAgain(),
      changed: (isOpen) => isOpen && lookAgain(),
    })
    return () => line.close()
  }, [])
  useEffect(() => {
    const timer = setInterval(() => lookAgain(), POLL_MS)
    return () => clearInterval(timer)
  }, [])
  return {
    list,
    service,
    rated: setService,
    add: (more: Said) => setList((shown) => [...shown, ...newTo(shown, more)]),
    addEarlier: (more: Said) => setList((shown) => [...newTo(shown, more), ...shown]),
  }
}

const newTo = (shown: Said, more: Said) => more.filter(({ id }) => !shown.some((one) => one.id === id))

/** What was last said under what is shown already; what was said meanwhile is newer than an answer that was under way. */
const withNews = (shown: Said, last: Said): Said => {
  if ((last.at(-1)?.id ?? 0) <= (shown.at(-1)?.id ?? 0)) return shown
  const first = last[0]?.id ?? 0
  return [...shown.filter(({ id }) => id < first), ...last]
}
