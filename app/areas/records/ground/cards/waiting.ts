import { useEffect, useRef, useState } from 'react'
import { localItems } from '#kit/store/stored-items.ts'
import { systemClock } from '#kit/time/clock.ts'
import { toast } from '#kit/ui/toast.ts'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallInput, CallOutput, CallSpec } from '#kit/wire/call.ts'
import type { WireError } from '#kit/wire/errors.ts'

/** Where something was written down: by which account, and in which record. */
export interface Place {
  userId: number
  record: string
}

/** Something that was written down where there was no net, as it will be sent. */
export interface Waiting {
  id: string
  /** Of its call. */
  path: string
  input: Readonly<Record<string, unknown>>
  /** What it says to who wrote it. */
  words: string
  /** When it was to be sent first, in milliseconds. */
  at: number
  /** It was sent, and the page was not read anew since: it says it until then. */
  isSent?: true
}

/** Said of one thing on a page that waits. */
export const WAITS = '待发出'

/** So long a phone keeps what it could not send. */
const KEPT_HOURS = 14 * 24
const CHANGED = 'records-waiting'

// Of each account apart: who signs in on the same phone neither sees nor sends it.
const nameOf = ({ userId, record }: Place) => `records-waiting-${userId}-${record}`

/** What waits of a record, the oldest first. */
export const listWaiting = (place: Place): readonly Waiting[] => localItems.read<Waiting[]>(nameOf(place)) ?? []

const keepAll = (place: Place, list: readonly Waiting[]) => {
  if (list.length === 0) localItems.drop(nameOf(place))
  else localItems.keep(nameOf(place), list, KEPT_HOURS)
  dispatchEvent(new Event(CHANGED))
}

/** Whether two say the same: in all, or where there is one of a kind, of the same thing. */
const sameAs = ({ path, input }: Waiting, oneOf: readonly string[] | undefined) => {
  const names = oneOf ?? Object.keys(input)
  return (other: Waiting) => other.path === path && names.every((name) => other.input[name] === input[name])
}

/** Keeps it on the phone; what was written twice is there once, and what was changed as it was changed last. */
const keepWaiting = (place: Place, one: Waiting, oneOf: readonly string[] | undefined) => {
  const isSame = sameAs(one, oneOf)
  keepAll(place, [...listWaiting(place).filter((other) => !isSame(other)), one])
}

/** Puts something else in its place, or nothing. */
export const replaceWaiting = (place: Place, id: string, next?: Waiting) =>
  keepAll(
    place,
    listWaiting(place).flatMap((one) => (one.id === id ? (next ?? []) : one)),
  )

/** Looks again whenever something begins to wait or waits no more. */
export const onWaiting = (look: () => void) => {
  addEventListener(CHANGED, look)
  return () => removeEventListener(CHANGED, look)
}

/** What waits of a record, as it changes: a page shows it as it was tapped. Nothing before the page has looked. */
export const useWaiting = ({ userId, record }: Place): readonly Waiting[] => {
  const [list, setList] = useState<readonly Waiting[]>([])
  useEffect(() => {
    const look = () => setList(listWaiting({ userId, record }))
    look()
    return onWaiting(look)
  }, [userId, record])
  return list
}

/** What waits of a call; of several that say the same the last. */
export const waitingOf = (list: readonly Waiting[], { path }: CallSpec, said: Waiting['input']): Waiting | undefined =>
  list
    .filter((one) => one.path === path && Object.entries(said).every(([name, value]) => one.input[name] === value))
    .at(-1)

/** A name for what is sent, the same as long as it says the same: however often it is sent, it is there once. */
export const useClientId = (): ((text: string) => string) => {
  const named = useRef<{ text: string; id: string }>(undefined)
  return (text) => {
    if (named.current?.text !== text) named.current = { text, id: randomId() }
    return named.current.id
  }
}

interface Writing<C extends CallSpec> {
  /** Sends it; without a net it waits on the phone, and its words are shown. */
  run: (input: CallInput<C>, words: string) => Promise<CallOutput<C> | undefined>
  busy: boolean
  readonly error: WireError | undefined
}

/**
 * Writes something into a record, as `useAct` does; where no answer came it waits on the phone and is sent later. `oneOf` names what
 * the thing is of which there is one: of what is tapped twice the last alone waits.
 */
export const useWriting = <C extends CallSpec>(
  call: C,
  place: Place,
  onKept: () => void,
  oneOf?: readonly (keyof CallInput<C> & string)[],
): Writing<C> => {
  const last = useRef<Waiting>(undefined)
  const acting = useAct(call, {
    whenDown: () => {
      if (last.current) keepWaiting(place, last.current, oneOf)
      toast('没有网络，先存在手机里，有网时自动发出')
      onKept()
    },
  })
  return {
    run: (input, words) => {
      const at = systemClock.now().getTime()
      last.current = { id: randomId(), path: call.path, input: input as Waiting['input'], words, at }
      return acting.run(input)
    },
    busy: acting.busy,
    get error() {
      return acting.error
    },
  }
}
