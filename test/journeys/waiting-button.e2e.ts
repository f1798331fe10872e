import { expect } from '@playwright/test'
import { signInAtDesk } from './at-the-desk.ts'
import { test } from './journey.ts'

test('a button that waits for its answer keeps the focus and takes no second press; what it opens gives the focus back', async ({
  page,
}) => {
  await signInAtDesk(page, 'nurse1')
  await page.goto('/desk/counter')
  await page.getByRole('combobox', { name: '按什么找' }).selectOption({ label: '手机号' })
  await page.getByRole('textbox', { name: /手机号/ }).fill('13800000001')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '为这位办理' }).first().click()
  const opener = page.getByRole('button', { name: '核对身份' })
  let asked = 0
  let answer = () => {}
  await page.route('**/api/desk/**reveal**', async (route) => {
    asked += 1
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-busy', 'true')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  answer()
  const dialog = page.getByRole('dialog', { name: '核对身份' })
  await expect(dialog).toBeVisible()
  expect(asked).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})
