import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pauseLesson } from '#app/areas/audio-class/cards/running-lesson.ts'
import { hostBridge } from '#kit/bridge/bridge.ts'
import { keepVoice } from '../cards/running-voice.ts'

/** Where the reading aloud stands. */
export type Listening = 'still' | 'speaking' | 'paused'

/** A voice for Chinese of the phone or the app: some have none, and some tell of theirs a moment later. */
const findVoice = () =>
  'speechSynthesis' in window
    ? window.speechSynthesis.getVoices().find(({ lang }) => /^(zh|cmn)\b/i.test(lang.replace('_', '-')))
    : undefined

const watchVoices = (changed: () => void) => {
  const voices = 'speechSynthesis' in window ? window.speechSynthesis : undefined
  // Older ones tell of it by no event, and have their voices from the beginning.
  voices?.addEventListener?.('voiceschanged', changed)
  return () => voices?.removeEventListener?.('voiceschanged', changed)
}

/**
 * Has the phone's own voice read, one breath after the other: nothing is fetched, and nothing leaves the phone by us. It stops
 * with the page; a lesson, and what the app plays, are silent meanwhile.
 */
export const useListening = (breaths: readonly string[]) => {
  const canListen = useSyncExternalStore(
    watchVoices,
    () => findVoice() !== undefined,
    () => false,
  )
  const [listening, setListening] = useState<Listening>('still')
  /** The breath that is read, and the how manieth reading it is: what an earlier one tells later counts for nothing. */
  const place = useRef({ at: 0, reading: 0 })

  const hush = useCallback(() => {
    place.current.reading += 1
    keepVoice(undefined)
    if ('speechSynthesis' in window) window.speechSynthesis.cancel()
  }, [])

  const read = () => {
    const { reading } = place.current
    const words = breaths[place.current.at]
    const voice = findVoice()
    if (words === undefined || !voice) {
      place.current.at = 0
      return setListening('still')
    }
    const speech = new SpeechSynthesisUtterance(words)
    speech.voice = voice
    speech.lang = voice.lang
    speech.onend = () => {
      if (place.current.reading !== reading) return
      place.current.at += 1
      read()
    }
    speech.onerror = () => {
      if (place.current.reading === reading) setListening('paused')
    }
    window.speechSynthesis.speak(speech)
  }

  // The page has a new one for each article: what is left is silent.
  useEffect(() => hush, [hush])

  const pause = () => {
    hush()
    setListening('paused')
  }
  const toggle = () => {
    if (listening === 'speaking') return pause()
    hush()
    pauseLesson()
    keepVoice(pause)
    hostBridge().then(({ pauseAudio }) => pauseAudio())
    setListening('speaking')
    read()
  }
  return { canListen, listening, toggle }
}
