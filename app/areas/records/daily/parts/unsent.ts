import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { localItems } from '#kit/store/stored-items.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { NetworkDown, WireError } from '#kit/wire/errors.ts'
import { addDaily } from '../contract.ts'

/** An entry that was written down where there was no net, as it will be sent: with its own time and name. */
export type Unsent = CallInput<typeof addDaily>

/** So long a phone keeps what it could not send. */
const KEPT_HOURS = 14 * 24

// Of each account apart: who signs in on the same phone neither sees nor sends it.
const nameOf = (userId: number) => `daily-unsent-${userId}`
const listUnsent = (userId: number) => localItems.read<Unsent[]>(nameOf(userId)) ?? []
const keepAll = (userId: number, list: readonly Unsent[]) =>
  list.length === 0 ? localItems.drop(nameOf(userId)) : localItems.keep(nameOf(userId), list, KEPT_HOURS)

/** Keeps an entry on the phone; the same one is there once. */
const keep = (userId: number, entry: Unsent) =>
  keepAll(userId, [...listUnsent(userId).filter(({ client_id }) => client_id !== entry.client_id), entry])

const drop = (userId: number, { client_id }: Unsent) =>
  keepAll(
    userId,
    listUnsent(userId).filter((one) => one.client_id !== client_id),
  )

/** Sends what is kept of a child, the oldest first; what is refused stays with why, and without a net all stays. */
const sendAll = async (userId: number, childId: number) => {
  const refused: Record<string, string> = {}
  let sent = 0
  for (const entry of listUnsent(userId).filter(({ child_id }) => child_id === childId))
    try {
      await callApi(addDaily, entry)
      drop(userId, entry)
      sent += 1
    } catch (thrown) {
      if (thrown instanceof NetworkDown) break
      if (!(thrown instanceof WireError)) throw thrown
      refused[entry.client_id] = thrown.words
    }
  return { sent, refused }
}

/** What a phone could not send of a child yet: it is sent when the page opens and when the net comes back. */
export const useUnsent = (userId: number, childId: number) => {
  const { revalidate } = useRevalidator()
  const [list, setList] = useState<readonly Unsent[]>([])
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const look = () => setList(listUnsent(userId).filter(({ child_id }) => child_id === childId))
  const send = async () => {
    setBusy(true)
    const done = await sendAll(userId, childId)
    setBusy(false)
    setRefused(done.refused)
    look()
    if (done.sent > 0) revalidate()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent once for each page and each time the net comes back
  useEffect(() => {
    void send()
    const again = () => void send()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [userId, childId])
  return {
    list,
    refused,
    busy,
    send,
    keep: (entry: Unsent) => {
      keep(userId, entry)
      look()
    },
    forget: (entry: Unsent) => {
      drop(userId, entry)
      look()
    },
  }
}
