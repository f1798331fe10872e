import { useState } from 'react'
import { sessionItems } from '#kit/store/stored-items.ts'

/** What is filled in. */
export interface Typed {
  memberId: number | undefined
  /** Undefined: the card that is bound counts. */
  cardNo: string | undefined
  visitType: 'first' | 'return'
  remark: string
}

interface Draft {
  slotId: number
  typed: Typed
}

const DRAFT = 'booking-draft'

/** The form of a slot; what was filled in outlasts the way to a member's page and back. */
export const useDraft = (slotId: number, memberId: number | undefined) => {
  const [typed, setTyped] = useState<Typed>(() => ({
    memberId,
    cardNo: undefined,
    visitType: 'first',
    remark: '',
    ...draftOf(slotId),
  }))
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    sessionItems.keep(DRAFT, { slotId, typed: next } satisfies Draft)
  }
  return { typed, change, forget: () => sessionItems.drop(DRAFT) }
}

const draftOf = (slotId: number): Partial<Typed> => {
  const draft = sessionItems.read<Draft>(DRAFT)
  return draft?.slotId === slotId ? draft.typed : {}
}
