let pause: (() => void) | undefined

/** Remembers how the voice that reads is silenced, while it reads; there is one at most. */
export const keepVoice = (silence: (() => void) | undefined): void => {
  pause = silence
}

/** Silences the voice that reads an article, where one is heard: somebody calls, or a lesson begins. */
export const pauseVoice = (): void => pause?.()
