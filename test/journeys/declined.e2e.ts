import { expect } from '@playwright/test'
import { benchDemoDoctors, benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { benchDecline } from '#app/areas/workbench/consultations/contract.ts'
import { callAs } from './calls.ts'
import { askAnother } from './consult-steps.ts'
import { answerAtWorkbench } from './consulting.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

test('a doctor who cannot help gives it back: the money goes back too, and one tap leads to others, with what was written', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  const { ask_id, login_name } = await answerAtWorkbench(ask, false)
  const password = (await ask(benchDemoDoctors, {})).list.find((one) => one.login_name === login_name)?.password ?? ''
  const { doctor_key } = await callAs(baseURL)(benchSignIn, { login_name, password })
  await page.goto(`/ask/order?ask_id=${ask_id}`)
  await expect(page.getByRole('heading', { name: '等待接诊' })).toBeVisible()
  await callAs(baseURL, doctor_key)(benchDecline, { ask_id, reason: '需要线下面诊' })
  // Nobody asked anew: the page looks by itself from time to time.
  await expect(page.getByText('已原路退回')).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText('需要线下面诊').first()).toBeVisible()
  await askAnother(page, '最近一周早上起来总是头晕，量了两次血压都偏高。')
})
