import { useSyncExternalStore } from 'react'
import { keepCookie } from '#kit/wire/browser/keep-cookie.ts'

const A_YEAR = 365

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-elder'] })
  return () => observer.disconnect()
}

/** Whether the large, calm version is on. The page's root element knows it, set before paint by the theme script. */
export function useElder(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => 'elder' in document.documentElement.dataset,
    () => false,
  )
}

/** Turns the elder version on or off, here and on the next visit. */
export function setElder(on: boolean): void {
  document.documentElement.toggleAttribute('data-elder', on)
  keepCookie('elder', on ? '1' : '0', A_YEAR)
}
