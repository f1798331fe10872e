import { useEffect, useRef, useState } from 'react'
import { TYPING_MS } from '../rules.ts'

/** Whether the other side is writing, as far as one has heard of it lately. */
export const useTyping = () => {
  const [isTyping, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const set = (isOn: boolean) => {
    clearTimeout(timer.current)
    setTyping(isOn)
    if (isOn) timer.current = setTimeout(setTyping, TYPING_MS.shown, false)
  }
  return [isTyping, set] as const
}
