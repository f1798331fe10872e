/** A wrong field, or (`data-fault`) what is said of a choice that no single control stands for. */
const faulty = '[aria-invalid="true"], [data-fault]'
/** Why something was not done, beside no field. */
const said = '[role="alert"]'

/** It lies wholly inside the window, and nothing lies over it. */
const isInSight = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) return false
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return above !== null && (element.contains(above) || above.contains(element))
}

/** What was said before the form was sent stays where it is. */
const newWords = (around: Element, before: ReadonlyMap<Element, string>): Element | undefined =>
  [...around.querySelectorAll(said)].find((one) => {
    const words = one.textContent ?? ''
    return words !== '' && before.get(one) !== words && one.checkVisibility?.() !== false
  })

/** Watches a form that was sent until somebody types in it: what is wrong with it is brought before the eyes, whoever finds it. */
const watchForm = (form: HTMLFormElement): (() => void) => {
  const around = form.closest('dialog') ?? form.closest('main') ?? form
  const before = new Map([...around.querySelectorAll(said)].map((one) => [one, one.textContent ?? '']))
  const look = () => {
    const field = form.querySelector<HTMLElement>(faulty)
    if (field) {
      stop()
      field.focus({ preventScroll: true })
      field.scrollIntoView({ block: 'center' })
      return
    }
    const words = newWords(around, before)
    if (!words) return
    stop()
    if (!isInSight(words)) words.scrollIntoView({ block: 'center' })
  }
  const watcher = new MutationObserver(look)
  const stop = () => {
    watcher.disconnect()
    form.removeEventListener('input', stop)
  }
  watcher.observe(around, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-invalid', 'data-fault'],
  })
  form.addEventListener('input', stop)
  // What was wrong already changes nothing, so nothing is heard of it.
  requestAnimationFrame(look)
  return stop
}

/** Has the refusal of every form, on every page and in every sheet, seen without scrolling, wherever its button stands. */
export const keepRefusalsInSight = (): (() => void) => {
  let leave: (() => void) | undefined
  const seek = ({ target }: Event) => {
    leave?.()
    if (target instanceof HTMLFormElement) leave = watchForm(target)
  }
  document.addEventListener('submit', seek, true)
  return () => {
    leave?.()
    document.removeEventListener('submit', seek, true)
  }
}
