import { useRef, useState } from 'react'
import { WireError } from '#kit/wire/errors.ts'
import type { ChatWire, Page } from './chat-wire.ts'
import { caughtUp, type Log, logOf, withMessages } from './log.ts'

const PAGE = 20

/** A talk kept in the page: what is known, what was missed, what is older. */
export const useLog = (askPage: ChatWire['page'], first: Page) => {
  const [log, setLog] = useState(() => logOf(first.list))
  const [readId, setReadId] = useState(first.read_id)
  const [hasOlder, setHasOlder] = useState(first.has_more === 1)
  const [isBusy, setBusy] = useState(false)
  const now = useRef(log)
  const asking = useRef<Promise<void>>(undefined)

  const change = (to: (log: Log) => Log) => {
    now.current = to(now.current)
    setLog(now.current)
  }
  const askOn = async () => {
    for (let more = true; more; ) {
      const page = await askPage({ since: now.current.cursor, page_size: 50 })
      change((log) => caughtUp(log, page.list))
      setReadId((before) => Math.max(before, page.read_id))
      more = page.has_more === 1
    }
  }
  /** Asks for what came since; where that does not go through, the next time asks for it too. */
  const catchUp = () => {
    asking.current ??= askOn()
      .catch(ignoreTrouble)
      .finally(() => {
        asking.current = undefined
      })
    return asking.current
  }
  const showOlder = async () => {
    const before = now.current.messages[0]?.id
    if (before === undefined || isBusy) return
    setBusy(true)
    try {
      const page = await askPage({ before, page_size: PAGE })
      change((log) => withMessages(log, page.list))
      setHasOlder(page.has_more === 1)
    } catch (thrown) {
      ignoreTrouble(thrown)
    } finally {
      setBusy(false)
    }
  }
  const seen = (id: number) => setReadId((before) => Math.max(before, id))
  return { log, change, catchUp, readId, seen, older: { has: hasOlder, busy: isBusy, show: showOlder } }
}

const ignoreTrouble = (thrown: unknown) => {
  if (!(thrown instanceof WireError)) throw thrown
}
