import { type RefObject, useEffect } from 'react'

/** A wrong field, or (`data-fault`) what is said of a choice that no single control stands for. */
const faulty = '[aria-invalid="true"], [data-fault]'

/**
 * Brings the first wrong field of the form around `inside` before the eyes when its button was pressed: it may stand anywhere
 * above, or under the bar at the bottom. What is found wrong later, by the server, is brought there too; typing ends that.
 */
export const useFaultsInSight = (inside: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    let isSought = false
    const look = () => {
      const field = isSought ? form.querySelector<HTMLElement>(faulty) : null
      if (!field) return
      isSought = false
      field.focus({ preventScroll: true })
      field.scrollIntoView({ block: 'center' })
    }
    const watcher = new MutationObserver(look)
    watcher.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid', 'data-fault'] })
    const seek = () => {
      isSought = true
      // What was wrong already changes nothing, so nothing is heard of it.
      requestAnimationFrame(look)
    }
    const leave = () => {
      isSought = false
    }
    form.addEventListener('submit', seek)
    form.addEventListener('input', leave)
    return () => {
      watcher.disconnect()
      form.removeEventListener('submit', seek)
      form.removeEventListener('input', leave)
    }
  }, [inside])
}
