import type { MouseEvent } from 'react'

/** What a link does where it is pressed with nothing held down, in place of going to its page; any other press opens that, as links do. */
export const pressFirst =
  (onPress: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (!onPress || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPress()
  }
