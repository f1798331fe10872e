import { useEffect, useRef, useState } from 'react'
import type { Heard, Played } from '#kit/bridge/played-host.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { session } from '#kit/wire/browser/session.ts'
import { WireError } from '#kit/wire/errors.ts'
import { sandboxIdentity, sandboxPay } from '../contract.ts'
import { playInFrame } from './play-in-frame.ts'

/** What is chosen of a host before it is played; what it shows for its person is fetched then. */
export type Chosen = Omit<Played, 'shows'> & { path: string; person: string; asVisitor: boolean }

/** One line of the record. */
export interface Line extends Heard {
  id: number
}

/** How many lines are kept. */
const MOST = 200
const NOT_CANCELLED_MS = 600

/** A phone with a host in it: plays what was chosen, writes down what the page asks, and opens what it leaves for. */
export const usePlayedPhone = (chosen: Chosen) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [lines, setLines] = useState<readonly Line[]>([])
  const [title, setTitle] = useState('')
  const [closed, setClosed] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const count = useRef(0)

  const write = (heard: Heard) => {
    count.current += 1
    const line = { ...heard, id: count.current }
    setLines((before) => [line, ...before].slice(0, MOST))
  }

  const open = async (path: string, asVisitor: boolean) => {
    const element = frame.current
    if (!element) return
    setClosed(false)
    setTitle('')
    try {
      const played = { ...chosen, shows: await shownBy(chosen) }
      setTrouble(undefined)
      if (asVisitor) beginVisit()
      const hear = (heard: Heard) => {
        write(heard)
        if (heard.method === 'title') setTitle(String(Object(heard.params).title))
        if (['close', 'closeWindow', 'navigateBack'].includes(heard.method)) setClosed(true)
        if (heard.method === 'login')
          setTimeout(() => open(`/?jstoken=${encodeURIComponent(played.shows)}`, true), NOT_CANCELLED_MS)
      }
      const takeMoney = (outTradeNo: string) => callApi(sandboxPay, { out_trade_no: outTradeNo, outcome: 'success' })
      const onLeave = (address: string) => {
        const { origin, pathname, search, hash } = new URL(address)
        if (origin === location.origin) void open(pathname + search + hash, false)
        else write({ method: '离开页面', params: { address } })
      }
      await playInFrame(element, path, { played, audience: { tell: hear, takeMoney }, onLeave })
    } catch (thrown) {
      setTrouble(thrown instanceof WireError ? thrown.words : '没有打开，请再试一次')
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened anew for whatever was chosen
  useEffect(() => void open(chosen.path, chosen.asVisitor), [JSON.stringify(chosen)])

  return {
    frame,
    lines,
    title,
    closed,
    trouble,
    reopen: () => open(chosen.path, chosen.asVisitor),
    forget: () => setLines([]),
  }
}

/** A native app shows a token for its person, the city app a code; the others nothing. */
const shownBy = async ({ host, person }: Chosen): Promise<string> => {
  const door = host === 'city-app' ? 'city-1' : 'native-app'
  return (await callApi(sandboxIdentity, { door, person })).code
}

/** Somebody opens the product for the first time today. */
const beginVisit = () => {
  session.drop()
  sessionStorage.clear()
}
