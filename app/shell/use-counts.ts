import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { homeMine } from '#app/areas/home/contract.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'

export type Counts = CallOutput<typeof homeMine>

/** One answer for all who ask on a page: the tabs and the page itself stand beside each other. */
let asked: { key: string; counts: Promise<Counts> } | undefined

const findCounts = (key: string): Promise<Counts> => {
  if (asked?.key === key) return asked.counts
  const counts = callApi(homeMine, {})
  asked = { key, counts }
  const forget = () => {
    if (asked?.counts === counts) asked = undefined
  }
  counts.then(forget, forget)
  return counts
}

/**
 * How much waits for who is signed in; undefined until it is known, asked again when the page asks for its own data again. A visitor is
 * asked nothing, and a failure shows no number.
 */
export const useCounts = (): Counts | undefined => {
  const key = useSession()
  const isReloading = useRevalidator().state === 'loading'
  const [known, setKnown] = useState<{ key: string; counts: Counts }>()
  useEffect(() => {
    if (key === null || isReloading) return
    findCounts(key).then(
      (counts) => setKnown({ key, counts }),
      () => undefined,
    )
  }, [key, isReloading])
  return known?.key === key ? known?.counts : undefined
}
