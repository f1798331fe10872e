import type { HostWays } from '#kit/bridge/host-ways.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { cityStart, hostSettings, jsConfig } from '../contract.ts'

let asked: Promise<CallOutput<typeof hostSettings>> | undefined

/** What this installation says of the apps around a page; asked once for a page. */
export const settingsOfHosts = (): Promise<CallOutput<typeof hostSettings>> => {
  asked ??= callApi(hostSettings, {}).catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}

/** How the product speaks to the apps around its pages. */
export const hostWays = (): HostWays => ({
  scriptOf: async (host) => (await settingsOfHosts()).scripts[host],
  sign: (url) => callApi(jsConfig, { url }),
  cityStart: async () => {
    const { app_id, init_code } = await callApi(cityStart, {})
    return { appId: app_id, initCode: init_code }
  },
  cityBrand: async (text) => {
    const { brand, city_brand } = await settingsOfHosts()
    return text.replaceAll(brand, city_brand)
  },
  log: (fault, method, error) => console.warn(`host: ${method} ${fault}`, error),
})
