import { exportAccount } from '#app/areas/account/settings/contract.ts'
import type { TestApp } from './start-test-app.ts'

/** What the file of somebody's data has under this name. */
export const ownRows = async (app: TestApp, as: { key: string }, name: string) => {
  const { parts } = await app.callApi(exportAccount, {}, { key: as.key })
  const part = parts.find((one) => one.name === name)
  if (!part) throw new Error(`no part named ${name} in the file`)
  return part.rows
}
