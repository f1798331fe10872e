import { type RefCallback, useCallback } from 'react'

/** For a strip that scrolls sideways: brings the chosen one of its links into the middle, at first and whenever `chosen` changes. */
export const useShowCurrent = (chosen: string | undefined): RefCallback<HTMLElement> =>
  useCallback(
    (strip: HTMLElement | null) => {
      const link = chosen === undefined ? null : strip?.querySelector<HTMLElement>('[aria-current]')
      if (strip && link) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.clientWidth) / 2
    },
    [chosen],
  )
