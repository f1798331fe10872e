import { useState } from 'react'

/** What is filled in. */
export interface Typed {
  memberId: number | undefined
  /** Undefined: the card that is bound counts. */
  cardNo: string | undefined
  visitType: 'first' | 'return'
  remark: string
}

const KEPT = 'booking-draft'

/** The form of a slot; what was filled in outlasts the way to a member's page and back. */
export const useDraft = (slotId: number, memberId: number | undefined) => {
  const [typed, setTyped] = useState<Typed>(() => ({
    memberId,
    cardNo: undefined,
    visitType: 'first',
    remark: '',
    ...keptOf(slotId),
  }))
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    keep({ slotId, typed: next })
  }
  return { typed, change, forget: () => keep(undefined) }
}

const keptOf = (slotId: number): Partial<Typed> => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}')
    return kept.slotId === slotId ? kept.typed : {}
  } catch {
    return {}
  }
}

/** A host app may keep no storage: then nothing outlasts the page. */
const keep = (draft: object | undefined) => {
  try {
    if (draft) sessionStorage.setItem(KEPT, JSON.stringify(draft))
    else sessionStorage.removeItem(KEPT)
  } catch {}
}
