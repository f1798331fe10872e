import { useState } from 'react'
import { sessionItems } from '#kit/store/stored-items.ts'
import type { SentPicture } from '#kit/ui/chosen-pictures.ts'
import { emptyCase, type TypedCase } from './typed-case.ts'

/** What is filled in. */
export interface Typed extends TypedCase {
  memberId?: number | undefined
  illId?: number | undefined
  content: string
  isRevisit: boolean
  withGuardian: boolean
  /** When they want to be called: as soon as the doctor can, or at one of their times. */
  when?: 'soon' | 'agreed' | undefined
  callAt?: string | undefined
  /** Those of an earlier question that are shown again. */
  pictures?: readonly SentPicture[] | undefined
}

const KEPT = 'ask-draft'
/** In the place of whom one asks: what was written is for whomever one asks next. */
const ANYONE = ''
/** As long as somebody may take to add a member and come back. */
const KEPT_SECONDS = 1_800

interface Kept {
  whom: string
  typed: Typed
}

/** Keeps what was asked before for the next question, whomever one asks. */
export const keepForNext = (typed: Typed) =>
  sessionItems.keep(KEPT, { whom: ANYONE, typed } satisfies Kept, KEPT_SECONDS)

/** The form of whom one asks; what was filled in outlasts the way to a member's page and back. */
export const useDraft = (whom: string) => {
  const [typed, setTyped] = useState<Typed>(() => {
    const kept = sessionItems.read<Kept>(KEPT)
    const empty = { ...emptyCase, content: '', isRevisit: false, withGuardian: false }
    return kept?.whom === whom || kept?.whom === ANYONE ? kept.typed : empty
  })
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    sessionItems.keep(KEPT, { whom, typed: next } satisfies Kept, KEPT_SECONDS)
  }
  return { typed, change, forget: () => sessionItems.drop(KEPT) }
}
