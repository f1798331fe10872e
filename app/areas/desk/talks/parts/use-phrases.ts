import { type KeyboardEvent, useState } from 'react'
import { lookedFor, phrasesWith, withPhrase } from '../rules.ts'
import type { Phrase } from './phrase-form.tsx'

/** Choosing a phrase for what is being written: opened by a button or by a stroke, moved through by arrows. */
export const usePhrases = (phrases: readonly Phrase[], words: string, setWords: (words: string) => void) => {
  const [isOpened, setOpened] = useState(false)
  // Escape closes what a stroke has opened, until something else is typed.
  const [leftAt, setLeftAt] = useState<string>()
  const [place, setPlace] = useState({ words, at: 0 })
  const asked = lookedFor(words)
  const isOpen = isOpened || (asked !== undefined && leftAt !== words)
  const found = isOpen ? phrasesWith(asked ?? '', phrases) : []
  const active = place.words === words ? Math.min(place.at, Math.max(found.length - 1, 0)) : 0
  const close = () => {
    setOpened(false)
    setLeftAt(words)
  }
  const use = ({ content }: Phrase) => {
    setWords(withPhrase(words, content))
    setOpened(false)
  }
  const step = (by: number) => setPlace({ words, at: (active + by + found.length) % found.length })
  const chosen = found[active]
  const onKeyDown = (event: KeyboardEvent) => {
    // Letters that are still being composed are no keys.
    if (!isOpen || event.nativeEvent.isComposing) return
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      Escape: close,
      ...(chosen && { ArrowDown: () => step(1), ArrowUp: () => step(-1), Enter: () => use(chosen) }),
    }
    const pressed = keys[event.key]
    if (!pressed) return
    event.preventDefault()
    pressed()
  }
  return { isOpen, found, active, use, onKeyDown, toggle: () => (isOpen ? close() : setOpened(true)) }
}
