import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { entryMemory } from '#kit/wire/browser/entry-memory.ts'

const MOST = 20
const states = entryMemory<unknown>(MOST)

/** A state that is found again when one comes back to its page by the history: what was typed into a form. */
export function useEntryState<T>(name: string, initial: T): [T, (next: T | ((now: T) => T)) => void] {
  const { key } = useLocation()
  const place = `${key} ${name}`
  const [state, setState] = useState(() => (states.read(place) as T | undefined) ?? initial)
  const last = useRef(state)
  useEffect(() => {
    last.current = state
  })
  useEffect(() => {
    const known = states.nameOf(place)
    return () => states.keep(known, last.current)
  }, [place])
  return [state, setState]
}
