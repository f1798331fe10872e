import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { systemClock } from '#kit/time/clock.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { NetworkDown, RefusedError, WireError } from '#kit/wire/errors.ts'
import { listWaiting, onWaiting, type Place, replaceWaiting, type Waiting } from './waiting.ts'

/** A call by which something is written into a record. */
export interface Sending {
  call: CallSpec
  /** What is sent of it now, where its input says how long ago it was. */
  inputAfter?: (input: Waiting['input'], seconds: number) => Waiting['input']
}

export interface WaitingCardProps {
  place: Place
  sendings: readonly Sending[]
}

interface Why {
  words: string
  /** It was asked about, and may be right. */
  isDoubt: boolean
}

const doubts = ['look-again', 'far-off']

const askFor = ({ call, inputAfter }: Sending, { id, input, at }: Waiting) => {
  const seconds = Math.max(0, Math.round((systemClock.now().getTime() - at) / 1000))
  const said = inputAfter ? inputAfter(input, seconds) : input
  return callApi(call, said as never, call.idempotency ? { idempotencyKey: id } : {})
}

/** What was sent waits no more, once the page was read anew. */
const dropSent = (place: Place) => {
  for (const { id, isSent } of listWaiting(place)) if (isSent) replaceWaiting(place, id)
}

/** Sends what waits, the oldest first; what is refused stays with why, and without a net all stays. */
const sendAll = async (place: Place, sendings: readonly Sending[]) => {
  const refused: Record<string, Why> = {}
  let sent = 0
  for (const one of listWaiting(place).filter(({ isSent }) => !isSent)) {
    const sending = sendings.find(({ call }) => call.path === one.path)
    if (!sending) continue
    try {
      await askFor(sending, one)
      replaceWaiting(place, one.id, { ...one, isSent: true })
      sent += 1
    } catch (thrown) {
      if (thrown instanceof NetworkDown) break
      if (!(thrown instanceof WireError)) throw thrown
      const isDoubt = thrown instanceof RefusedError && doubts.includes(thrown.reason)
      refused[one.id] = { words: thrown.words, isDoubt }
    }
  }
  return { sent, refused }
}

const useSending = ({ place, sendings }: WaitingCardProps) => {
  const { userId, record } = place
  const { revalidate } = useRevalidator()
  const [list, setList] = useState<readonly Waiting[]>([])
  const [refused, setRefused] = useState<Readonly<Record<string, Why>>>({})
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const look = useEffectEvent(() => setList(listWaiting(place)))
  const send = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    dropSent(place)
    const done = await sendAll(place, sendings).finally(() => {
      running.current = false
      setBusy(false)
    })
    setRefused(done.refused)
    if (done.sent === 0) return
    // Until the page knows it from the server it stands there as it was tapped.
    await revalidate()
    dropSent(place)
  }
  const sendNow = useEffectEvent(() => void send())
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent once for each record and each time the net comes back
  useEffect(() => {
    const again = () => sendNow()
    look()
    sendNow()
    const stop = onWaiting(() => look())
    addEventListener('online', again)
    return () => {
      stop()
      removeEventListener('online', again)
    }
  }, [userId, record])
  const assure = (one: Waiting) => {
    replaceWaiting(place, one.id, { ...one, input: { ...one.input, is_sure: 1 } })
    return send()
  }
  return { list, refused, busy, send, assure, forget: ({ id }: Waiting) => replaceWaiting(place, id) }
}

/** What was written down without a net, and waits on the phone: it is sent when the page opens and when the net comes back. */
export function WaitingCard(props: WaitingCardProps) {
  const { list: all, refused, busy, send, assure, forget } = useSending(props)
  const list = all.filter(({ isSent }) => !isSent)
  if (list.length === 0) return null
  return (
    <Card title={`还没发出去的 ${list.length} 条`}>
      <p className="text-14 text-ink-2">没有网络时记的，存在这部手机里，有网时会自动发出，时间照您写的。</p>
      <ul className="divide-y divide-line">
        {list.map((one) => {
          const why = refused[one.id]
          return (
            <li key={one.id} className="py-8">
              <p className="text-16 break-words tabular-nums">{one.words}</p>
              {why && (
                <div className="flex flex-wrap items-center justify-between gap-8">
                  <p role="alert" className={`text-14 ${why.isDoubt ? 'text-warning' : 'text-danger'}`}>
                    {why.words}
                  </p>
                  {why.isDoubt && (
                    <Button kind="secondary" size="small" busy={busy} onClick={() => assure(one)}>
                      没写错，就这样记
                    </Button>
                  )}
                  <Button kind="text" size="small" onClick={() => forget(one)}>
                    不要这条
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <Button kind="secondary" wide busy={busy} onClick={send}>
        现在发出
      </Button>
    </Card>
  )
}
