import { useEffect, useRef, useState } from 'react'

/** Something that is said aloud when it is new; the key says what is the same. */
export interface Announcement {
  key: string
  words: string
}

/** Says new announcements by the browser's voice once that is switched on: a browser wants a tap before it speaks. */
export const useSpeech = (announcements: readonly Announcement[]) => {
  const [on, setOn] = useState(false)
  const said = useRef<ReadonlySet<string>>(undefined)
  const canSpeak = typeof window !== 'undefined' && 'speechSynthesis' in window

  useEffect(() => {
    const before = said.current
    said.current = new Set(announcements.map(({ key }) => key))
    // What was called before the screen was opened is not news.
    if (!on || !before) return
    for (const { key, words } of announcements) if (!before.has(key)) say(words)
  }, [announcements, on])

  const toggle = () => {
    if (on) window.speechSynthesis.cancel()
    else say('语音播报已打开')
    setOn(!on)
  }
  return { on, canSpeak, toggle }
}

const say = (words: string) => {
  const speech = new SpeechSynthesisUtterance(words)
  speech.lang = 'zh-CN'
  speech.rate = 0.9
  window.speechSynthesis.speak(speech)
}
