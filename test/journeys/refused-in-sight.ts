import { expect, type Locator, type Page } from '@playwright/test'

export type Refusal = 'seen' | 'out of sight' | 'nothing is said'

/** Sends the form without a word in it: whether one sees that it is refused. */
export const refuse = async (page: Page, form: Locator, button: Locator): Promise<Refusal | 'no form'> => {
  if (!(await button.isVisible()) || (await button.isDisabled())) return 'no form'
  for (const field of await form
    .locator('input:is([type="text"], [type="tel"], :not([type])):visible, textarea:visible')
    .all())
    if (await field.isEditable()) await field.fill('')
  // A dialog that stood open before says nothing by that.
  const before = await page.locator('dialog[open]').count()
  await button.click()
  const seen = () => page.evaluate(lookForRefusal, before)
  return expect
    .poll(seen, { timeout: 5_000 })
    .toBe('seen')
    .then(
      () => 'seen' as const,
      () => seen(),
    )
}

/** Whether a refusal is before the eyes: a wrong field with its words, words beside no field, or what is said in passing. */
const lookForRefusal = (dialogsBefore: number): Refusal => {
  const isInSight = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight || right <= left) return false
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return above !== null && (element.contains(above) || above.contains(element))
  }
  const all = [
    ...document.querySelectorAll(
      'main [aria-invalid="true"], dialog [aria-invalid="true"], main [data-fault], dialog [data-fault], [role="alert"]',
    ),
    ...document.querySelectorAll('input:invalid:focus, select:invalid:focus, textarea:invalid:focus'),
    ...[...document.querySelectorAll('[popover][role="status"]')].filter((one) => one.matches(':popover-open')),
    ...[...document.querySelectorAll('dialog[open]')].slice(dialogsBefore),
  ].filter((one) => one.matches('input, select, textarea, dialog') || (one.textContent ?? '') !== '')
  if (all.length === 0) return 'nothing is said'
  return all.some(isInSight) ? 'seen' : 'out of sight'
}
