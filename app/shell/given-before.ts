type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What was typed, ticked and chosen before the page's scripts ran. React leaves it in the boxes and knows nothing of it: the first
 * thing that is drawn anew would take it away. It is noted from the first script on, and told once React is there.
 */
const given = new Map<Control, { value: string; checked: boolean }>()
let stop = new AbortController()

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

const isFile = (control: Control) => control instanceof HTMLInputElement && control.type === 'file'

const note = (control: Control) => {
  // Of a group one is chosen.
  for (const other of given.keys())
    if (isTick(control) && control.type === 'radio' && other.name === control.name && other.form === control.form)
      given.delete(other)
  given.set(control, { value: control.value, checked: isTick(control) && control.checked })
}

/** A browser that loads a page anew, or goes back to it, fills boxes by itself: nobody ticked then. */
const isFreshPage = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}

const wasChanged = (control: Control): boolean => {
  if (isTick(control))
    return isFreshPage() && control.checked !== control.defaultChecked && (control.type !== 'radio' || control.checked)
  if (control instanceof HTMLSelectElement)
    return isFreshPage() && [...control.options].some((one) => one.defaultSelected && !one.selected)
  return control.type !== 'hidden' && control.value !== control.defaultValue
}

/** Notes what is in the boxes already, and what is given until React is there. */
export const watchGiven = (): void => {
  stop = new AbortController()
  for (const control of document.querySelectorAll<Control>('input, textarea, select'))
    if (wasChanged(control)) note(control)
  const hear = ({ target }: Event) => {
    if (isControl(target)) note(target)
  }
  for (const name of ['input', 'change']) document.addEventListener(name, hear, { capture: true, signal: stop.signal })
}

/** Gives the boxes what they had, as if it were given now. */
export const reportGiven = (): void => {
  stop.abort()
  for (const [control, { value, checked }] of given) {
    if (!control.isConnected || control.disabled) continue
    if (isTick(control)) tickAgain(control, checked)
    else if (control instanceof HTMLSelectElement || isFile(control)) chooseAgain(control, value)
    else typeAgain(control, value)
  }
  given.clear()
}

const tickAgain = (control: HTMLInputElement, checked: boolean) => {
  control.checked = !checked
  control.click()
}

const chooseAgain = (control: Control, value: string) => {
  if (!isFile(control)) control.value = value
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

const typeAgain = (control: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  const { selectionStart, selectionEnd } = control
  // React hears of a change only where the box has something else than what React itself put there last.
  control.value = value === '' ? control.defaultValue : ''
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  if (selectionStart !== null && document.activeElement === control)
    control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
